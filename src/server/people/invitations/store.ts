import { invitationSubject } from '#domain/people/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import { addressOf } from '#domain/addresses.ts';
import { INVITATION_DAYS } from '#domain/people/invitation.ts';
import type { Invitation, NewInvitation } from '#domain/people/invitation.ts';
import type { Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/grants.ts';
import type { Context } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { findAccount } from '../accounts.ts';
import { readChoice } from '../roles/store.ts';
import { makeTicket } from '../tickets.ts';
import { beyondYou } from '../users/member-locks.ts';

type Db = Transaction<Tables>;

export async function listInvitations({
  db,
  organisationId,
}: Pick<Context, 'db' | 'organisationId'>): Promise<Invitation[]> {
  const rows = await select(db, organisationId)
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('invitations.id')
    .execute();
  return rows.map(answerOf);
}

function select(db: Db, organisationId: string) {
  return db
    .selectFrom('invitations')
    .leftJoin('auth.user', 'auth.user.id', 'invited_by')
    .selectAll('invitations')
    .select('auth.user.name as inviter')
    .where('invitations.organisation_id', '=', organisationId)
    .where('invitations.accepted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function answerOf({ id, email, role, custom_role_id, inviter, invited_at, expires_at }: Row): Invitation {
  const at = { invitedAt: invited_at.toISOString(), expiresAt: expires_at.toISOString() };
  return { id, email, role, customRoleId: custom_role_id, invitedBy: inviter, ...at };
}

async function findInvitation(context: Context, id: string): Promise<Invitation> {
  const row = await select(context.db, context.organisationId).where('invitations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return answerOf(row);
}

/**
 * Checks that the actor may give what they give. @throws Problem 403 when it is more than they have, 422 when there is no such custom role.
 */
export async function checkGrant(context: Context, role: Role, customRoleId: string | null): Promise<void> {
  const chosen = await readChoice(context.db, context.organisationId, { role, customRoleId });
  if (chosen.role !== role) throw invalid([{ path: 'role', message: issue('custom_role_differs') }]);
  if (!covers(context.actor, chosen)) throw beyondYou();
}

/** Invites an address. @throws Problem 409 when it belongs here or is invited already. */
export async function addInvitation(
  context: Context,
  { email: given, role, customRoleId = null }: NewInvitation,
): Promise<Invitation> {
  const email = given.toLowerCase();
  await checkGrant(context, role, customRoleId);
  if (await isMember(context, email))
    throw conflict('already_member', 'This person belongs to the organization already.');
  const id = context.newId();
  const row = { id, organisation_id: context.organisationId, email, role, custom_role_id: customRoleId };
  const times = { invited_at: context.now, expires_at: expiryOf(context) };
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('invitations')
    .values({ ...row, ...times, invited_by: context.actor.id })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows)
    throw conflict('already_invited', 'This address is invited already. Send the invitation again instead.');
  context.record({ action: 'added', subject: invitationSubject, subjectId: id, title: email, after: { email, role } });
  await sendLink(context, { id, email });
  return findInvitation(context, id);
}

async function isMember({ db, organisationId }: Context, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

const expiryOf = ({ now }: Pick<Context, 'now'>) => new Date(now.getTime() + INVITATION_DAYS * 86_400_000);

/** Sends it once more with a new link and a new week. */
export async function renewInvitation(context: Context, id: string): Promise<Invitation> {
  const { email, role, customRoleId } = await findInvitation(context, id);
  await checkGrant(context, role, customRoleId);
  await context.db
    .updateTable('invitations')
    .set({ expires_at: expiryOf(context), invited_at: context.now, invited_by: context.actor.id })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  context.record({ action: 'resent', subject: invitationSubject, subjectId: id, title: email });
  await sendLink(context, { id, email });
  return findInvitation(context, id);
}

export async function removeInvitation(context: Context, id: string): Promise<void> {
  const { email, role, customRoleId } = await findInvitation(context, id);
  await checkGrant(context, role, customRoleId);
  await context.db
    .deleteFrom('invitations')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  await withdrawLinks(context.db, id);
  context.record({
    action: 'removed',
    subject: invitationSubject,
    subjectId: id,
    title: email,
    before: { email, role },
  });
}

async function withdrawLinks(db: Db, invitationId: string): Promise<void> {
  await db
    .deleteFrom('auth.ticket')
    .where('purpose', '=', 'invitation')
    .where(sql<boolean>`facts ->> 'invitationId' = ${invitationId}`)
    .execute();
}

async function sendLink(context: Context, { id, email }: { id: string; email: string }): Promise<void> {
  const { db, organisationId, actor } = context;
  await withdrawLinks(db, id);
  const facts = { invitationId: id };
  const token = await makeTicket(db, { purpose: 'invitation', userId: null, minutes: INVITATION_DAYS * 1440, facts });
  const { name, language } = await db
    .selectFrom('organisations')
    .select(['name', 'language'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const account = await findAccount(db, email);
  await sendMail(db, {
    to: email,
    kind: 'invitation',
    values: { inviter: actor.name, organisation: name, days: INVITATION_DAYS },
    language: account?.language ?? language,
    link: addressOf('invitation', { token }),
  });
}

/** For somebody whose account and membership stand already, and who needs a way in: the same link, as the invitation it is. */
export async function inviteMember(
  context: Context,
  email: string,
  role: Role,
  customRoleId: string | null,
): Promise<void> {
  const id = context.newId();
  await context.db
    .deleteFrom('invitations')
    .where('organisation_id', '=', context.organisationId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute();
  await context.db
    .insertInto('invitations')
    .values({
      id,
      organisation_id: context.organisationId,
      email,
      role,
      custom_role_id: customRoleId,
      invited_by: context.actor.id,
      invited_at: context.now,
      expires_at: expiryOf(context),
    })
    .execute();
  await sendLink(context, { id, email });
}
