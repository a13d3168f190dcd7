import type { EventOf } from '#domain/subject.ts';
import { taskSubject } from '#domain/schedule/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import type { NewTask, Task, TaskChange, TaskState } from '#domain/schedule/task.ts';
import { isMember } from '../controls/store.ts';
import type { Act } from '../platform/act.ts';
import { notify } from '../platform/database/notify.ts';
import { conflict, forbidden, invalid, type Issue, notFound } from '../platform/http/problems.ts';
import { areDocuments, getTask, getTasks, lockSources, openOfSources } from './task-store.ts';

export const hrefOfTask = (id: string) => addressOf('schedule', { task: id });

/**
 * Makes tasks, all or none. One whose source has an open task already is not made again: the open one is answered in its place.
 * @throws Problem invalid, naming the task and the field.
 */
export async function addTasks(act: Act, asked: NewTask[]): Promise<{ tasks: Task[]; added: number }> {
  const { db, organisationId } = act;
  await check(act, asked, (place) => `tasks.${place}.`);
  await lockSources(db, organisationId);
  const known = await openOfSources(
    db,
    organisationId,
    asked.flatMap(({ source }) => source?.key ?? []),
  );
  const rows: { id: string; task: NewTask }[] = [];
  const ids = asked.map((task) => {
    const key = task.source?.key;
    const standing = key === undefined ? undefined : known.get(key);
    if (standing) return standing;
    const id = act.newId();
    if (key !== undefined) known.set(key, id);
    rows.push({ id, task });
    return id;
  });
  if (rows.length > 0)
    await db
      .insertInto('tasks')
      .values(rows.map(({ id, task }) => rowOf(act, id, task)))
      .execute();
  const tasks = await getTasks(db, organisationId, ids);
  for (const { id } of rows) {
    const task = tasks.get(id);
    if (!task) continue;
    act.record({ action: 'added', subject: taskSubject, subjectId: id, title: task.title, after: factsOf(task) });
    await tellOwner(act, task, null);
  }
  return { tasks: ids.flatMap((id) => tasks.get(id) ?? []), added: rows.length };
}

function rowOf(act: Act, id: string, { title, note = '', ownerId, dueOn, documentId, source }: NewTask) {
  return {
    id,
    organisation_id: act.organisationId,
    title,
    note,
    owner_id: ownerId ?? null,
    due_on: dueOn ?? null,
    source_kind: source?.kind ?? null,
    source_key: source?.key ?? null,
    source_href: source?.href ?? null,
    document_id: documentId ?? null,
    created_at: act.now,
    created_by: act.actor.id,
    created_by_name: act.actor.name,
  };
}

/** @throws Problem conflict when somebody changed it meanwhile, invalid when the owner is no member or the document is not there. */
export async function changeTask(act: Act, id: string, change: TaskChange, version?: number): Promise<Task> {
  const before = await held(act, id, version);
  await check(act, [{ ...change, ownerId: change.ownerId === before.ownerId ? null : change.ownerId }], () => '');
  const { title, note, ownerId, dueOn, documentId } = { ...before, ...definedOf(change) };
  if (Object.entries(definedOf(change)).every(([field, value]) => before[field as keyof Task] === value)) return before;
  const after = await write(act, before, {
    title,
    note,
    owner_id: ownerId,
    due_on: dueOn,
    document_id: documentId,
    // Another day is worth another reminder.
    ...(dueOn !== before.dueOn && { reminded_on: null }),
  });
  record(act, 'changed', before, after);
  await tellOwner(act, after, before.ownerId);
  return after;
}

const ACTIONS: Record<TaskState, EventOf<typeof taskSubject>> = {
  open: 'reopened',
  done: 'completed',
  cancelled: 'cancelled',
};

