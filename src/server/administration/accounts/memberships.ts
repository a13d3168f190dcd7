import { memberSubject } from '#domain/people/subject.ts';
import type { RoleChoice } from '#domain/people/user.ts';
import { checkAdministratorLeft, lockAdministrators } from '../../people/last-administrator.ts';
import { readChoice } from '../../people/roles/store.ts';
import type { Chosen } from '../../people/roles/store.ts';
import { skipFirstDay } from '../../people/store.ts';
import { endSessionsOf, giveRole, nameOfRole } from '../../people/users/commands.ts';
import { lockMembers } from '../../people/users/member-locks.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { performInOrganisation } from '../admin-context.ts';
import type { AdminContext } from '../admin-context.ts';
import { getAccount } from './list.ts';

/** Gives somebody a role in an organisation: a new membership, or another role in the one they have. */
export async function setMembership(context: AdminContext, id: string, organisationId: string, choice: RoleChoice) {
  const account = await getAccount(context.db, context.services, id);
  if (id === context.person.userId)
    throw conflict(
      'yourself',
      'Nobody changes their own role, suspends or removes themselves. Ask another administrator.',
    );
  await performInOrganisation(context, organisationId, async (organisationContext) => {
    await lockAdministrators(organisationContext.db, organisationId);
    const chosen = await readChoice(organisationContext.db, organisationId, choice);
    const [member] = await lockMembers(organisationContext, [id]);
    if (member) await giveRole(organisationContext, member, chosen);
    else await addMember(organisationContext, account, chosen);
  });
  return getAccount(context.db, context.services, id);
}

export async function addMember(
  context: Context,
  { id, name, email }: { id: string; name: string; email: string },
  chosen: Chosen,
): Promise<void> {
  const { db, organisationId } = context;
  const row = { organisation_id: organisationId, user_id: id, role: chosen.role, custom_role_id: chosen.customRoleId };
  await db.insertInto('memberships').values(row).execute();
  await skipFirstDay(db, organisationId, id);
  const after = { name, email, role: chosen.name };
  context.record({ action: 'added', subject: memberSubject, subjectId: id, title: name, after });
}

/** @throws Problem 404 when they do not belong there, 409 for the last administrator. */
export async function removeMembership(context: AdminContext, id: string, organisationId: string) {
  await getAccount(context.db, context.services, id);
  await performInOrganisation(context, organisationId, async (organisationContext) => {
    await lockAdministrators(organisationContext.db, organisationId);
    const [member] = await lockMembers(organisationContext, [id]);
    if (!member) throw notFound();
    await organisationContext.db
      .deleteFrom('memberships')
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', id)
      .execute();
    await checkAdministratorLeft(organisationContext.db, organisationId);
    if (id !== context.person.userId) await endSessionsOf(organisationContext, id);
    const { name, email } = member;
    const before = { name, email, role: nameOfRole(member) };
    organisationContext.record({ action: 'removed', subject: memberSubject, subjectId: id, title: name, before });
  });
  return getAccount(context.db, context.services, id);
}
