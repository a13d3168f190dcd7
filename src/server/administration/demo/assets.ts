import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { countSerials, validateRows } from '#domain/assets/import-rows.ts';
import { ImportOutcome, type ImportPlan } from '#domain/assets/import-plan.ts';
import { writeRows } from '../../assets/import-batch.ts';
import { NO_ROWS } from '../../assets/imports.ts';
import { STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import type { Context } from '../../platform/context.ts';
import { readDemoAssets } from './content.ts';

/** Imports the inventory, whose days count from `today` (ISO date). */
export async function importAssets(context: Context, today: string): Promise<void> {
  const { headers, rows } = readDemoAssets(today);
  const plan: ImportPlan = { mapping: matchHeaders(headers), replacements: [], dateOrder: 'day-first' };
  const outcome = ImportOutcome.parse(NO_ROWS);
  const serials = countSerials(rows, plan);
  const batch = {
    context,
    mode: 'write' as const,
    operationId: null,
    changes: [],
    vocabulary: STANDARD_VOCABULARY,
    fileName: 'assets.csv',
    headers,
    plan,
    outcome,
    claimed: new Set<string>(),
  };
  await writeRows({ ...batch, serials }, validateRows(rows, plan));
  if (outcome.created < rows.length) throw new Error(`The demo's assets do not fit: ${JSON.stringify(outcome.failed)}`);
}
