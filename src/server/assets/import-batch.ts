import { assetSubject } from '#domain/assets/subject.ts';
import { problemsOf } from '#domain/assets/asset.ts';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { type AssetField, ownChanges } from '#domain/assets/vocabulary/field.ts';
import { findField } from '#domain/assets/import-fields.ts';
import { ownIdOf } from '#domain/assets/vocabulary/own-key.ts';
import { type ImportIssue, issueSentence, LEFT_EMPTY } from '#domain/assets/import-issues.ts';
import { mergeImported, saysTheSame } from '#domain/assets/import-merge.ts';
import { MOST_CHANGES, MOST_FAILURES } from '#domain/assets/import-plan.ts';
import type { ImportChange, ImportOutcome, ImportPlan, NamedCell } from '#domain/assets/import-plan.ts';
import { type CheckedRow, unnumberedKey } from '#domain/assets/import-rows.ts';
import type { AssetVocabulary } from '#domain/assets/vocabulary/vocabulary.ts';
import type { Change } from '../platform/audit-trail/record.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';
import { insertAssets, knownAssets, updateAssets } from './imports.ts';
import { noteRows } from './operations.ts';
import { dayOf } from '../platform/day.ts';
import { toldFacts } from './vocabulary.ts';
import { factsOf } from './rows.ts';

const english = messagesOf('assets', 'en');

export interface Batch {
  context: Context;
  /** `give-up` writes nothing and says that the rows could not be saved; `preview` writes nothing and says what would be written. */
  mode: 'write' | 'give-up' | 'preview';
  /** The operation by which the rows can be undone; null where nobody will want to. */
  operationId: string | null;
  fileName: string;
  headers: string[];
  plan: ImportPlan;
  vocabulary: AssetVocabulary;
  /** Counted up. */
  outcome: ImportOutcome;
  /** The first changes, for a preview. */
  changes: ImportChange[];
  /** Assets that a row of this file has found already, where its serial number, or without one its name, stands in the file more than once. */
  claimed: Set<string>;
  serials: ReadonlyMap<string, number>;
}

interface Plan {
  row: number;
  id: string;
  before: Asset | null;
  facts: AssetFacts;
}

/** Writes checked rows: new assets added, known ones changed, each with its audit entry. Every row is counted once. */
export async function writeRows(batch: Batch, rows: CheckedRow[]): Promise<void> {
  const { context, outcome } = batch;
  outcome.total += rows.length;
  const good = rows.filter((row) => row.status !== 'error');
  for (const row of rows) if (row.status === 'error') skip(batch, row, row.errors);
  if (batch.mode === 'give-up') {
    for (const row of good) fail(batch, row);
    return;
  }
  const plans = await planRows(batch, good);
  const added = plans.filter(({ before }) => !before);
  const changed = plans.filter(({ before, facts }) => before && !saysTheSame(before, facts));
  outcome.created += added.length;
  outcome.updated += changed.length;
  outcome.unchanged += plans.length - added.length - changed.length;
  if (batch.mode === 'preview') {
    const shown = [...added, ...changed].toSorted((a, b) => a.row - b.row);
    batch.changes.push(
      ...shown.slice(0, MOST_CHANGES - batch.changes.length).map((plan) => previewOf(plan, batch.vocabulary.fields)),
    );
    return;
  }
  await insertAssets(context.db, context.organisationId, added, context.now);
  await updateAssets(context.db, context.organisationId, changed, context.now);
  if (batch.operationId)
    await noteRows(context.db, context.organisationId, batch.operationId, [...added, ...changed].map(noteOf));
  context.recordAll([...added, ...changed].map((plan) => changeOf(plan, batch.vocabulary.fields)));
}

function previewOf({ row, before, facts }: Plan, own: readonly AssetField[]): ImportChange {
  if (!before) return { row, name: facts.name, kind: 'added', fields: [] };
  const { ownValues, ...standard } = facts;
  const fields: ImportChange['fields'] = (Object.keys(standard) as (keyof typeof standard)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(facts[field]))
    .map((field) => ({ field, before: before[field], after: facts[field] }));
  for (const [id, after] of Object.entries(ownChanges(before.ownValues, ownValues)))
    fields.push({
      field: own.find((each) => each.id === id)?.name ?? id,
      before: before.ownValues[id] ?? null,
      after,
    });
  return { row, name: facts.name, kind: 'changed', fields };
}

function noteOf({ id, before, facts }: Plan) {
  const version = before ? before.version + 1 : 1;
  return { asset_id: id, name: facts.name, state: 'done' as const, before, version };
}

function changeOf({ id, before, facts }: Plan, fields: readonly AssetField[]): Change<typeof assetSubject> {
  const shared = { subject: assetSubject, subjectId: id, title: facts.name };
  const after = toldFacts(facts, fields);
  return before
    ? { ...shared, action: 'changed', before: toldFacts(factsOf(before), fields), after }
    : { ...shared, action: 'added', after };
}

