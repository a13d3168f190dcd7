import { memberSubject } from '#domain/people/subject.ts';
import { covers } from '#domain/people/standing.ts';
import type { RoleChoice } from '#domain/people/user.ts';
import type { Act } from '../../platform/act.ts';
import { checkAdministratorLeft } from '../last-administrator.ts';
import { readChoice } from '../roles/store.ts';
import type { Chosen } from '../roles/store.ts';
import { beyondYou, holdMember } from './holding.ts';
import type { Member } from './holding.ts';

/** Gives a member another role. Their sessions end: whoever signs in anew gets the new rights and no page of the old ones. */
export async function changeUser(act: Act, id: string, choice: RoleChoice): Promise<void> {
  const { member, grantor } = await holdMember(act, id);
  const chosen = await readChoice(act.db, act.organisationId, choice);
  if (!covers(grantor, chosen)) throw beyondYou();
  await giveRole(act, member, chosen);
}

/** Without asking who may: the caller did. */
export async function giveRole(act: Act, member: Member, chosen: Chosen): Promise<void> {
  if (member.role === chosen.role && member.customRoleId === chosen.customRoleId) return;
  await update(act, member.id, { role: chosen.role, custom_role_id: chosen.customRoleId });
  await checkAdministratorLeft(act.db, act.organisationId);
  await endSessionsOf(act, member.id);
  record(act, member, { role: nameOfRole(member) }, { role: chosen.name });
}

export async function suspendUser(act: Act, id: string): Promise<void> {
  const { member } = await holdMember(act, id);
  if (member.suspendedAt) return;
  await update(act, id, { suspended_at: act.now });
  await checkAdministratorLeft(act.db, act.organisationId);
  await endSessionsOf(act, id);
  record(act, member, { status: 'active' }, { status: 'suspended' });
}

export async function reactivateUser(act: Act, id: string): Promise<void> {
  const { member } = await holdMember(act, id);
  if (!member.suspendedAt) return;
  await update(act, id, { suspended_at: null });
  record(act, member, { status: 'suspended' }, { status: 'active' });
}

/** The account stays: it may belong to other organisations, and what bears the name keeps it. */
export async function removeUser(act: Act, id: string): Promise<void> {
  const { member } = await holdMember(act, id);
  await act.db
    .deleteFrom('memberships')
    .where('organisation_id', '=', act.organisationId)
    .where('user_id', '=', id)
    .execute();
  await checkAdministratorLeft(act.db, act.organisationId);
  await endSessionsOf(act, id);
  const { name, email } = member;
  act.record({
    action: 'removed',
    subject: memberSubject,
    subjectId: id,
    title: name,
    before: { name, email, role: nameOfRole(member) },
  });
}

/** @returns how many there were. */
export async function endUserSessions(act: Act, id: string): Promise<number> {
  const { member } = await holdMember(act, id);
  const ended = await endSessionsOf(act, id);
  act.record({
    action: 'signed-out',
    subject: memberSubject,
    subjectId: id,
    title: member.name,
    after: { sessions: ended },
  });
  return ended;
}

export async function endSessionsOf(act: Act, userId: string): Promise<number> {
  const { numDeletedRows } = await act.db.deleteFrom('auth.session').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export function nameOfRole({ role, customRole }: Pick<Member, 'role' | 'customRole'>): string {
  return customRole ?? role;
}

async function update(
  { db, organisationId }: Act,
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

function record(act: Act, { id, name }: Member, before: object, after: object): void {
  act.record({ action: 'changed', subject: memberSubject, subjectId: id, title: name, before, after });
}
