import { os } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import { shownTo } from './document-title.ts';
import { addTasks, changeTask, removeTask, setTaskState } from './tasks.ts';
import { getTask, listTasks } from './task-store.ts';

export const taskHandlers = {
  list: os.tasks.list.handler(async ({ input, context }) => {
    const { rows, total } = await listTasks(context.db, context.organisationId, context.actor.id, input);
    return { rows: rows.map((task) => shownTo(context, task)), total };
  }),
  get: os.tasks.get.handler(async ({ input, context }) => {
    const task = await getTask(context.db, context.organisationId, input.id);
    if (!task) throw notFound();
    return shownTo(context, task);
  }),
  add: os.tasks.add.handler(({ input, context }) => addTasks(context, input.tasks)),
  change: os.tasks.change.handler(({ input: { id, version, ...change }, context }) =>
    changeTask(context, id, change, version),
  ),
  completion: {
    add: os.tasks.completion.add.handler(async ({ input: { id, ...more }, context }) =>
      shownTo(context, await setTaskState(context, id, 'done', more)),
    ),
  },
  cancellation: {
    add: os.tasks.cancellation.add.handler(({ input: { id, ...more }, context }) =>
      setTaskState(context, id, 'cancelled', more),
    ),
  },
  reopening: {
    add: os.tasks.reopening.add.handler(async ({ input: { id, ...more }, context }) =>
      shownTo(context, await setTaskState(context, id, 'open', more)),
    ),
  },
  remove: os.tasks.remove.handler(async ({ input, context }) => {
    await removeTask(context, input.id);
    return { id: input.id };
  }),
};
