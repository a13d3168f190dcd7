import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { Job } from '#domain/activity/audit-entry.ts';
import { Asset, AssetChange, NewAsset } from '#domain/assets/asset.ts';
import { AssetField, NewAssetField } from '#domain/assets/vocabulary/field.ts';
import { AssetFilter, AssetOrder } from '#domain/assets/filter.ts';
import { AssetOption, NewAssetOption } from '#domain/assets/vocabulary/option.ts';
import { AssetView, NewAssetView } from '#domain/assets/view.ts';
import { ImportKeyText } from '#domain/assets/import-fields.ts';
import { AssetImport, ImportPlan } from '#domain/assets/import-plan.ts';
import { Risk } from '#domain/assets/risk.ts';
import { BULK_FIELDS } from '#domain/assets/bulk-fields.ts';
import { AssetOperation, MOST_NAMED } from '#domain/assets/operation.ts';
import { AssetAnalytics } from '#domain/assets/analytics.ts';
import { AssetStatistics } from '#domain/assets/statistics.ts';
import { OWN_NAME_LENGTH } from '#domain/assets/values.ts';
import { AssetVocabulary } from '#domain/assets/vocabulary/vocabulary.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

const BulkChange = AssetChange.pick({
  ...(Object.fromEntries(BULK_FIELDS.map((field) => [field, true])) as Record<(typeof BULK_FIELDS)[number], true>),
  ownValues: true,
});

/** Assets by their ids, or all that a filter of the list shows. */
const Selection = z.union([
  z.object({ ids: z.array(z.uuid()).min(1, issue('assets_missing')).max(MOST_NAMED) }).strict(),
  z.object({ filter: AssetFilter }).strict(),
]);

/** How many assets held it. */
const Removed = z.object({ id: z.uuid(), assets: z.number().int() });

const Counted = z.array(z.object({ value: z.string(), assets: z.number().int() }));

export const assets = {
  list: endpoint({
    method: 'GET',
    path: '/assets',
    permission: 'assets.view',
    summary: 'The inventory, page by page',
    input: Paging.extend(AssetFilter.shape).extend(AssetOrder.shape),
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
  codes: {
    get: endpoint({
      method: 'GET',
      path: '/assets/codes/{code}',
      permission: 'assets.view',
      summary: 'The asset whose label has this code',
      input: z.object({ code: z.string().max(40) }),
      output: ById,
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
  views: {
    list: endpoint({
      method: 'GET',
      path: '/asset-views',
      permission: 'assets.view',
      summary: 'Saved views of the list: one’s own, then those that others share',
      input: Nothing,
      output: z.array(AssetView),
    }),
    get: endpoint({
      method: 'GET',
      path: '/asset-views/{id}',
      permission: 'assets.view',
      summary: 'A saved view, of one’s own or shared',
      input: ById,
      output: AssetView,
    }),
    add: endpoint({
      method: 'POST',
      path: '/asset-views',
      permission: 'assets.view',
      summary: 'Save a view; sharing it with the organisation takes the right to edit assets',
      input: NewAssetView,
      output: AssetView,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/asset-views/{id}',
      permission: 'assets.view',
      summary: 'Change a view of one’s own',
      input: ById.extend(NewAssetView.partial().shape),
      output: AssetView,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/asset-views/{id}',
      permission: 'assets.view',
      summary: 'Remove a view of one’s own; with the right to edit settings also a shared one',
      input: ById,
      output: z.object({ id: z.uuid() }),
    }),
  },
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
  vocabulary: {
    get: endpoint({
      method: 'GET',
      path: '/asset-vocabulary',
      permission: 'assets.view',
      summary: 'The types, departments, statuses and fields that the organisation added to those of every inventory',
      input: Nothing,
      output: AssetVocabulary,
    }),
  },
  options: {
    add: endpoint({
      method: 'POST',
      path: '/asset-options',
      permission: 'assets.edit',
      summary: 'Add a type, a department or a status; a status says which of the standard ones it counts as',
      input: NewAssetOption,
      output: AssetOption,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/asset-options/{id}',
      permission: 'assets.edit',
      summary: 'Change one; under a new name the assets that hold it do so too',
      input: ById.extend(AssetOption.omit({ id: true, field: true }).partial().shape),
      output: AssetOption,
    }),
    remove: endpoint({
      method: 'POST',
      path: '/asset-options/{id}/removal',
      permission: 'assets.edit',
      summary: 'Remove one; where assets hold it, only with the choice that takes its place',
      input: ById.extend({ replaceBy: z.string().max(OWN_NAME_LENGTH).optional() }),
      output: Removed,
    }),
  },
  fields: {
    add: endpoint({
      method: 'POST',
      path: '/asset-fields',
      permission: 'assets.edit',
      summary: 'Add a field to every asset',
      input: NewAssetField,
      output: AssetField,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/asset-fields/{id}',
      permission: 'assets.edit',
      summary: 'Rename a field, or change its choices; its kind stays',
      input: ById.extend(AssetField.omit({ id: true, kind: true }).partial().shape),
      output: AssetField,
    }),
    remove: endpoint({
      method: 'POST',
      path: '/asset-fields/{id}/removal',
      permission: 'assets.edit',
      summary: 'Remove a field with what stands in it; refused where more than `assets` assets would lose something',
      input: ById.extend({ assets: z.coerce.number().int().min(0).default(0) }),
      output: Removed,
    }),
  },
  headings: {
    list: endpoint({
      method: 'GET',
      path: '/asset-headings',
      permission: 'assets.view',
      summary: 'What imports have learnt: the field that a heading means in this organisation',
      input: Nothing,
      output: z.array(z.object({ heading: z.string(), field: ImportKeyText })),
    }),
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