/**
 * Finds the asset each row speaks of. Where a serial number stands in the file more than once, each row takes another asset, one of the same
 * name first, so that such rows are neither folded into one nor added again by the next import. What has no serial number is known by its
 * name and type. The asset tag finds an asset that the serial number does not; where the two speak of different assets, the row is skipped.
 */
async function planRows(batch: Batch, rows: CheckedRow[]): Promise<Plan[]> {
  const { context: organisationContext, claimed, serials } = batch;
  const { db, organisationId, now } = organisationContext;
  const there = await knownAssets(db, organisationId, keysOf(rows), now);
  const known = Map.groupBy(there, keyOf);
  const tagged = Map.groupBy(there, ({ assetTag }) => assetTag);
  const shared = { today: dayOf(now), reason: `Imported from ${batch.fileName}`.slice(0, 1000) };
  const plans: Plan[] = [];
  for (const row of rows) {
    const imported = row.asset as Parameters<typeof mergeImported>[1];
    const { serialNumber = '', assetTag = '' } = imported;
    const isShared = (serials.get(keyOf(imported)) ?? 0) > 1;
    const free = (known.get(keyOf(imported)) ?? []).filter(({ id }) => !claimed.has(id));
    const named = free.find(
      ({ name, type }) => name === imported.name && (serialNumber !== '' || type === imported.type),
    );
    const bySerial = serialNumber === '' ? undefined : ((isShared ? named : undefined) ?? free[0]);
    const byTag = assetTag === '' ? undefined : theOnly(tagged.get(assetTag)?.filter(({ id }) => !claimed.has(id)));
    if (bySerial && byTag && bySerial.id !== byTag.id) {
      skip(batch, row, [{ code: 'tag-of-another', field: 'assetTag', value: assetTag, suggestion: byTag.name }]);
      continue;
    }
    const before = bySerial ?? byTag ?? (serialNumber === '' ? named : undefined) ?? null;
    const isCategoryDerived = row.warnings.some(
      ({ code, field, value }) => code === 'derived' && field === 'category' && value === '',
    );
    const facts = mergeImported(before && factsOf(before), imported, { ...shared, isCategoryDerived });
    const problem = problemsOf(facts)[0];
    if (problem) {
      skip(batch, row, [
        problem.path === 'serialNumber'
          ? { code: 'required', field: 'serialNumber', value: '', suggestion: null }
          : { code: 'licenses', field: 'usedLicenses', value: String(facts.usedLicenses), suggestion: null },
      ]);
      continue;
    }
    const id = before?.id ?? organisationContext.newId();
    if (isShared || (before && before === byTag)) claimed.add(id);
    nameLeftEmpty(batch, row);
    plans.push({ row: row.index, id, before, facts });
  }
  return plans;
}

const keyOf = ({ serialNumber, name }: { serialNumber?: string; name?: string }) => serialNumber || unnumberedKey(name);

const theOnly = <T>(all: readonly T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined);

function keysOf(rows: CheckedRow[]): { serials: string[]; names: string[]; tags: string[] } {
  const serials = new Set(rows.flatMap(({ asset }) => asset.serialNumber || []));
  const names = new Set(rows.flatMap(({ asset }) => (asset.serialNumber ? [] : (asset.name ?? []))));
  const tags = new Set(rows.flatMap(({ asset }) => asset.assetTag || []));
  return { serials: [...serials], names: [...names], tags: [...tags] };
}

function nameLeftEmpty(batch: Batch, row: CheckedRow): void {
  const cells = row.warnings.filter(({ code }) => LEFT_EMPTY.includes(code));
  batch.outcome.leftEmpty += cells.length;
  nameCells(batch, row, cells, batch.outcome.leftEmptyCells);
}

function skip(batch: Batch, row: CheckedRow, issues: ImportIssue[]): void {
  batch.outcome.skipped += 1;
  nameCells(batch, row, issues, batch.outcome.failed);
}

function fail(batch: Batch, row: CheckedRow): void {
  batch.outcome.unsaved += 1;
  const issue = { code: 'not-saved', field: 'name', value: row.asset.name ?? '', suggestion: null } as const;
  nameCells(batch, row, [issue], batch.outcome.failed);
}

/** Says which cell of which row it is; the column by its heading in the file. */
function nameCells(
  { headers, plan, vocabulary }: Batch,
  { index }: CheckedRow,
  issues: ImportIssue[],
  named: NamedCell[],
): void {
  for (const issue of issues) {
    if (named.length >= MOST_FAILURES) return;
    const label = findField(issue.field, vocabulary)?.label ?? '';
    const column = headers[plan.mapping.indexOf(issue.field)] ?? label;
    const message = issueSentence(english, issue, ownIdOf(issue.field) === null ? undefined : label);
    named.push({ ...issue, row: index, column, message });
  }
}