/** Closes a task or opens it again: who may change tasks, and its owner. A task that is so already stays as it is. */
export async function setTaskState(
  act: Act,
  id: string,
  state: TaskState,
  { version, documentId }: { version?: number | undefined; documentId?: string | null | undefined } = {},
): Promise<Task> {
  const before = await held(act, id, version);
  const mayChange = act.actor.permissions.includes('iso_readiness.edit');
  if (!mayChange && before.ownerId !== act.actor.id) throw forbidden();
  if (before.state === state && documentId === undefined) return before;
  await check(act, [{ documentId }], () => '');
  if (state === 'open' && before.source) await checkSource(act, before.source.key);
  const after = await write(act, before, {
    state,
    completed_at: state === 'open' ? null : act.now,
    completed_by: state === 'open' ? null : act.actor.id,
    completed_by_name: state === 'open' ? null : act.actor.name,
    ...(documentId !== undefined && { document_id: documentId }),
  });
  record(act, ACTIONS[state], before, after);
  return after;
}

export async function removeTask(act: Act, id: string): Promise<void> {
  const task = await held(act, id);
  await act.db.deleteFrom('tasks').where('organisation_id', '=', act.organisationId).where('id', '=', id).execute();
  act.record({ action: 'removed', subject: taskSubject, subjectId: id, title: task.title, before: factsOf(task) });
}

async function checkSource({ db, organisationId }: Act, key: string): Promise<void> {
  await lockSources(db, organisationId);
  if ((await openOfSources(db, organisationId, [key])).size > 0)
    throw conflict('task_open', 'Another task for the same thing is open already.');
}

/** The task as it is now, for one who is about to change it: nobody else does until the commit. */
async function held({ db, organisationId }: Act, id: string, version?: number): Promise<Task> {
  await db
    .selectFrom('tasks')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const task = await getTask(db, organisationId, id);
  if (!task) throw notFound();
  if (version !== undefined && version !== task.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this task meanwhile.');
  return task;
}

async function write(act: Act, before: Task, row: object): Promise<Task> {
  await act.db
    .updateTable('tasks')
    .set({ ...row, version: before.version + 1 })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', before.id)
    .execute();
  return (await getTask(act.db, act.organisationId, before.id)) ?? before;
}

/** An owner must belong to the organisation, and so must a document. @throws Problem invalid */
export function checkLinks(act: Act, links: Pick<NewTask, 'ownerId' | 'documentId'>): Promise<void> {
  return check(act, [links], () => '');
}

async function check(
  { db, organisationId }: Act,
  asked: Pick<NewTask, 'ownerId' | 'documentId'>[],
  at: (place: number) => string,
) {
  const issues: Issue[] = [];
  const members = new Map<string, boolean>();
  for (const [place, { ownerId, documentId }] of asked.entries()) {
    if (ownerId && !members.has(ownerId)) members.set(ownerId, await isMember(db, organisationId, ownerId));
    if (ownerId && !members.get(ownerId))
      issues.push({ path: `${at(place)}ownerId`, message: 'The owner must be a member of the organization' });
    if (documentId && !(await areDocuments(db, organisationId, [documentId])))
      issues.push({ path: `${at(place)}documentId`, message: 'Choose a document' });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function tellOwner(act: Act, { id, title, ownerId }: Task, before: string | null): Promise<void> {
  if (!ownerId || ownerId === before || ownerId === act.actor.id) return;
  await notify(act, ownerId, 'task-assigned', { title, name: act.actor.name }, hrefOfTask(id));
}

function record(act: Act, action: EventOf<typeof taskSubject>, before: Task, after: Task): void {
  const words = { action, subject: taskSubject, subjectId: after.id, title: after.title };
  act.record({ ...words, before: factsOf(before), after: factsOf(after) });
}

function factsOf({ title, note, ownerName, dueOn, state, documentTitle, source }: Task) {
  return { title, note, ownerName, dueOn, state, documentTitle, source: source?.key ?? null };
}

function definedOf(change: TaskChange): Partial<Pick<Task, 'title' | 'note' | 'ownerId' | 'dueOn' | 'documentId'>> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
