import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import {
  Asset,
  AssetCategory,
  AssetChange,
  AssetStatus,
  AssetType,
  NewAsset,
  RiskLevel,
} from '#domain/assets/asset.ts';
import { ASSET_SLICES } from '#domain/assets/slices.ts';
import { COMPLIANCE_STATUSES, DEPARTMENTS } from '#domain/assets/values.ts';
import { AssetImport, ImportPlan } from '#domain/assets/import-plan.ts';
import { Risk } from '#domain/assets/risk.ts';
import { BULK_FIELDS } from '#domain/assets/bulk-fields.ts';
import { AssetOperation, MOST_NAMED } from '#domain/assets/operation.ts';
import { AssetAnalytics } from '#domain/assets/analytics.ts';
import { AssetStatistics } from '#domain/assets/statistics.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

export const ASSET_SORTS = [
  'name',
  'type',
  'category',
  'owner',
  'status',
  'riskLevel',
  'lastUpdated',
  'serialNumber',
  'location',
] as const;

/** Combined with AND. `search` is a substring of name, type, owner or serial number, `owner` of the owner; the others are exact. */
export const AssetFilter = z.object({
  search: z.string().max(200).optional(),
  type: AssetType.optional(),
  category: AssetCategory.optional(),
  status: AssetStatus.optional(),
  riskLevel: RiskLevel.optional(),
  location: z.string().max(300).optional(),
  owner: z.string().max(300).optional(),
  complianceStatus: z.enum(COMPLIANCE_STATUSES).optional(),
  /** `none`: where no department is named. */
  department: z.enum([...DEPARTMENTS, 'none']).optional(),
  /** What a figure of the overview or the analytics counts. */
  only: z.enum(ASSET_SLICES).optional(),
});
export type AssetFilter = z.infer<typeof AssetFilter>;

const BulkChange = AssetChange.pick(
  Object.fromEntries(BULK_FIELDS.map((field) => [field, true])) as Record<(typeof BULK_FIELDS)[number], true>,
);

/** Assets by their ids, or all that a filter of the list shows. */
const Selection = z.union([
  z.object({ ids: z.array(z.uuid()).min(1, 'Choose at least one asset').max(MOST_NAMED) }).strict(),
  z.object({ filter: AssetFilter }).strict(),
]);

const Counted = z.array(z.object({ value: z.string(), assets: z.number().int() }));

export const assets = {
  list: endpoint({
    method: 'GET',
    path: '/assets',
    permission: 'assets.view',
    summary: 'The inventory, page by page',
    input: Paging.extend(AssetFilter.shape).extend({
      sort: z.enum(ASSET_SORTS).optional(),
      direction: z.enum(['asc', 'desc']).optional(),
    }),
    output: pageOf(Asset),
  }),
  statistics: {
    get: endpoint({
      method: 'GET',
      path: '/assets/statistics',
      permission: 'assets.view',
      summary: 'Totals, distributions and the compliance score of the inventory',
      input: Nothing,
      output: AssetStatistics,
    }),
  },
  analytics: {
    get: endpoint({
      method: 'GET',
      path: '/assets/analytics',
      permission: 'assets.view',
      summary: 'Coverage, age, cost and overdue reviews, as a whole, by category and by department',
      input: Nothing,
      output: AssetAnalytics,
    }),
  },
  choices: {
    list: endpoint({
      method: 'GET',
      path: '/assets/choices',
      permission: 'assets.view',
      summary: 'The locations and owners in use, the most frequent first, at most 200 each',
      input: Nothing,
      output: z.object({ locations: Counted, owners: Counted }),
    }),
  },
  get: endpoint({
    method: 'GET',
    path: '/assets/{id}',
    permission: 'assets.view',
    summary: 'An asset, and its risk score with the parts',
    input: ById,
    output: Asset.extend({ risk: Risk }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/assets',
    permission: 'assets.edit',
    summary: 'Add an asset; it starts as Pending Review',
    input: NewAsset,
    output: Asset,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/assets/{id}',
    permission: 'assets.edit',
    summary: 'Change an asset; with `version`, only if nobody changed it since',
    input: ById.extend(AssetChange.shape).extend({ version: z.number().int().optional() }),
    output: Asset,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/assets/{id}',
    permission: 'assets.edit',
    summary: 'Remove an asset',
    input: ById,
    output: z.object({ id: z.uuid() }),
  }),
  operations: {
    list: endpoint({
      method: 'GET',
      path: '/asset-operations',
      permission: 'assets.view',
      summary: 'The last things done to many assets at once, which can be undone',
      input: Nothing,
      output: z.array(AssetOperation),
    }),
    get: endpoint({
      method: 'GET',
      path: '/asset-operations/{id}',
      permission: 'assets.view',
      summary: 'One of them, with the assets that its undoing left alone',
      input: ById,
      output: AssetOperation,
    }),
    add: endpoint({
      method: 'POST',
      path: '/asset-operations',
      permission: 'assets.edit',
      summary: 'Change a selection of assets, or remove it',
      input: z.object({ selection: Selection, change: BulkChange.strict().nullable() }),
      output: Job,
    }),
    undo: {
      add: endpoint({
        method: 'POST',
        path: '/asset-operations/{id}/undo',
        permission: 'assets.edit',
        summary: 'Take an operation back; assets that somebody changed since are left as they are and named',
        input: ById,
        output: Job,
      }),
    },
  },
  imports: {
    add: endpoint({
      method: 'POST',
      path: '/asset-imports',
      permission: 'assets.edit',
      summary:
        'Import an uploaded CSV or XLSX file; rows with a known serial number change that asset. A preview writes nothing and says what would change',
      input: ImportPlan.extend({ fileId: z.uuid(), isPreview: z.boolean().optional() }),
      output: Job,
    }),
    get: endpoint({
      method: 'GET',
      path: '/asset-imports/{id}',
      permission: 'assets.view',
      summary: 'What became of an import, row by row where one failed; the id is that of its job',
      input: ById,
      output: AssetImport,
    }),
  },
};
