import { z } from 'zod';
import { LONG_TEXT } from './asset.ts';
import { ImportKeyText, isRequiredKey } from './import-fields.ts';
import { ImportIssue } from './import-issues.ts';
import { TableNotice } from '../tables/left-out.ts';
import type { AssetVocabulary } from './vocabulary/vocabulary.ts';
import { TablePlace } from '../tables/sheet.ts';

/** Bounds of one file. */
export const IMPORT_LIMITS = { bytes: 50_000_000, rows: 200_000, columns: 500, cell: 32_767 } as const;
export const IMPORT_EXTENSIONS = ['.csv', '.xlsx'] as const;

/** How a file is read: the field of each column, the words a person replaced, and how its dates are meant. */
export const ImportPlan = z.object({
  /** Where the table stands in the file; without it on the first sheet, from its first row on. */
  place: TablePlace.optional(),
  mapping: z.array(ImportKeyText.nullable()).min(1).max(IMPORT_LIMITS.columns),
  /** Of two for the same cells the first counts, one with a `where` before one without. */
  replacements: z
    .array(
      z.object({
        field: ImportKeyText,
        from: z.string().max(IMPORT_LIMITS.cell),
        to: z.string().max(300),
        /** Only in rows that say this in another field. */
        where: z.object({ field: ImportKeyText, is: z.string().max(300) }).optional(),
      }),
    )
    .max(1000),
  /** Columns that stand in for a field where its own cell is empty. */
  fillFrom: z
    .array(z.object({ field: ImportKeyText, column: z.number().int().min(0).max(IMPORT_LIMITS.columns) }))
    .max(IMPORT_LIMITS.columns)
    .optional(),
  /** Cells a person corrected, by the number of their row; also of fields that no column fills. */
  edits: z
    .array(z.object({ row: z.number().int().min(1), field: ImportKeyText, to: z.string().max(LONG_TEXT) }))
    .max(5000)
    .optional(),
  dateOrder: z.enum(['day-first', 'month-first']),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

/** A plan and what the organisation's own words in the file mean; without them only those of every inventory are read. */
export type ReadingPlan = ImportPlan & { vocabulary?: AssetVocabulary | undefined };

/** At least one required field has to be mapped (specification, section 4), and no field twice. */
export function problemOfMapping(mapping: ImportPlan['mapping']): 'nothing-required' | 'field-twice' | null {
  const keys = mapping.filter((key) => key !== null);
  if (new Set(keys).size < keys.length) return 'field-twice';
  return keys.some(isRequiredKey) ? null : 'nothing-required';
}

const NamedCell = ImportIssue.extend({ row: z.number().int(), column: z.string(), message: z.string() });
export type NamedCell = z.infer<typeof NamedCell>;

/** What became of every row: total = created + updated + unchanged + skipped + unsaved. `failed` names the first 500 cells at fault. */
export const ImportOutcome = z.object({
  total: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows with an error; nothing was written for them. */
  skipped: z.number().int(),
  /** Rows without an error that the database refused. */
  unsaved: z.number().int(),
  failed: z.array(NamedCell),
  /** Cells of imported rows that could not be read and say nothing of the asset, all of them and the first 500. Imports of before count none. */
  leftEmpty: z.number().int().default(0),
  leftEmptyCells: z.array(NamedCell).default([]),
  /** What the file holds beside its rows. */
  notices: z.array(TableNotice).default([]),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const MOST_FAILURES = 500;

/** What an import does to one asset: added, or these fields changed. Values are those of the asset's facts. */
export const ImportChange = z.object({
  row: z.number().int(),
  name: z.string(),
  kind: z.enum(['added', 'changed']),
  fields: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
});
export type ImportChange = z.infer<typeof ImportChange>;

/** Changes that a preview shows one by one; the counts are of all. */
export const MOST_CHANGES = 200;

/** One import and what became of its rows so far. Its id is that of its job. */
export const AssetImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  startedAt: z.string(),
  startedByName: z.string(),
  finishedAt: z.string().nullable(),
  outcome: ImportOutcome,
  /** Nothing was written: this is what the import would do. */
  isPreview: z.boolean(),
  changes: z.array(ImportChange),
});
export type AssetImport = z.infer<typeof AssetImport>;
