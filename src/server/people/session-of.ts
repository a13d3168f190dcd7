import type { Transaction } from 'kysely';
import { permissionsOf } from '#domain/people/permission.ts';
import type { Session } from '#domain/people/session.ts';
import { listOrganisations } from '../organisations/store.ts';
import { inTransaction } from '../platform/context.ts';
import { isAdministrator } from '../platform/administrators.ts';
import { requiredActionsOf } from '../platform/required-actions.ts';
import { chooseMembership } from '../platform/http/gate.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { notFound, unauthenticated } from '../platform/http/problems.ts';
import { cookieNameOf } from '../platform/http/sessions.ts';
import type { SignedIn } from '../platform/http/sessions.ts';
import type { Tables } from '../tables.ts';
import { sessionCookie } from './open-session.ts';

/** The session as its person sees it, in the organisation wished for or the one used last. @throws Problem 404 when it is not theirs. */
export async function sessionOf(
  db: Transaction<Tables>,
  context: RequestContext,
  person: SignedIn,
  wanted = context.organisation,
): Promise<Session> {
  const membership = chooseMembership(person, wanted);
  if (wanted && !membership) throw notFound();
  const organisations = await listOrganisations(db);
  const account = await db.selectFrom('auth.user').selectAll().where('id', '=', person.userId).executeTakeFirst();
  if (!account) throw unauthenticated();
  return {
    user: {
      id: person.userId,
      name: account.name,
      email: account.email,
      emailVerified: account.email_verified,
      language: account.language,
      darkMode: account.dark_mode,
      onboarded: account.onboarded,
      getStartedCompleted: account.get_started_completed,
      createdAt: account.created_at.toISOString(),
      lastLogin: account.last_login_at?.toISOString() ?? null,
    },
    method: person.method,
    isStrong: person.isStrong,
    demands: membership ? requiredActionsOf(person, membership, new Date()) : [],
    isAdministrator: await isAdministrator(context.services, account.email),
    administersUntil: openUntil(person),
    organisation: organisations.find(({ id }) => id === membership?.organisationId) ?? null,
    organisations: organisations.map(({ id, slug, name, isDemo }) => ({ id, slug, name, isDemo })),
    role: membership?.role ?? null,
    customRole: membership?.customRole ?? null,
    permissions: membership ? [...permissionsOf(membership)] : [],
  };
}

function openUntil({ administersUntil }: SignedIn): string | null {
  return administersUntil && administersUntil > new Date() ? administersUntil.toISOString() : null;
}

/** The session that was opened a moment ago, whose cookie the browser has not brought yet. */
export async function openedSession(context: RequestContext, token: string): Promise<Session> {
  const { services } = context;
  const { isSecure } = services.settings;
  const [cookie = ''] = sessionCookie(token, services.secrets('sessions'), isSecure).split(';');
  const person = await services.findSession(cookie.replace(/^[^=]*/, cookieNameOf(isSecure)));
  if (!person) throw unauthenticated();
  const scope = { userId: person.userId, isReadOnly: true };
  return inTransaction(services.database, scope, (db) => sessionOf(db, context, person, undefined));
}
