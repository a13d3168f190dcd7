import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, perform } from '../context.ts';
import type { Context } from '../context.ts';
import { startDispatcher } from './dispatcher.ts';
import type { Listener } from '../database/listener.ts';
import { PRODUCT } from './product-actor.ts';
import { describeError } from '../recent-errors.ts';
import { bringForward, listDue, noteFailure, noteSuccess, type TaskKey, takeTask } from './scheduled-task-rows.ts';
import type { Services } from '../services.ts';

interface Named {
  /** "readiness.snapshots". */
  name: string;
  everyMinutes: number;
}

/** Work that nobody asks for: done for every organisation again and again, by the product itself. */
export interface ScheduledTask extends Named {
  /** Whether a change of that subject is reason enough to do it at once. */
  wakesOn?: (subject: string) => boolean;
  /**
   * One transaction. What takes longer than moments is put in the queue instead (`context.enqueue`).
   * @returns when it is due again, if that is sooner than its interval says.
   */
  work(context: Context): Promise<Date | void>;
}

/** The same for the installation as a whole, in transactions of its own: doing it twice must do no harm. */
export interface InstallationTask extends Named {
  workOn(services: Services, now: Date): Promise<void>;
}

export type AnyTask = ScheduledTask | InstallationTask;

const MINUTE = 60_000;
/** What changes in quick succession wakes a task once. */
const CALM = 150;
/** A woken task that failed, because somebody held what it needed, is done once more after so many milliseconds. */
const AGAIN = 2000;

/**
 * Does every minute what is due, and at once what a change wakes. What a change may have woken while nobody listened is done at the start.
 * @returns a function that ends it, and waits for what is under way.
 */
export function startScheduledTasks(
  services: Services,
  tasks: readonly AnyTask[],
  listener?: Listener,
): () => Promise<void> {
  const stop = startDispatcher(
    {
      name: 'scheduled tasks',
      every: MINUTE,
      dispatch: (signal, hasMissed) => runDueTasks(services, tasks, new Date(), { signal, hasMissed }),
    },
    listener,
    services.log,
  );
  const sleep = listener && wakeTasks(services, tasks, listener);
  return async () => {
    await stop();
    await sleep?.();
  };
}

/** One organisation's woken tasks are done one after another; what wakes them meanwhile lets them be done once more. */
function wakeTasks(services: Services, tasks: readonly AnyTask[], listener: Listener): () => Promise<void> {
  const waiting = new Map<string, Set<ScheduledTask>>();
  const under = new Map<string, Promise<void>>();
  let isClosed = false;
  const go = async (organisationId: string) => {
    await pause(CALM);
    const woken = waiting.get(organisationId) ?? [];
    waiting.delete(organisationId);
    for (const task of woken) {
      if (isClosed || (await runTask(services, task, organisationId))) continue;
      await pause(AGAIN);
      if (!isClosed) await runTask(services, task, organisationId);
    }
    under.delete(organisationId);
    if (waiting.has(organisationId)) start(organisationId);
  };
  const start = (organisationId: string) => {
    if (!isClosed && !under.has(organisationId)) under.set(organisationId, go(organisationId));
  };
  const leave = listener.on((message) => {
    if (message.event !== 'change') return;
    const woken = tasks.filter((task) => 'work' in task).filter(({ wakesOn }) => wakesOn?.(message.subject));
    if (woken.length === 0) return;
    const known = waiting.get(message.organisationId) ?? new Set();
    for (const task of woken) known.add(task);
    waiting.set(message.organisationId, known);
    start(message.organisationId);
  });
  return async () => {
    isClosed = true;
    leave();
    await Promise.all(under.values());
  };
}

/** Does what is due, of all organisations and of the installation. One that fails is noted, undone, and tried again later; the others are done. */
export async function runDueTasks(
  services: Services,
  tasks: readonly AnyTask[],
  now: Date,
  { signal, hasMissed = false }: { signal?: AbortSignal; hasMissed?: boolean } = {},
): Promise<void> {
  const ofOrganisations = tasks.filter((task) => 'work' in task);
  const woken = hasMissed ? ofOrganisations.filter(({ wakesOn }) => wakesOn) : [];
  const names = {
    organisation: ofOrganisations.map(({ name }) => name),
    installation: tasks.filter((task) => 'workOn' in task).map(({ name }) => name),
    woken: woken.map(({ name }) => name),
  };
  const byName = new Map(tasks.map((task) => [task.name, task]));
  for (const key of await listDue(services.database, names, now)) {
    if (signal?.aborted) return;
    const task = byName.get(key.name);
    if (task) await attempt(services, task, key, now, names.woken.includes(key.name));
  }
}

/** Does one task for one organisation now, whenever it was done last. @returns whether it was done; why not stands in its row and in the log. */
export function runTask(
  services: Services,
  task: ScheduledTask,
  organisationId: string,
  now = new Date(),
): Promise<boolean> {
  return attempt(services, task, { organisationId, name: task.name }, now, true);
}

async function attempt(services: Services, task: AnyTask, key: TaskKey, now: Date, isWoken: boolean): Promise<boolean> {
  const taking = { now, everyMinutes: task.everyMinutes, isWoken };
  try {
    if ('workOn' in task) await workOnInstallation(services, task, key, taking);
    else await workForOrganisation(services, task, key, taking);
    return true;
  } catch (error) {
    services.log.warn({ err: error, task: task.name }, 'scheduled task');
    await noteFailure(services.database, key, describeError(error), now).catch((unnoted: unknown) =>
      services.log.warn({ err: unnoted, task: task.name }, 'scheduled task'),
    );
    return false;
  }
}

type Taking = Parameters<typeof takeTask>[2];

/** Taken and done in one transaction: whatever ends the server, it is done once or still due. */
async function workForOrganisation(
  services: Services,
  task: ScheduledTask,
  key: TaskKey,
  taking: Taking,
): Promise<void> {
  const organisationId = key.organisationId ?? '';
  const visitor = { organisationId, actor: PRODUCT, requestId: randomUUID(), log: services.log };
  await perform(services, visitor, false, async (context) => {
    if (!(await takeTask(context.db, key, taking))) return;
    const again = await task.work({ ...context, now: taking.now });
    if (again) await bringForward(context.db, key, again);
  });
}

async function workOnInstallation(
  services: Services,
  task: InstallationTask,
  key: TaskKey,
  taking: Taking,
): Promise<void> {
  const scope = { administers: true };
  const isTaken = await inTransaction(services.database, scope, (db) =>
    takeTask(db, key, { ...taking, isDoneOutside: true }),
  );
  if (!isTaken) return;
  await task.workOn(services, taking.now);
  await noteSuccess(services.database, key);
}
