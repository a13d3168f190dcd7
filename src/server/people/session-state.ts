import type { Transaction } from 'kysely';
import { policyOf, strictestOf } from '#domain/organisations/policy.ts';
import { permissionsOf } from '#domain/people/permission.ts';
import type { SessionState } from '#domain/people/session-state.ts';
import { listOrganisations } from '../organisations/store.ts';
import { inTransaction } from '../platform/context.ts';
import { requiredActionsOf } from '../platform/required-actions.ts';
import { chooseMembership } from '../platform/http/gate.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { cookieNameOf, readCookie, SESSION_SECONDS } from '../platform/http/sessions.ts';
import type { SignedIn } from '../platform/http/sessions.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** Explains to a visitor what the server knows of their own session. */
export async function sessionStateOf(context: RequestContext): Promise<SessionState> {
  const { services, cookies } = context;
  const { isSecure } = services.settings;
  const name = cookieNameOf(isSecure);
  const cookie = {
    name,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax' as const,
    path: '/' as const,
    days: SESSION_SECONDS / 86_400,
  };
  const now = new Date();
  const known = { now: now.toISOString(), cookie };
  const person = await services.findSession(cookies);
  const came = readCookie(cookies, name) !== undefined;
  if (!person) return { state: came ? 'ended' : 'none', ...known, session: null, organisation: null };
  const scope = { userId: person.userId, isReadOnly: true };
  return inTransaction(services.database, scope, async (db) => ({
    state: 'open' as const,
    ...known,
    session: await describeSession(db, person, now),
    organisation: await describeMembership(db, person, context.organisation, now),
  }));
}

async function describeSession(db: Db, person: SignedIn, now: Date): Promise<SessionState['session']> {
  const row = await db
    .selectFrom('auth.session')
    .select(['created_at', 'updated_at', 'expires_at'])
    .where('id', '=', person.sessionId)
    .executeTakeFirst();
  if (!row) return null;
  const rules = strictestOf(person.memberships.map(({ policy }) => policyOf(policy)));
  const idle = row.updated_at.getTime() + rules.sessionIdleMinutes * 60_000;
  const latest = Math.min(row.created_at.getTime() + rules.sessionHours * 3_600_000, row.expires_at.getTime());
  const { administersUntil } = person;
  return {
    name: person.name,
    email: person.email,
    method: person.method,
    isStrong: person.isStrong,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.updated_at.toISOString(),
    idleUntil: new Date(Math.min(idle, latest)).toISOString(),
    endsAt: new Date(latest).toISOString(),
    signInOnEveryLoad: rules.signInOnEveryLoad,
    administersUntil: administersUntil && administersUntil > now ? administersUntil.toISOString() : null,
  };
}

async function describeMembership(
  db: Db,
  person: SignedIn,
  wanted: string | undefined,
  now: Date,
): Promise<SessionState['organisation']> {
  const membership = chooseMembership(person, wanted) ?? chooseMembership(person, undefined);
  const organisation = (await listOrganisations(db)).find(({ id }) => id === membership?.organisationId);
  if (!membership || !organisation) return null;
  return {
    name: organisation.name,
    role: membership.role,
    customRole: membership.customRole,
    permissions: [...permissionsOf(membership)],
    demands: requiredActionsOf(person, membership, now),
  };
}
