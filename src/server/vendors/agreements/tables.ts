import type { ColumnType, Generated } from 'kysely';
import type { Agreement } from '#domain/vendors/agreements/agreement.ts';
import type {
  AgreementQuote,
  Commitment,
  CommitmentFacts,
  ServiceHours,
} from '#domain/vendors/agreements/commitment.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string | undefined, string>;

export interface AgreementTables {
  agreements: {
    id: string;
    organisation_id: string;
    vendor_id: string | null;
    title: string;
    file_id: string | null;
    file_name: string | null;
    source_text: string | null;
    text: string | null;
    page_starts: Json<number[]>;
    language: string | null;
    is_read: Generated<boolean>;
    is_cut: Generated<boolean>;
    disclaimers: Json<AgreementQuote[]>;
    business_hours: ColumnType<ServiceHours | null, string | null | undefined, string | null>;
    effective_on: string | null;
    ends_on: string | null;
    time_zone: string;
    replaces_id: string | null;
    state: Agreement['state'];
    refusal: Agreement['refusal'];
    refusal_detail: string | null;
    job_id: string | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
    version: Generated<number>;
  };
  agreement_commitments: {
    id: string;
    organisation_id: string;
    agreement_id: string;
    position: number;
    facts: ColumnType<CommitmentFacts, string, string>;
    proposed: ColumnType<CommitmentFacts | null, string | null | undefined, string | null>;
    quote: ColumnType<AgreementQuote | null, string | null | undefined, string | null>;
    is_added: boolean;
    state: Commitment['state'];
    decided_at: At | null;
    decided_by: string | null;
    decided_by_name: string | null;
    version: Generated<number>;
  };
}
