import { accountSubject } from '#domain/administration/subject.ts';
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { KnownSession, KnownSignIn } from '#domain/administration/installation.ts';
import type { SessionMethod } from '#domain/people/session.ts';
import type { SignInOutcome } from '#domain/people/security.ts';
import { deviceOf, placeOf } from '../../people/security/device.ts';
import { likeOf } from '../../platform/database/like.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { logAdminAction } from '../admin-context.ts';
import type { AdminContext } from '../admin-context.ts';

type Db = Transaction<Tables>;

interface Question {
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

interface Seen {
  userAgent: string | null;
  address: string | null;
}

const seenBy = ({ userAgent, address }: Seen) => ({ device: deviceOf(userAgent), place: placeOf(address, null) });

const named = (search: string | undefined) =>
  search?.trim()
    ? sql`(lower(u.name) like ${likeOf(search.trim().toLowerCase())} or u.email like ${likeOf(search.trim().toLowerCase())})`
    : sql`true`;

async function count(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}

type SessionRow = Omit<KnownSession, 'isThis' | 'startedAt' | 'lastUsedAt' | 'device' | 'place' | 'administersUntil'> &
  Seen & { startedAt: Date; lastUsedAt: Date; administersUntil: Date | null };

export async function listKnownSessions(db: Db, ownId: string, { search, page = 0, pageSize = 25 }: Question) {
  const from = sql`auth.session s join auth."user" u on u.id = s.user_id where s.expires_at > now() and ${named(search)}`;
  const { rows } = await sql<SessionRow>`
    select s.id, s.method, s.is_strong as "isStrong", s.created_at as "startedAt", s.updated_at as "lastUsedAt", u.id as "userId", u.name,
      u.email, s.user_agent as "userAgent", s.ip_address as address,
      case when s.administers_until > now() then s.administers_until end as "administersUntil"
    from ${from} order by s.updated_at desc, s.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  return { rows: rows.map((row) => toSession(row, ownId)), total: await count(db, from) };
}

function toSession({ userAgent, address, startedAt, lastUsedAt, administersUntil, ...row }: SessionRow, ownId: string) {
  return {
    ...row,
    isThis: row.id === ownId,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    administersUntil: administersUntil?.toISOString() ?? null,
    ...seenBy({ userAgent, address }),
  };
}

/** @throws Problem 404; 409 for the session that asks, which ends by signing out. */
export async function endKnownSession(context: AdminContext, id: string): Promise<{ ended: number }> {
  if (id === context.person.sessionId)
    throw conflict('own_session', 'This is the session you are using. Log out instead.');
  const { rows } = await sql<{ userId: string; name: string }>`
    delete from auth.session s using auth."user" u where u.id = s.user_id and s.id = ${id}::uuid
    returning u.id as "userId", u.name`.execute(context.db);
  const [ended] = rows;
  if (!ended) throw notFound();
  const { userId, name } = ended;
  const entry = { action: 'signed-out', subject: accountSubject, subjectId: userId, title: name } as const;
  await logAdminAction(context, { ...entry, after: { sessions: 1 } });
  return { ended: 1 };
}

interface SignInRow extends Seen {
  id: string;
  at: Date;
  method: SessionMethod;
  outcome: SignInOutcome;
  userId: string | null;
  name: string | null;
  email: string | null;
}

export async function listKnownSignIns(
  db: Db,
  { search, outcome, page = 0, pageSize = 25 }: Question & { outcome?: SignInOutcome | undefined },
) {
  const from = sql`auth.sign_in i left join auth."user" u on u.id = i.user_id
    where ${named(search)} and ${outcome ? sql`i.outcome = ${outcome}` : sql`true`}`;
  const { rows } = await sql<SignInRow>`
    select i.id, i.at, i.method, i.outcome, u.id as "userId", u.name, u.email, i.user_agent as "userAgent", i.ip_address as address
    from ${from} order by i.at desc, i.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  return { rows: rows.map(toSignIn), total: await count(db, from) };
}

function toSignIn({ userAgent, address, at, ...row }: SignInRow): KnownSignIn {
  return { ...row, at: at.toISOString(), ...seenBy({ userAgent, address }) };
}
