import { problemsOfOwnValues, withOwnValues } from '#domain/assets/vocabulary/field.ts';
import { problemsOfChoices } from '#domain/assets/vocabulary/choices.ts';
import { issue } from '#domain/issue.ts';
import { readVocabulary } from './vocabulary.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import {
  addOperation,
  changeOperation,
  countRows,
  describeOperation,
  findOperation,
  listOperations,
  lockOperation,
  nameAssets,
} from './operations.ts';
import type { Context } from '../platform/context.ts';

const SHOWN = 20;

async function operationOf(context: Context, id: string) {
  const operation = await lockOperation(context.db, context.organisationId, id);
  if (!operation) throw notFound();
  return operation;
}

export const operationHandlers = {
  list: os.assets.operations.list.handler(({ context }) => listOperations(context.db, context.organisationId, SHOWN)),
  get: os.assets.operations.get.handler(async ({ input, context }) => {
    const found = await findOperation(context.db, context.organisationId, input.id);
    if (!found) throw notFound();
    return describeOperation(context.db, context.organisationId, found);
  }),
  add: os.assets.operations.add.handler(async ({ input, context }) => {
    const { selection, change } = input;
    if (change && Object.keys(change).length === 0)
      throw invalid([{ path: 'change', message: issue('fields_missing') }]);
    const { db, organisationId, actor, now } = context;
    if (change) {
      const vocabulary = await readVocabulary(db, organisationId);
      const problems = [
        ...problemsOfChoices(change, vocabulary.options),
        ...problemsOfOwnValues(withOwnValues({}, change.ownValues ?? {}), vocabulary.fields),
      ];
      if (problems.length > 0)
        throw invalid(problems.map(({ path, message }) => ({ path: `change.${path}`, message })));
    }
    const title = change ? Object.keys(change).join(', ') : '';
    const id = await context.enqueue('assets.operation', {}, { title });
    const kind = change ? 'change' : 'removal';
    await addOperation(db, organisationId, { id, kind, title, change: change ?? {}, at: now, byName: actor.name });
    const named = await nameAssets(db, organisationId, id, selection, now);
    if (named === 0) throw notFound();
    return getJob(db, organisationId, id);
  }),
  undo: {
    add: os.assets.operations.undo.add.handler(async ({ input, context }) => {
      const { db, organisationId, actor, now } = context;
      const operation = await operationOf(context, input.id);
      if (!operation.finished_at) throw conflict('not_finished', 'This is still going on. Wait until it has ended.');
      if (operation.undone_at) throw conflict('undone', 'This has been undone already.');
      const { done } = await countRows(db, organisationId, input.id);
      if (done === 0) throw conflict('nothing_to_undo', 'Nothing was changed that could be undone.');
      const job = await context.enqueue(
        'assets.undo',
        { operationId: input.id },
        { title: operation.title, total: done },
      );
      await changeOperation(db, organisationId, input.id, { undone_at: now, undone_by_name: actor.name });
      return getJob(db, organisationId, job);
    }),
  },
};
