import { os } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import { shownTo } from './document-title.ts';
import { addTasks, changeTask, removeTask, setTaskState } from './tasks.ts';
import { getTask, listTasks } from './task-store.ts';

export const taskHandlers = {
  list: os.tasks.list.handler(async ({ input, context: { act } }) => {
    const { rows, total } = await listTasks(act.db, act.organisationId, act.actor.id, input);
    return { rows: rows.map((task) => shownTo(act, task)), total };
  }),
  get: os.tasks.get.handler(async ({ input, context: { act } }) => {
    const task = await getTask(act.db, act.organisationId, input.id);
    if (!task) throw notFound();
    return shownTo(act, task);
  }),
  add: os.tasks.add.handler(({ input, context: { act } }) => addTasks(act, input.tasks)),
  change: os.tasks.change.handler(({ input: { id, version, ...change }, context: { act } }) =>
    changeTask(act, id, change, version),
  ),
  completion: {
    add: os.tasks.completion.add.handler(async ({ input: { id, ...more }, context: { act } }) =>
      shownTo(act, await setTaskState(act, id, 'done', more)),
    ),
  },
  cancellation: {
    add: os.tasks.cancellation.add.handler(({ input: { id, ...more }, context: { act } }) =>
      setTaskState(act, id, 'cancelled', more),
    ),
  },
  reopening: {
    add: os.tasks.reopening.add.handler(async ({ input: { id, ...more }, context: { act } }) =>
      shownTo(act, await setTaskState(act, id, 'open', more)),
    ),
  },
  remove: os.tasks.remove.handler(async ({ input, context: { act } }) => {
    await removeTask(act, input.id);
    return { id: input.id };
  }),
};
