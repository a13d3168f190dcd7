import type { EventOf } from '#domain/subject.ts';
import { assetSubject } from '#domain/assets/subject.ts';
import { problemsOf } from '#domain/assets/asset.ts';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { withOwnValues } from '#domain/assets/vocabulary/field.ts';
import { saysTheSame } from '#domain/assets/import-merge.ts';
import type { Change } from '../platform/audit-trail/record.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/background/jobs.ts';
import type { JobRun } from '../platform/background/jobs.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import { updateAssets } from './imports.ts';
import {
  changeOperation,
  countRows,
  lockOperation,
  markRows,
  nextRows,
  noteRows,
  type NotedRow,
} from './operations.ts';
import { factsOf } from './rows.ts';
import { listFields, toldFacts } from './vocabulary.ts';
import { lockAssets, removeAssets, restoreAssets } from './store.ts';

const PIECE = 500;

type Operation = NonNullable<Awaited<ReturnType<typeof lockOperation>>>;
type Row = Awaited<ReturnType<typeof nextRows>>[number];

async function hold(context: Context, id: string): Promise<Operation> {
  const operation = await lockOperation(context.db, context.organisationId, id);
  if (!operation) throw notFound();
  return operation;
}

/** Works through the rows in a state, piece by piece, each with its audit entries; what a crash cut off goes on where it was. */
async function eachPiece(
  run: JobRun<object>,
  operationId: string,
  state: 'waiting' | 'done',
  total: number,
  work: (context: Context, operation: Operation, rows: Row[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; ;) {
    run.signal.throwIfAborted();
    const count = await run.transact(async (context) => {
      const operation = await hold(context, operationId);
      const rows = await nextRows(context.db, context.organisationId, operationId, state, PIECE);
      if (rows.length > 0) await work(context, operation, rows);
      return rows.length;
    });
    if (count === 0) return;
    done += count;
    run.progress(Math.min(done, total), total);
  }
}

/** Changes or removes the assets of a selection. One that the change would make impossible is left as it is and counted. */
export const operateOnAssets = defineJob<object>('assets.operation', { atOnce: 1 }, async (run) => {
  if (!run.actor.permissions.includes('assets.edit')) throw forbidden();
  const { waiting } = await run.transact((context) => countRows(context.db, context.organisationId, run.id));
  await eachPiece(run, run.id, 'waiting', waiting, operate);
  return run.transact(async (context) => {
    const operation = await hold(context, run.id);
    const { done, skipped } = await countRows(context.db, context.organisationId, run.id);
    if (!operation.finished_at)
      await changeOperation(context.db, context.organisationId, run.id, { finished_at: context.now });
    return { done, skipped };
  });
});

async function operate(context: Context, operation: Operation, rows: Row[]): Promise<void> {
  const { db, organisationId, now } = context;
  const found = await lockAssets(
    db,
    organisationId,
    rows.map(({ assetId }) => assetId),
    now,
  );
  const noted: NotedRow[] = [];
  const next: { before: Asset; facts: AssetFacts }[] = [];
  for (const before of found) {
    const { ownValues = {}, ...change } = operation.change;
    const facts = { ...factsOf(before), ...change, ownValues: withOwnValues(before.ownValues, ownValues) };
    const isRemoval = operation.kind === 'removal';
    const isPossible = isRemoval || problemsOf(facts).length === 0;
    const isChanged = isRemoval || !saysTheSame(before, facts);
    if (isPossible && isChanged) next.push({ before, facts });
    noted.push({
      asset_id: before.id,
      name: before.name,
      state: isPossible && isChanged ? 'done' : 'skipped',
      before,
      version: isRemoval ? null : before.version + 1,
    });
  }
  const there = new Set(found.map(({ id }) => id));
  // Removed by somebody in the meantime.
  await markRows(
    db,
    organisationId,
    operation.id,
    rows.map(({ assetId }) => assetId).filter((id) => !there.has(id)),
    'skipped',
  );
  await noteRows(db, organisationId, operation.id, noted);
  if (operation.kind === 'removal')
    await removeAssets(
      db,
      organisationId,
      next.map(({ before }) => before.id),
    );
  else
    await updateAssets(
      db,
      organisationId,
      next.map(({ before, facts }) => ({ id: before.id, facts })),
      now,
    );
  const changeOf = await teller(context);
  context.recordAll(
    next.map(({ before, facts }) =>
      operation.kind === 'removal' ? changeOf('removed', before, null) : changeOf('changed', before, facts),
    ),
  );
}

/** Says what happened to an asset as the trail keeps it. */
async function teller({ db, organisationId }: Context) {
  const fields = await listFields(db, organisationId);
  return (
    action: EventOf<typeof assetSubject>,
    before: Asset | null,
    after: AssetFacts | null,
    known: Pick<Asset, 'id' | 'name'> | null = before,
  ): Change<typeof assetSubject> => ({
    action,
    subject: assetSubject,
    subjectId: known?.id ?? '',
    title: known?.name ?? '',
    before: before && toldFacts(factsOf(before), fields),
    after: after && toldFacts(after, fields),
  });
}

/**
 * Takes an operation back: what it added goes, what it changed is as before, what it removed is there again. An asset that somebody changed
 * since stays as it is and is named.
 */
export const undoOperation = defineJob<{ operationId: string }>('assets.undo', { atOnce: 1 }, async (run) => {
  if (!run.actor.permissions.includes('assets.edit')) throw forbidden();
  const { operationId } = run.input;
  const { done } = await run.transact((context) => countRows(context.db, context.organisationId, operationId));
  await eachPiece(run, operationId, 'done', done, undo);
  return run.transact(async (context) => {
    const operation = await hold(context, operationId);
    const { undone, kept } = await countRows(context.db, context.organisationId, operationId);
    context.record({
      action: 'undone',
      subject: assetSubject,
      subjectId: operationId,
      title: operation.title,
      after: { undone, kept },
    });
    return { undone, kept };
  });
});

async function undo(context: Context, operation: Operation, rows: Row[]): Promise<void> {
  const { db, organisationId, now } = context;
  const ids = rows.map(({ assetId }) => assetId);
  const there = new Map((await lockAssets(db, organisationId, ids, now)).map((asset) => [asset.id, asset]));
  const isUntouched = ({ assetId, version }: Row) => (there.get(assetId)?.version ?? null) === version;
  const untouched = rows.filter(isUntouched);
  const added = untouched.flatMap(({ assetId, before }) => (before ? [] : (there.get(assetId) ?? [])));
  const changed = untouched.flatMap((row) => {
    const present = there.get(row.assetId);
    return row.before && present ? [{ present, before: row.before }] : [];
  });
  const removed = untouched.flatMap(({ before, version }) => (before && version === null ? [before] : []));
  await removeAssets(
    db,
    organisationId,
    added.map(({ id }) => id),
  );
  await updateAssets(
    db,
    organisationId,
    changed.map(({ before }) => ({ id: before.id, facts: factsOf(before) })),
    now,
  );
  await restoreAssets(db, organisationId, removed, now);
  // An added asset that is gone already is as the undoing wants it.
  const gone = rows.filter((row) => !row.before && !there.has(row.assetId)).map(({ assetId }) => assetId);
  const undone = new Set([...untouched.map(({ assetId }) => assetId), ...gone]);
  await markRows(db, organisationId, operation.id, [...undone], 'undone');
  await markRows(
    db,
    organisationId,
    operation.id,
    ids.filter((id) => !undone.has(id)),
    'kept',
  );
  const changeOf = await teller(context);
  context.recordAll([
    ...added.map((asset) => changeOf('removed', asset, null)),
    ...changed.map(({ present, before }) => changeOf('changed', present, factsOf(before))),
    ...removed.map((asset) => changeOf('added', null, factsOf(asset), asset)),
  ]);
}
