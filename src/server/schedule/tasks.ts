import { issue } from '#domain/issue.ts';
import type { EventOf } from '#domain/subject.ts';
import { taskSubject } from '#domain/schedule/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import type { NewTask, Task, TaskChange, TaskState } from '#domain/schedule/task.ts';
import { isMember } from '../controls/store.ts';
import { definedOf } from '../platform/defined-of.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../platform/database/notify.ts';
import { conflict, forbidden, invalid, type Issue, notFound } from '../platform/http/problems.ts';
import { areDocuments, getTask, getTasks, lockSources, openOfSources } from './task-store.ts';

export const hrefOfTask = (id: string) => addressOf('schedule', { task: id });

/**
 * Makes tasks, all or none. One whose source has an open task already is not made again: the open one is answered in its place.
 * @throws Problem invalid, naming the task and the field.
 */
export async function addTasks(context: Context, asked: NewTask[]): Promise<{ tasks: Task[]; added: number }> {
  const { db, organisationId } = context;
  await check(context, asked, (place) => `tasks.${place}.`);
  await lockSources(db, organisationId);
  const known = await openOfSources(
    db,
    organisationId,
    asked.flatMap(({ source }) => source?.key ?? []),
  );
  const rows: { id: string; task: NewTask }[] = [];
  const ids = asked.map((task) => {
    const key = task.source?.key;
    const existing = key === undefined ? undefined : known.get(key);
    if (existing) return existing;
    const id = context.newId();
    if (key !== undefined) known.set(key, id);
    rows.push({ id, task });
    return id;
  });
  if (rows.length > 0)
    await db
      .insertInto('tasks')
      .values(rows.map(({ id, task }) => rowOf(context, id, task)))
      .execute();
  const tasks = await getTasks(db, organisationId, ids);
  for (const { id } of rows) {
    const task = tasks.get(id);
    if (!task) continue;
    context.record({ action: 'added', subject: taskSubject, subjectId: id, title: task.title, after: factsOf(task) });
    await notifyOwner(context, task, null);
  }
  return { tasks: ids.flatMap((id) => tasks.get(id) ?? []), added: rows.length };
}

function rowOf(context: Context, id: string, { title, note = '', ownerId, dueOn, documentId, source }: NewTask) {
  return {
    id,
    organisation_id: context.organisationId,
    title,
    note,
    owner_id: ownerId ?? null,
    due_on: dueOn ?? null,
    source_kind: source?.kind ?? null,
    source_key: source?.key ?? null,
    source_href: source?.href ?? null,
    document_id: documentId ?? null,
    created_at: context.now,
    created_by: context.actor.id,
    created_by_name: context.actor.name,
  };
}

/** @throws Problem conflict when somebody changed it meanwhile, invalid when the owner is no member or the document is not there. */
export async function changeTask(context: Context, id: string, change: TaskChange, version?: number): Promise<Task> {
  const before = await held(context, id, version);
  await check(context, [{ ...change, ownerId: change.ownerId === before.ownerId ? null : change.ownerId }], () => '');
  const { title, note, ownerId, dueOn, documentId } = { ...before, ...definedOf(change) };
  if (Object.entries(definedOf(change)).every(([field, value]) => before[field as keyof Task] === value)) return before;
  const after = await write(context, before, {
    title,
    note,
    owner_id: ownerId,
    due_on: dueOn,
    document_id: documentId,
    // Another day is worth another reminder.
    ...(dueOn !== before.dueOn && { reminded_on: null }),
  });
  record(context, 'changed', before, after);
  await notifyOwner(context, after, before.ownerId);
  return after;
}

const ACTIONS: Record<TaskState, EventOf<typeof taskSubject>> = {
  open: 'reopened',
  done: 'completed',
  cancelled: 'cancelled',
};

/** Closes a task or opens it again: who may change tasks, and its owner. A task that is so already stays as it is. */
export async function setTaskState(
  context: Context,
  id: string,
  state: TaskState,
  { version, documentId }: { version?: number | undefined; documentId?: string | null | undefined } = {},
): Promise<Task> {
  const before = await held(context, id, version);
  const mayChange = context.actor.permissions.includes('iso_readiness.edit');
  if (!mayChange && before.ownerId !== context.actor.id) throw forbidden();
  if (before.state === state && documentId === undefined) return before;
  await check(context, [{ documentId }], () => '');
  if (state === 'open' && before.source) await checkSource(context, before.source.key);
  const after = await write(context, before, {
    state,
    completed_at: state === 'open' ? null : context.now,
    completed_by: state === 'open' ? null : context.actor.id,
    completed_by_name: state === 'open' ? null : context.actor.name,
    ...(documentId !== undefined && { document_id: documentId }),
  });
  record(context, ACTIONS[state], before, after);
  return after;
}

export async function removeTask(context: Context, id: string): Promise<void> {
  const task = await held(context, id);
  await context.db
    .deleteFrom('tasks')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  context.record({ action: 'removed', subject: taskSubject, subjectId: id, title: task.title, before: factsOf(task) });
}

async function checkSource({ db, organisationId }: Context, key: string): Promise<void> {
  await lockSources(db, organisationId);
  if ((await openOfSources(db, organisationId, [key])).size > 0)
    throw conflict('task_open', 'Another task for the same thing is open already.');
}

/** The task as it is now, for one who is about to change it: nobody else does until the commit. */
async function held({ db, organisationId }: Context, id: string, version?: number): Promise<Task> {
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

async function write(context: Context, before: Task, row: object): Promise<Task> {
  await context.db
    .updateTable('tasks')
    .set({ ...row, version: before.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', before.id)
    .execute();
  return (await getTask(context.db, context.organisationId, before.id)) ?? before;
}

/** An owner must belong to the organisation, and so must a document. @throws Problem invalid */
export function checkLinks(context: Context, links: Pick<NewTask, 'ownerId' | 'documentId'>): Promise<void> {
  return check(context, [links], () => '');
}

async function check(
  { db, organisationId }: Context,
  asked: Pick<NewTask, 'ownerId' | 'documentId'>[],
  at: (place: number) => string,
) {
  const issues: Issue[] = [];
  const members = new Map<string, boolean>();
  for (const [place, { ownerId, documentId }] of asked.entries()) {
    if (ownerId && !members.has(ownerId)) members.set(ownerId, await isMember(db, organisationId, ownerId));
    if (ownerId && !members.get(ownerId))
      issues.push({ path: `${at(place)}ownerId`, message: issue('owner_no_member') });
    if (documentId && !(await areDocuments(db, organisationId, [documentId])))
      issues.push({ path: `${at(place)}documentId`, message: issue('document_missing') });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function notifyOwner(context: Context, { id, title, ownerId }: Task, before: string | null): Promise<void> {
  if (!ownerId || ownerId === before || ownerId === context.actor.id) return;
  await notify(context, ownerId, 'task-assigned', { title, name: context.actor.name }, hrefOfTask(id));
}

function record(context: Context, action: EventOf<typeof taskSubject>, before: Task, after: Task): void {
  const entry = { action, subject: taskSubject, subjectId: after.id, title: after.title };
  context.record({ ...entry, before: factsOf(before), after: factsOf(after) });
}

function factsOf({ title, note, ownerName, dueOn, state, documentTitle, source }: Task) {
  return { title, note, ownerName, dueOn, state, documentTitle, source: source?.key ?? null };
}
