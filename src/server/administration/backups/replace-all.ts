import { auditTrailSubject } from '#domain/activity/subject.ts';
import { sql, type Transaction } from 'kysely';
import { CHANNEL } from '../../platform/audit-trail/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import { USERS } from './collections.ts';
import { giveNewIds } from './new-ids.ts';
import { applyPeople, restorePeople } from './people.ts';
import type { Gathered } from './gather-backup.ts';
import { stagedOf } from './staging-tables.ts';
import { adoptTrail, keepBeside, makeRoom } from './trail.ts';
import { markAsFileSays } from './what-the-file-says.ts';

type Db = Transaction<Tables>;

/** Written by other ways than row for row. */
const BY_THEMSELVES = ['audit_entries', 'file_audit_entries', 'roles', USERS.table];

/**
 * Takes away what the organisation keeps and writes what was gathered in its place. Nobody enters or leaves, and the trail is only ever
 * appended to. @returns what there was before, for the entry that tells of it.
 */
export async function replaceAll(
  context: Context,
  { jobId, file }: { jobId: string; file: string },
  { collections, trail, report }: Gathered,
): Promise<object> {
  const { db, organisationId } = context;
  const records = collections.filter(({ table }) => !BY_THEMSELVES.includes(table));
  const roles = collections.find(({ table }) => table === 'roles')!;
  const before: Record<string, unknown> = {};
  if (!report.isSigned) await markAsFileSays(db, organisationId, file);
  await applyPeople(db, organisationId, collections);
  await stopJobs(db, organisationId, jobId);
  await sql`select set_config('clausewise.replaces_all', 'yes', true)`.execute(db);
  for (const { name, table, only } of records.toReversed()) {
    const isMine = table === 'jobs' ? sql`and id <> ${jobId} and kind not like 'organization.%'` : sql``;
    const isRecord = table === 'jobs' ? sql`true` : sql.raw(only);
    const removed =
      await sql`delete from ${sql.table(table)} where organisation_id = ${organisationId} and ${isRecord} ${isMine}`.execute(
        db,
      );
    if (removed.numAffectedRows) before[name] = Number(removed.numAffectedRows);
  }
  const replaced = report.trail === 'adopted' ? await makeRoom(db, organisationId) : null;
  await writeWithFreeIds(db, collections, async () => {
    await writeAll(db, records);
    await restorePeople(db, organisationId, context.actor.id, roles);
  });
  await switchRulesOff(db, organisationId);
  await restoreSettings(db, organisationId);
  await keepBeside(db, report.trail === 'beside' ? trail : null);
  if (replaced) {
    before['auditLogs'] = replaced;
    await adoptTrail(db, organisationId, trail);
    context.record({
      action: 'replaced',
      subject: auditTrailSubject,
      subjectId: organisationId,
      title: file,
      before: replaced,
    });
  }
  for (const table of ['assets', 'documents', 'suggestions', 'evidence', 'audit_entries'])
    await sql`select clausewise.refresh_statistics(${table})`.execute(db);
  await readAgain(context);
  return before;
}

/** Work that was under way on what is replaced has nothing left to do. */
async function stopJobs(db: Db, organisationId: string, jobId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update jobs set cancel_requested = true
    where organisation_id = ${organisationId} and id <> ${jobId} and finished_at is null returning id`.execute(db);
  for (const { id } of rows)
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'cancel', id })})`.execute(db);
}

/** Ids stay as they are; only where one belongs to somebody else on this server all of them are given anew. */
async function writeWithFreeIds(db: Db, collections: Collection[], write: () => Promise<void>): Promise<void> {
  await sql`savepoint ids`.execute(db);
  try {
    await write();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    await sql`rollback to savepoint ids`.execute(db);
    await giveNewIds(db, collections);
    await write();
  }
}

async function writeAll(db: Db, records: Collection[]): Promise<void> {
  for (const { table, columns } of records) {
    const names = sql.join(['organisation_id', ...columns.map(({ name }) => name)].map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${stagedOf(table)}`.execute(db);
  }
}

/** A rule acts with the rights of whoever made it, and the file says who that is: they, or whoever switches it on, answer for it anew. */
async function switchRulesOff(db: Db, organisationId: string): Promise<void> {
  await db
    .updateTable('automation_rules')
    .set({ is_on: false })
    .where('organisation_id', '=', organisationId)
    .execute();
}

/**
 * What the organisation has set. Its address, its domain and whether it is a demo are what it is, and stay; so do the ways of signing in,
 * which are those of this installation: another one's could let nobody in here.
 */
async function restoreSettings(db: Db, organisationId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = 'public.organisations'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname not in ('id', 'slug', 'domain', 'is_demo', 'suspended_at', 'created_at', 'updated_at')`.execute(db);
  const policy = sql`(s.policy - 'signInMethods') || case when o.policy ? 'signInMethods'
    then jsonb_build_object('signInMethods', o.policy -> 'signInMethods') else '{}' end`;
  const sets = sql.join(
    rows.map(({ name }) => sql`${sql.ref(name)} = ${name === 'policy' ? policy : sql`s.${sql.ref(name)}`}`),
  );
  await sql`update organisations o set ${sets} from ${stagedOf('organisations')} s where o.id = ${organisationId}`.execute(
    db,
  );
}

/** Documents that were waiting to be read when the backup was made are read now. */
async function readAgain({ db, organisationId, enqueue }: Context): Promise<void> {
  const waiting = await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['waiting', 'reading'])
    .execute();
  if (waiting.length === 0) return;
  const documentIds = waiting.map(({ id }) => id);
  await enqueue('documents.read', { documentIds }, { total: documentIds.length });
}
