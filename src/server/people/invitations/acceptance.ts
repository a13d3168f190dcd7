import { invitationSubject } from '#domain/people/subject.ts';
import type { Transaction } from 'kysely';
import type { InvitationView } from '#domain/people/invitation.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { conflict, Problem } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { addAccount, findAccount, keepPassword } from '../accounts.ts';
import { join } from '../registration/arrivals.ts';
import { enterOrganisation, performAs } from '../registration/scopes.ts';
import { openSession } from '../open-session.ts';
import { hashNewPassword } from '../registration/new-password.ts';
import { linkExpired, lookAtTicket, takeTicket } from '../tickets.ts';

type Db = Transaction<Tables>;

/** The invitation behind a link. @throws Problem 410 that says why it is not good: used, expired, or unknown as are withdrawn ones. */
async function invitationOf(db: Db, token: string) {
  const ticket = await lookAtTicket(db, 'invitation', token);
  if (!ticket) throw linkExpired();
  const row = await db
    .selectFrom('invitations')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .leftJoin('auth.user', 'auth.user.id', 'invited_by')
    .select(['invitations.id', 'invitations.organisation_id as organisationId', 'organisations.name as organisation'])
    .select('organisations.policy')
    .select('organisations.language')
    .select([
      'invitations.email',
      'invitations.role',
      'invitations.custom_role_id as customRoleId',
      'auth.user.name as invitedBy',
      'invitations.accepted_at',
    ])
    .where('invitations.id', '=', String(ticket.facts['invitationId']))
    .where('organisations.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw linkExpired();
  if (ticket.usedAt || row.accepted_at)
    throw new Problem(410, 'invitation_used', 'This invitation was accepted already. Sign in instead.');
  if (ticket.expiresAt <= new Date())
    throw new Problem(410, 'invitation_expired', 'This invitation is older than 7 days. Ask for a new one.');
  return row;
}

/** What the link shows. */
export async function viewInvitation({ services }: RequestContext, token: string): Promise<InvitationView> {
  return inTransaction(services.database, { administers: true, isReadOnly: true }, async (db) => {
    const { organisation, invitedBy, email, role, policy } = await invitationOf(db, token);
    const account = await findAccount(db, email);
    return {
      organisation,
      invitedBy,
      email,
      role,
      hasAccount: account !== undefined && (await canSignIn(db, account.id)),
      takesPassword: policyOf(policy).signInMethods.includes('email'),
    };
  });
}

/** An account that was made for somebody who has never been here has no way in yet. */
async function canSignIn(db: Db, userId: string): Promise<boolean> {
  const way = await db.selectFrom('auth.account').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (way) return true;
  const key = await db.selectFrom('auth.passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return key !== undefined;
}

/**
 * Accepts for an account. The transaction must administer. @throws Problem 403 `invitation_other_person` when it was for another address,
 * 410 when the link is not good.
 */
export async function takeInvitation(
  db: Db,
  context: RequestContext,
  person: { userId: string; name: string; email: string },
  token: string,
): Promise<string> {
  const invitation = await invitationOf(db, token);
  const { id, organisationId, role, customRoleId, email } = invitation;
  if (email !== person.email)
    throw new Problem(403, 'invitation_other_person', `This invitation is for ${email}. Sign in with that address.`);
  await takeTicket(db, 'invitation', token);
  await enterOrganisation(db, organisationId);
  const member = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  if (!member) await join(db, context, person, organisationId, role, customRoleId);
  const now = new Date();
  await db.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute();
  await closeRequests(db, organisationId, email, now);
  await performAs(db, context, organisationId, person, null, async (organisationContext) =>
    organisationContext.record({ action: 'accepted', subject: invitationSubject, subjectId: id, title: email }),
  );
  return organisationId;
}

/** Whoever came in by an invitation asks no longer. */
async function closeRequests(db: Db, organisationId: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('user_requests')
    .set({ status: 'approved', processed_at: now })
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
}

/** Accepts with a new account, or with one that was made for the person and has no way in yet. @returns the session's token. */
export async function acceptInvitation(
  context: RequestContext,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<string> {
  const { services } = context;
  services.limits.count(`invitation ${context.address}`, 20);
  // Whoever holds no good link has no password hashed, nor learns what would be wrong with it.
  const view = await viewInvitation(context, token);
  if (!view.takesPassword)
    throw new Problem(403, 'registration_not_supported', 'Registration not supported - use Google sign-in instead');
  const passwordHash = await hashNewPassword(context, password, view.email);
  const userId = await inTransaction(services.database, { administers: true }, async (db) => {
    const { email, language } = await invitationOf(db, token);
    const account = await findAccount(db, email);
    if (account && (await canSignIn(db, account.id)))
      throw conflict('account_exists', 'This address has an account. Sign in to accept the invitation.');
    if (account?.suspendedAt)
      throw new Problem(403, 'suspended', 'This account is suspended. Ask an administrator of your organisation.');
    const id = account?.id ?? (await addAccount(db, { name, email, passwordHash, emailVerified: true, language }));
    if (account) await wakeAccount(db, id, name, passwordHash);
    await takeInvitation(db, context, { userId: id, name, email }, token);
    return id;
  });
  return inTransaction(services.database, { userId }, (db) => openSession(db, context, { userId, method: 'email' }));
}

async function wakeAccount(db: Db, userId: string, name: string, passwordHash: string): Promise<void> {
  await keepPassword(db, userId, passwordHash);
  await db
    .updateTable('auth.user')
    .set({ name, email_verified: true, password_changed_at: new Date() })
    .where('id', '=', userId)
    .execute();
}
