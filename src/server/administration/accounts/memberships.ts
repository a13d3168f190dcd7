import { memberSubject } from '#domain/people/subject.ts';
import type { RoleChoice } from '#domain/people/user.ts';
import { checkAdministratorLeft, lockAdministrators } from '../../people/last-administrator.ts';
import { readChoice } from '../../people/roles/store.ts';
import type { Chosen } from '../../people/roles/store.ts';
import { endSessionsOf, giveRole, nameOfRole } from '../../people/users/acts.ts';
import { lockMembers } from '../../people/users/holding.ts';
import type { Act } from '../../platform/act.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { actIn } from '../deed.ts';
import type { Deed } from '../deed.ts';
import { getAccount } from './list.ts';

/** Gives somebody a role in an organisation: a new membership, or another role in the one they have. */
export async function setMembership(deed: Deed, id: string, organisationId: string, choice: RoleChoice) {
  const account = await getAccount(deed.db, deed.services, id);
  if (id === deed.person.userId)
    throw conflict(
      'yourself',
      'Nobody changes their own role, suspends or removes themselves. Ask another administrator.',
    );
  await actIn(deed, organisationId, async (act) => {
    await lockAdministrators(act.db, organisationId);
    const chosen = await readChoice(act.db, organisationId, choice);
    const [member] = await lockMembers(act, [id]);
    if (member) await giveRole(act, member, chosen);
    else await addMember(act, account, chosen);
  });
  return getAccount(deed.db, deed.services, id);
}

export async function addMember(
  act: Act,
  { id, name, email }: { id: string; name: string; email: string },
  chosen: Chosen,
): Promise<void> {
  const { db, organisationId } = act;
  const row = { organisation_id: organisationId, user_id: id, role: chosen.role, custom_role_id: chosen.customRoleId };
  await db.insertInto('memberships').values(row).execute();
  const after = { name, email, role: chosen.name };
  act.record({ action: 'added', subject: memberSubject, subjectId: id, title: name, after });
}

/** @throws Problem 404 when they do not belong there, 409 for the last administrator. */
export async function removeMembership(deed: Deed, id: string, organisationId: string) {
  await getAccount(deed.db, deed.services, id);
  await actIn(deed, organisationId, async (act) => {
    await lockAdministrators(act.db, organisationId);
    const [member] = await lockMembers(act, [id]);
    if (!member) throw notFound();
    await act.db
      .deleteFrom('memberships')
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', id)
      .execute();
    await checkAdministratorLeft(act.db, organisationId);
    if (id !== deed.person.userId) await endSessionsOf(act, id);
    const { name, email } = member;
    const before = { name, email, role: nameOfRole(member) };
    act.record({ action: 'removed', subject: memberSubject, subjectId: id, title: name, before });
  });
  return getAccount(deed.db, deed.services, id);
}
