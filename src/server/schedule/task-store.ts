import { sql, type Transaction } from 'kysely';
import type { TaskFilter } from '#contract/schedule/tasks.ts';
import type { Task } from '#domain/schedule/task.ts';
import { likeOf } from '../platform/database/like.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

function selectTasks(db: Db, organisationId: string) {
  return (
    db
      .selectFrom('tasks')
      .leftJoin('auth.user as owner', 'owner.id', 'tasks.owner_id')
      .leftJoin('memberships as standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'tasks.owner_id')
          .onRef('standing.organisation_id', '=', 'tasks.organisation_id'),
      )
      // Somebody of a restored backup has a name here, and no account.
      .leftJoin('former_members as former', (join) =>
        join
          .onRef('former.user_id', '=', 'tasks.owner_id')
          .onRef('former.organisation_id', '=', 'tasks.organisation_id'),
      )
      .leftJoin('documents as document', 'document.id', 'tasks.document_id')
      .where('tasks.organisation_id', '=', organisationId)
  );
}

const COLUMNS = [
  'tasks.id',
  'tasks.title',
  'tasks.note',
  'tasks.owner_id as ownerId',
  sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
  sql<boolean>`tasks.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
  'tasks.due_on as dueOn',
  'tasks.state',
  'tasks.source_kind as kind',
  'tasks.source_key as key',
  'tasks.source_href as href',
  'tasks.document_id as documentId',
  'document.title as documentTitle',
  'tasks.created_at as createdAt',
  'tasks.created_by_name as createdByName',
  'tasks.completed_at as completedAt',
  'tasks.completed_by_name as completedByName',
  'tasks.version',
] as const;

type Row = Omit<Task, 'source' | 'createdAt' | 'completedAt'> & {
  kind: string | null;
  key: string | null;
  href: string | null;
  createdAt: Date;
  completedAt: Date | null;
};

function taskOf({ kind, key, href, createdAt, completedAt, ...row }: Row): Task {
  return {
    ...row,
    source: kind !== null && key !== null && href !== null ? { kind, key, href } : null,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
}

export async function getTask(db: Db, organisationId: string, id: string): Promise<Task | undefined> {
  const row = await selectTasks(db, organisationId).select(COLUMNS).where('tasks.id', '=', id).executeTakeFirst();
  return row && taskOf(row);
}

export async function getTasks(db: Db, organisationId: string, ids: string[]): Promise<Map<string, Task>> {
  const rows = await selectTasks(db, organisationId).select(COLUMNS).where('tasks.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, taskOf(row)]));
}

/** A page of those that fit: open ones first, by the day they are due, those without a day last. */
export async function listTasks(
  db: Db,
  organisationId: string,
  userId: string,
  { page = 0, pageSize = 25, ...filter }: TaskFilter & { page?: number | undefined; pageSize?: number | undefined },
): Promise<{ rows: Task[]; total: number }> {
  const fitting = filtered(db, organisationId, userId, filter);
  const rows = await fitting
    .select(COLUMNS)
    .orderBy(sql`tasks.state <> 'open'`)
    .orderBy(sql`case when tasks.state = 'open' then tasks.due_on end`, (order) => order.asc().nullsLast())
    .orderBy('tasks.completed_at', (order) => order.desc().nullsLast())
    .orderBy('tasks.created_at')
    .orderBy('tasks.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(taskOf), total };
}

function filtered(db: Db, organisationId: string, userId: string, filter: TaskFilter) {
  const { state, owner, kind, key, dueFrom, dueTo, search } = filter;
  let found = selectTasks(db, organisationId);
  if (state) found = found.where('tasks.state', '=', state);
  if (owner === 'none') found = found.where('tasks.owner_id', 'is', null);
  else if (owner) found = found.where(sql<string>`tasks.owner_id::text`, '=', owner === 'me' ? userId : owner);
  if (kind) found = found.where('tasks.source_kind', '=', kind);
  if (key) found = found.where('tasks.source_key', '=', key);
  if (dueFrom) found = found.where('tasks.due_on', '>=', dueFrom);
  if (dueTo) found = found.where('tasks.due_on', '<=', dueTo);
  if (search) found = found.where('tasks.title', 'ilike', likeOf(search));
  return found;
}

/** Open tasks by the key of what they came from. */
export async function openOfSources(db: Db, organisationId: string, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'source_key as key'])
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'open')
    .where('source_key', 'in', keys)
    .execute();
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** Until the commit nobody else makes tasks here: two who press at once do not make them twice. */
export async function lockSources(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks ${organisationId}`}, 0))`.execute(db);
}

/** Whether all of these documents are the organisation's. */
export async function areDocuments(db: Db, organisationId: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
  return rows.length === new Set(ids).size;
}
