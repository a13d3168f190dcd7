import { memberSubject } from '#domain/people/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { MemberSession, OwnSession } from '#domain/people/security.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { likeOf } from '../../platform/database/like.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import type { SignInTables } from '../tables.ts';
import { holdMember } from '../users/member-locks.ts';
import { deviceOf, placeOf } from './device.ts';
import { recordOfPerson } from './record.ts';

type Db = Transaction<Tables>;

const COLUMNS = [
  'auth.session.id',
  'method',
  'is_strong',
  'auth.session.created_at',
  'auth.session.updated_at',
] as const;
const DEVICE = ['ip_address', 'user_agent', 'country'] as const;

type SessionRow = Pick<SignInTables['auth.session'], 'id' | 'method' | 'is_strong' | (typeof DEVICE)[number]> & {
  created_at: Date;
  updated_at: Date;
};

const sessionOf = (row: SessionRow, thisId: string | null): OwnSession => ({
  id: row.id,
  method: row.method,
  isStrong: row.is_strong,
  isThis: row.id === thisId,
  startedAt: row.created_at.toISOString(),
  lastUsedAt: row.updated_at.toISOString(),
  device: deviceOf(row.user_agent),
  place: placeOf(row.ip_address, row.country),
});

/** This one first, then by last use. */
export async function listOwnSessions(db: Db, { userId, sessionId }: SignedIn): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('auth.session')
    .select(COLUMNS)
    .select(DEVICE)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy(sql`auth.session.id = ${sessionId}::uuid`, 'desc')
    .orderBy('auth.session.updated_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => sessionOf(row, sessionId));
}

/** One of them, or without an id all but this. @throws Problem 404 for what is not theirs. */
export async function endOwnSessions(db: Db, context: RequestContext, person: SignedIn, id?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.session')
    .where('user_id', '=', person.userId)
    .where('id', id ? '=' : '!=', id ?? person.sessionId)
    .executeTakeFirst();
  const ended = Number(numDeletedRows);
  if (id && ended === 0) throw notFound();
  if (ended > 0) await recordOfPerson(db, context, person, 'signed-out', { sessions: ended });
  return ended;
}

export interface SessionFilter {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
}

export async function listMemberSessions(
  { db, organisationId }: Context,
  { page = 0, pageSize = 25, search }: SessionFilter = {},
): Promise<{ rows: MemberSession[]; total: number }> {
  let sessions = db
    .selectFrom('auth.session')
    .innerJoin('memberships', 'memberships.user_id', 'auth.session.user_id')
    .innerJoin('auth.user', 'auth.user.id', 'auth.session.user_id')
    .where('memberships.organisation_id', '=', organisationId)
    .where('auth.session.expires_at', '>', new Date());
  if (search) {
    const pattern = likeOf(search);
    sessions = sessions.where((is) =>
      is.or([
        is('auth.user.name', 'ilike', pattern),
        is('auth.user.email', 'ilike', pattern),
        is('ip_address', 'ilike', pattern),
      ]),
    );
  }
  const rows = await sessions
    .select(COLUMNS)
    .select(DEVICE)
    .select(['auth.session.user_id as userId', 'auth.user.name'])
    .orderBy('auth.session.updated_at', 'desc')
    .orderBy('auth.session.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await sessions.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...sessionOf(row, null), userId: row.userId, name: row.name })), total };
}

/** @throws Problem 404 for a session of nobody here, 409 for one's own, 403 for who stands above. */
export async function endMemberSession(context: Context, id: string): Promise<number> {
  const session = await context.db.selectFrom('auth.session').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!session) throw notFound();
  const { member } = await holdMember(context, session.user_id);
  await context.db.deleteFrom('auth.session').where('id', '=', id).execute();
  context.record({
    action: 'signed-out',
    subject: memberSubject,
    subjectId: member.id,
    title: member.name,
    after: { sessions: 1 },
  });
  return 1;
}
