import type { Transaction } from 'kysely';
import { SessionMethod } from '#domain/people/session.ts';
import type { MemberSignIn, SignIn, SignInOutcome } from '#domain/people/security.ts';
import type { Context } from '../../platform/context.ts';
import { likeOf } from '../../platform/database/like.ts';
import type { Tables } from '../../tables.ts';
import type { SignInTables } from '../tables.ts';
import { deviceOf, placeOf } from './device.ts';
import type { SessionFilter } from './sessions.ts';

type Db = Transaction<Tables>;

const COLUMNS = ['auth.sign_in.id', 'at', 'method', 'outcome', 'ip_address', 'user_agent', 'country'] as const;

type Row = Pick<SignInTables['auth.sign_in'], 'method' | 'outcome' | 'ip_address' | 'user_agent' | 'country'> & {
  id: string;
  at: Date;
};

const signInOf = (row: Row): SignIn => ({
  id: row.id,
  at: row.at.toISOString(),
  method: SessionMethod.catch('email').parse(row.method),
  outcome: row.outcome,
  device: deviceOf(row.user_agent),
  place: placeOf(row.ip_address, row.country),
});

export async function listOwnSignIns(
  db: Db,
  userId: string,
  { page = 0, pageSize = 10 }: { page?: number | undefined; pageSize?: number | undefined } = {},
): Promise<{ rows: SignIn[]; total: number }> {
  const own = db.selectFrom('auth.sign_in').where('user_id', '=', userId);
  const rows = await own
    .select(COLUMNS)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await own.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(signInOf), total };
}

/** Attempts as people who are members now. */
export async function listSignIns(
  { db, organisationId }: Context,
  { page = 0, pageSize = 25, search, outcome }: SessionFilter & { outcome?: SignInOutcome | undefined } = {},
): Promise<{ rows: MemberSignIn[]; total: number }> {
  let found = db
    .selectFrom('auth.sign_in')
    .innerJoin('memberships', 'memberships.user_id', 'auth.sign_in.user_id')
    .innerJoin('auth.user', 'auth.user.id', 'auth.sign_in.user_id')
    .where('memberships.organisation_id', '=', organisationId);
  if (outcome) found = found.where('outcome', '=', outcome);
  if (search) {
    const pattern = likeOf(search);
    found = found.where((is) =>
      is.or([
        is('auth.user.name', 'ilike', pattern),
        is('auth.user.email', 'ilike', pattern),
        is('ip_address', 'ilike', pattern),
      ]),
    );
  }
  const rows = await found
    .select(COLUMNS)
    .select(['auth.user.id as userId', 'auth.user.name', 'auth.user.email'])
    .orderBy('at', 'desc')
    .orderBy('auth.sign_in.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({ ...signInOf(row), userId: row.userId, name: row.name, email: row.email })),
    total,
  };
}
