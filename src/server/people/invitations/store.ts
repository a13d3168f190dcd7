import { invitationSubject } from '#domain/people/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { addressOf } from '#domain/addresses.ts';
import { INVITATION_DAYS } from '#domain/people/invitation.ts';
import type { Invitation, NewInvitation } from '#domain/people/invitation.ts';
import type { Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/standing.ts';
import type { Act } from '../../platform/act.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { findAccount } from '../accounts.ts';
import { readChoice } from '../roles/store.ts';
import { makeTicket } from '../tickets.ts';
import { beyondYou } from '../users/holding.ts';

type Db = Transaction<Tables>;

export async function listInvitations({
  db,
  organisationId,
}: Pick<Act, 'db' | 'organisationId'>): Promise<Invitation[]> {
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

async function findInvitation(act: Act, id: string): Promise<Invitation> {
  const row = await select(act.db, act.organisationId).where('invitations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return answerOf(row);
}

/**
 * Checks that the actor may give what they give. @throws Problem 403 when it is more than they have, 422 when there is no such custom role.
 */
export async function checkGrant(act: Act, role: Role, customRoleId: string | null): Promise<void> {
  const chosen = await readChoice(act.db, act.organisationId, { role, customRoleId });
  if (chosen.role !== role) throw invalid([{ path: 'role', message: 'The custom role was made from another role' }]);
  if (!covers(act.actor, chosen)) throw beyondYou();
}

/** Invites an address. @throws Problem 409 when it belongs here or is invited already. */
export async function addInvitation(
  act: Act,
  { email: given, role, customRoleId = null }: NewInvitation,
): Promise<Invitation> {
  const email = given.toLowerCase();
  await checkGrant(act, role, customRoleId);
  if (await isMember(act, email)) throw conflict('already_member', 'This person belongs to the organization already.');
  const id = act.newId();
  const row = { id, organisation_id: act.organisationId, email, role, custom_role_id: customRoleId };
  const times = { invited_at: act.now, expires_at: expiryOf(act) };
  const { numInsertedOrUpdatedRows } = await act.db
    .insertInto('invitations')
    .values({ ...row, ...times, invited_by: act.actor.id })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows)
    throw conflict('already_invited', 'This address is invited already. Send the invitation again instead.');
  act.record({ action: 'added', subject: invitationSubject, subjectId: id, title: email, after: { email, role } });
  await sendLink(act, { id, email });
  return findInvitation(act, id);
}

async function isMember({ db, organisationId }: Act, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

const expiryOf = ({ now }: Pick<Act, 'now'>) => new Date(now.getTime() + INVITATION_DAYS * 86_400_000);

/** Sends it once more with a new link and a new week. */
export async function renewInvitation(act: Act, id: string): Promise<Invitation> {
  const { email, role, customRoleId } = await findInvitation(act, id);
  await checkGrant(act, role, customRoleId);
  await act.db
    .updateTable('invitations')
    .set({ expires_at: expiryOf(act), invited_at: act.now, invited_by: act.actor.id })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  act.record({ action: 'resent', subject: invitationSubject, subjectId: id, title: email });
  await sendLink(act, { id, email });
  return findInvitation(act, id);
}

export async function removeInvitation(act: Act, id: string): Promise<void> {
  const { email, role } = await findInvitation(act, id);
  await act.db
    .deleteFrom('invitations')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  await withdrawLinks(act.db, id);
  act.record({ action: 'removed', subject: invitationSubject, subjectId: id, title: email, before: { email, role } });
}

async function withdrawLinks(db: Db, invitationId: string): Promise<void> {
  await db
    .deleteFrom('auth.ticket')
    .where('purpose', '=', 'invitation')
    .where(sql<boolean>`facts ->> 'invitationId' = ${invitationId}`)
    .execute();
}

async function sendLink(act: Act, { id, email }: { id: string; email: string }): Promise<void> {
  const { db, organisationId, actor } = act;
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
export async function inviteMember(act: Act, email: string, role: Role, customRoleId: string | null): Promise<void> {
  const id = act.newId();
  await act.db
    .deleteFrom('invitations')
    .where('organisation_id', '=', act.organisationId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute();
  await act.db
    .insertInto('invitations')
    .values({
      id,
      organisation_id: act.organisationId,
      email,
      role,
      custom_role_id: customRoleId,
      invited_by: act.actor.id,
      invited_at: act.now,
      expires_at: expiryOf(act),
    })
    .execute();
  await sendLink(act, { id, email });
}
