import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { VendorFacts, VendorRecord } from '#domain/vendors/record.ts';
import type { ScoreBasis } from '#domain/vendors/score.ts';
import type { VendorInput } from '#domain/vendors/vendor.ts';
import type { VendorReview } from '#domain/vendors/view.ts';
import type { ColumnsOf } from '../platform/fact-columns.ts';

type At = ColumnType<Date, Date | string, Date | string>;

interface OfVendor {
  organisation_id: string;
  vendor_id: string;
}

export interface VendorTables {
  vendors: ColumnsOf<VendorInput> & {
    id: string;
    organisation_id: string;
    score: number;
    last_scan_at: At | null;
    created_at: At;
    created_by_name: string;
    changed_at: At;
    version: Generated<number>;
    search_text: GeneratedAlways<string>;
  };
  vendor_records: OfVendor & {
    id: string;
    facts: ColumnType<VendorFacts, string, string>;
    kind: GeneratedAlways<VendorFacts['kind']>;
    created_at: At;
    created_by_name: string;
    changed_at: At;
  };
  vendor_scores: OfVendor & {
    id: string;
    score: number;
    basis: ColumnType<ScoreBasis, string, never>;
    scored_at: At;
    scored_by_name: string;
  };
  vendor_import_rows: OfVendor & {
    import_id: string;
    before: ColumnType<VendorInput | null, string | null, never>;
    version: number;
    record_ids: string[];
    records_before: ColumnType<Pick<VendorRecord, 'id' | 'facts'>[], string, never>;
    at: At;
  };
  vendor_reviews: OfVendor & {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    outcome: VendorReview['outcome'];
    note: string;
    next_on: string;
    reviewed_at: At;
    reviewed_by: string;
    reviewed_by_name: string;
  };
  vendor_told: OfVendor & { what: string; told_at: At };
  vendor_assets: OfVendor & { asset_id: string };
  vendor_risks: OfVendor & { risk_id: string };
}
