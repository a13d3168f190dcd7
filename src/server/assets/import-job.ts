import { assetSubject } from '#domain/assets/subject.ts';
import { sql } from 'kysely';
import { learntFrom } from '#domain/assets/reading/column-matches.ts';
import { IMPORT_LIMITS, ImportOutcome } from '#domain/assets/import-plan.ts';
import { countSerials, validateRow } from '#domain/assets/import-rows.ts';
import type { ImportRow } from '#domain/assets/import-rows.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import type { Context } from '../platform/context.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import { forbidden, notFound, Problem } from '../platform/http/problems.ts';
import { keepHeadings } from './headings.ts';
import { writeRows } from './import-batch.ts';
import type { Batch } from './import-batch.ts';
import { keepProgress, lockImport, lockInventory } from './imports.ts';
import { changeOperation } from './operations.ts';
import { readVocabulary } from './vocabulary.ts';
import { openTable, type OpenTable } from '../platform/spreadsheets/open-table.ts';

const REFUSALS: Record<TableRefusal, string> = {
  empty: 'The file is empty.',
  'no-rows': 'The file has headings but no rows.',
  'too-many-rows': 'The file has more than 200,000 rows.',
  'too-many-columns': 'The file has more than 500 columns.',
  'too-large': 'The file is larger than 50 MB.',
  'not-text': 'The file is no CSV text.',
  'not-a-workbook': 'The file is no Excel workbook (.xlsx).',
  unreadable: 'The file cannot be read.',
};

/** What is said of a file beside its rows. */
type Head = Pick<OpenTable, 'headers' | 'notices'>;
type Held = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

async function hold(context: Context, run: JobRun<object>): Promise<Held> {
  const held = await lockImport(context.db, run.organisationId, run.id);
  if (!held) throw notFound();
  return held;
}

async function open(run: JobRun<object>, held: Held) {
  const { place = null, mapping } = held.plan;
  const asked = { limits: IMPORT_LIMITS, place, key: mapping.indexOf('name') };
  const table = await openTable(run.files.pathOf(held.sha256), held.file_name, asked, run.signal);
  if ('refusal' in table) throw new Problem(422, 'not_a_table', REFUSALS[table.refusal]);
  return table;
}

/** The first pass: which serial numbers stand in the file more than once. */
async function serialsOf(run: JobRun<object>, held: Held): Promise<Map<string, number>> {
  const table = await open(run, held);
  run.progress(0, table.total);
  const counts = new Map<string, number>();
  for await (const rows of table.pieces())
    for (const [serial, count] of countSerials(rows, held.plan)) counts.set(serial, (counts.get(serial) ?? 0) + count);
  return counts;
}

/** Writes one piece with its audit entries and how far the import is, all in one transaction; what is behind `last_row` is done already. */
async function importPiece(
  run: JobRun<object>,
  head: Head,
  rows: ImportRow[],
  serials: Map<string, number>,
  mode: Batch['mode'],
): Promise<void> {
  await run.transact(async (context) => {
    await lockInventory(context.db, run.organisationId);
    const held = await hold(context, run);
    const due = rows.filter(({ row }) => row > held.last_row);
    if (due.length === 0) return;
    const vocabulary = await readVocabulary(context.db, run.organisationId);
    const plan = { ...held.plan, vocabulary };
    const checked = due.map((row) => validateRow(row, plan, serials));
    const batch: Batch = {
      context,
      mode: held.is_preview ? 'preview' : mode,
      operationId: run.id,
      fileName: held.file_name,
      headers: head.headers,
      plan: held.plan,
      vocabulary,
      // One that was begun before lacks what is counted since.
      outcome: { ...ImportOutcome.parse(held.outcome), notices: head.notices },
      changes: [...held.changes],
      claimed: new Set(held.claimed),
      serials,
    };
    await writeRows(batch, checked);
    await keepProgress(context.db, run.organisationId, run.id, {
      lastRow: due.at(-1)?.row ?? held.last_row,
      outcome: batch.outcome,
      claimed: [...batch.claimed],
      changes: batch.changes,
      finishedAt: null,
    });
  });
}

/** A piece that the database refuses as a whole is written row by row, so that only the row at fault is left out. */
async function importCarefully(run: JobRun<object>, head: Head, rows: ImportRow[], serials: Map<string, number>) {
  try {
    await importPiece(run, head, rows, serials, 'write');
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    run.log.warn({ err: error }, 'rows refused, trying one by one');
    for (const row of rows) {
      await importPiece(run, head, [row], serials, 'write').catch((problem: unknown) => {
        if (!isRefusedByDatabase(problem)) throw problem;
        return importPiece(run, head, [row], serials, 'give-up');
      });
    }
  }
}

/** SQLSTATE 22 (a value the column does not take) and 23 (a rule of the table). */
function isRefusedByDatabase(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23]/.test(code);
}

async function finish(run: JobRun<object>, headers: string[]) {
  return run.transact(async (context) => {
    const held = await hold(context, run);
    const { outcome, claimed, changes, last_row: lastRow, file_name: title } = held;
    if (held.finished_at) return outcome;
    const finishedAt = context.now;
    await keepProgress(context.db, run.organisationId, run.id, { lastRow, outcome, claimed, changes, finishedAt });
    if (held.is_preview) return outcome;
    await changeOperation(context.db, run.organisationId, run.id, { finished_at: context.now });
    await keepHeadings(context.db, run.organisationId, learntFrom(headers, held.plan.mapping), context.now);
    const { failed: _cells, leftEmptyCells: _left, notices: _notices, ...counts } = outcome;
    context.record({ action: 'imported', subject: assetSubject, subjectId: run.id, title, after: counts });
    await sql`select clausewise.refresh_statistics('assets')`.execute(context.db);
    return outcome;
  });
}

/** Imports a file into the inventory. A run cut off by a crash goes on behind the last row it wrote. */
export const importAssets = defineJob<object>('assets.import', { atOnce: 1 }, async (run) => {
  if (!run.actor.permissions.includes('assets.edit')) throw forbidden();
  const held = await run.transact((context) => hold(context, run));
  const serials = await serialsOf(run, held);
  const { total, pieces, ...head } = await open(run, held);
  let done = 0;
  for await (const rows of pieces()) {
    run.signal.throwIfAborted();
    await importCarefully(run, head, rows, serials);
    done += rows.length;
    run.progress(done, total);
  }
  return finish(run, head.headers);
});
