import { os } from '../platform/gate.ts';
import { notFound } from '../platform/problems.ts';
import { addTasks, changeTask, removeTask, setTaskState } from './tasks.ts';
import { getTask, listTasks } from './task-store.ts';

export const taskHandlers = {
  list: os.tasks.list.handler(({ input, context: { act } }) =>
    listTasks(act.db, act.organisationId, act.actor.id, input),
  ),
  get: os.tasks.get.handler(async ({ input, context: { act } }) => {
    const task = await getTask(act.db, act.organisationId, input.id);
    if (!task) throw notFound();
    return task;
  }),
  add: os.tasks.add.handler(({ input, context: { act } }) => addTasks(act, input.tasks)),
  change: os.tasks.change.handler(({ input: { id, version, ...change }, context: { act } }) =>
    changeTask(act, id, change, version),
  ),
  completion: {
    add: os.tasks.completion.add.handler(({ input: { id, ...more }, context: { act } }) =>
      setTaskState(act, id, 'done', more),
    ),
  },
  cancellation: {
    add: os.tasks.cancellation.add.handler(({ input: { id, ...more }, context: { act } }) =>
      setTaskState(act, id, 'cancelled', more),
    ),
  },
  reopening: {
    add: os.tasks.reopening.add.handler(({ input: { id, ...more }, context: { act } }) =>
      setTaskState(act, id, 'open', more),
    ),
  },
  remove: os.tasks.remove.handler(async ({ input, context: { act } }) => {
    await removeTask(act, input.id);
    return { id: input.id };
  }),
};
