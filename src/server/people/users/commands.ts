import { memberSubject } from '#domain/people/subject.ts';
import { covers } from '#domain/people/grants.ts';
import type { RoleChoice } from '#domain/people/user.ts';
import type { Context } from '../../platform/context.ts';
import { checkAdministratorLeft } from '../last-administrator.ts';
import { readChoice } from '../roles/store.ts';
import type { Chosen } from '../roles/store.ts';
import { beyondYou, holdMember } from './member-locks.ts';
import type { Member } from './member-locks.ts';

/** Gives a member another role. Their sessions end: whoever signs in anew gets the new rights and no page of the old ones. */
export async function changeUser(context: Context, id: string, choice: RoleChoice): Promise<void> {
  const { member, grantor } = await holdMember(context, id);
  const chosen = await readChoice(context.db, context.organisationId, choice);
  if (!covers(grantor, chosen)) throw beyondYou();
  await giveRole(context, member, chosen);
}

/** Without asking who may: the caller did. */
export async function giveRole(context: Context, member: Member, chosen: Chosen): Promise<void> {
  if (member.role === chosen.role && member.customRoleId === chosen.customRoleId) return;
  await update(context, member.id, { role: chosen.role, custom_role_id: chosen.customRoleId });
  await checkAdministratorLeft(context.db, context.organisationId);
  await endSessionsOf(context, member.id);
  record(context, member, { role: nameOfRole(member) }, { role: chosen.name });
}

export async function suspendUser(context: Context, id: string): Promise<void> {
  const { member } = await holdMember(context, id);
  if (member.suspendedAt) return;
  await update(context, id, { suspended_at: context.now });
  await checkAdministratorLeft(context.db, context.organisationId);
  record(context, member, { status: 'active' }, { status: 'suspended', ...(await endAccessOf(context, id)) });
}

export async function reactivateUser(context: Context, id: string): Promise<void> {
  const { member } = await holdMember(context, id);
  if (!member.suspendedAt) return;
  await update(context, id, { suspended_at: null });
  record(context, member, { status: 'suspended' }, { status: 'active' });
}

/** The account stays: it may belong to other organisations, and what bears the name keeps it. */
export async function removeUser(context: Context, id: string): Promise<void> {
  const { member } = await holdMember(context, id);
  const ended = await endAccessOf(context, id);
  await context.db
    .deleteFrom('memberships')
    .where('organisation_id', '=', context.organisationId)
    .where('user_id', '=', id)
    .execute();
  await checkAdministratorLeft(context.db, context.organisationId);
  const { name, email } = member;
  context.record({
    action: 'removed',
    subject: memberSubject,
    subjectId: id,
    title: name,
    before: { name, email, role: nameOfRole(member) },
    after: ended,
  });
}

/** @returns how many there were. */
export async function endUserSessions(context: Context, id: string): Promise<number> {
  const { member } = await holdMember(context, id);
  const ended = await endSessionsOf(context, id);
  context.record({
    action: 'signed-out',
    subject: memberSubject,
    subjectId: id,
    title: member.name,
    after: { sessions: ended },
  });
  return ended;
}

export async function endSessionsOf(context: Context, userId: string): Promise<number> {
  const { numDeletedRows } = await context.db
    .deleteFrom('auth.session')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What lets somebody in here without asking who they are: sessions, and the tokens they made for this organisation. */
export async function endAccessOf(context: Context, userId: string): Promise<{ sessions: number; tokens: number }> {
  const { numDeletedRows } = await context.db
    .deleteFrom('api_tokens')
    .where('organisation_id', '=', context.organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { sessions: await endSessionsOf(context, userId), tokens: Number(numDeletedRows) };
}

export function nameOfRole({ role, customRole }: Pick<Member, 'role' | 'customRole'>): string {
  return customRole ?? role;
}

async function update(
  { db, organisationId }: Context,
  userId: string,
  change: { role?: Member['role']; custom_role_id?: string | null; suspended_at?: Date | null },
): Promise<void> {
  await db
    .updateTable('memberships')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
}

function record(context: Context, { id, name }: Member, before: object, after: object): void {
  context.record({ action: 'changed', subject: memberSubject, subjectId: id, title: name, before, after });
}
