import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Asset, AssetChange, AssetFacts } from '#domain/assets/asset.ts';
import type { AssetField } from '#domain/assets/vocabulary/field.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { AssetOperation } from '#domain/assets/operation.ts';
import type { AssetOption } from '#domain/assets/vocabulary/option.ts';
import type { AssetView } from '#domain/assets/view.ts';
import type { ColumnsOf } from '../platform/fact-columns.ts';
import type { ImportChange, ImportOutcome, ImportPlan } from '#domain/assets/import-plan.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface AssetTables {
  assets: ColumnsOf<AssetFacts> & {
    id: Generated<string>;
    organisation_id: string;
    version: Generated<number>;
    created_at: At;
    updated_at: At;
    lasting_risk_points: GeneratedAlways<number>;
    search_text: GeneratedAlways<string>;
  };
  asset_imports: {
    id: string;
    organisation_id: string;
    file_id: string;
    file_name: string;
    plan: Json<ImportPlan>;
    last_row: Generated<number>;
    outcome: Json<ImportOutcome>;
    claimed: JsonDefault<string[]>;
    is_preview: Generated<boolean>;
    changes: JsonDefault<ImportChange[]>;
    started_at: At;
    started_by_name: string;
    finished_at: At | null;
  };
  asset_operations: {
    id: string;
    organisation_id: string;
    kind: AssetOperation['kind'];
    title: string;
    change: Json<AssetChange>;
    at: At;
    by_name: string;
    finished_at: At | null;
    undone_at: At | null;
    undone_by_name: string | null;
  };
  asset_operation_rows: {
    operation_id: string;
    organisation_id: string;
    asset_id: string;
    name: string;
    state: 'waiting' | 'done' | 'skipped' | 'undone' | 'kept';
    before: Json<Asset> | null;
    version: number | null;
  };
  asset_views: {
    id: string;
    organisation_id: string;
    owner_id: string;
    owner_name: string;
    name: string;
    query: Json<AssetView['query']>;
    columns: Json<AssetView['columns']>;
    is_shared: boolean;
    created_at: At;
  };
  asset_options: {
    id: string;
    organisation_id: string;
    field: AssetOption['field'];
    name: string;
    category: AssetOption['category'];
    counts_as: string | null;
  };
  asset_fields: ColumnsOf<AssetField> & { organisation_id: string; position: number };
  asset_headings: {
    organisation_id: string;
    heading: string;
    field: ImportKey;
    at: At;
  };
}
