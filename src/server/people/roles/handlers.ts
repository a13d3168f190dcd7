import { roleSubject } from '#domain/people/subject.ts';
import { readRole } from '#domain/people/role-words.ts';
import { covers } from '#domain/people/standing.ts';
import type { Grantor } from '#domain/people/standing.ts';
import { permissionsOf, ROLES } from '#domain/people/permission.ts';
import type { CustomRole } from '#domain/people/user.ts';
import type { Act } from '../../platform/act.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { checkAdministratorLeft } from '../last-administrator.ts';
import { endSessionsOf, giveRole } from '../users/acts.ts';
import { aboveYou, beyondYou, holdGrantor, lockMembers } from '../users/holding.ts';
import { addRole, changeRole, findRole, listRoles, lockRole, readChoice } from './store.ts';

/** A name that an import would read as one of the five roles would make two roles of one word. */
async function checkName({ db, organisationId }: Act, name: string, ownId?: string): Promise<void> {
  const others = (await listRoles(db, organisationId)).filter(({ id }) => id !== ownId);
  const isTaken = readRole(name) || others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalid([{ path: 'name', message: 'This name is taken' }]);
}

/** @throws Problem 404, 403 when the role is above who acts, 409 when it is their own. */
async function holdRole(act: Act, id: string): Promise<{ before: CustomRole; grantor: Grantor }> {
  const grantor = await holdGrantor(act);
  const before = await lockRole(act.db, act.organisationId, id);
  if (!before) throw notFound();
  const [self] = await lockMembers(act, [grantor.id]);
  if (self?.customRoleId === id) throw conflict('own_role', 'Nobody changes the role they have themselves.');
  if (!covers(grantor, before)) throw aboveYou();
  return { before, grantor };
}

const factsOf = ({ name, role, permissions }: CustomRole) => ({ name, role, permissions });

async function found(act: Act, id: string): Promise<CustomRole> {
  const role = await findRole(act.db, act.organisationId, id);
  if (!role) throw notFound();
  return role;
}

async function peopleWith({ db, organisationId }: Act, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('custom_role_id', '=', roleId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The five by their names, custom ones by their ids. */
function choiceOf(replacement: string) {
  const role = ROLES.find((one) => one === replacement);
  return role ? { role } : { role: 'viewer' as const, customRoleId: replacement };
}

/** Members and invitations. Without a replacement a role that somebody has stays: what it was made from may allow more. */
async function moveEverybody(
  act: Act,
  { id, people }: CustomRole,
  replacement: string | undefined,
  grantor: Grantor,
): Promise<void> {
  if (people === 0) return;
  if (replacement === undefined)
    throw conflict('role_in_use', 'People have this role. Choose the one they get instead.');
  if (replacement === id) throw invalid([{ path: 'replacement', message: 'Choose another role' }]);
  const chosen = await readChoice(act.db, act.organisationId, choiceOf(replacement));
  if (!covers(grantor, chosen)) throw beyondYou();
  for (const member of await lockMembers(act, await peopleWith(act, id))) await giveRole(act, member, chosen);
  await act.db
    .updateTable('invitations')
    .set({ role: chosen.role, custom_role_id: chosen.customRoleId })
    .where('organisation_id', '=', act.organisationId)
    .where('custom_role_id', '=', id)
    .execute();
}

export const roleHandlers = {
  list: os.people.roles.list.handler(({ context: { act } }) => listRoles(act.db, act.organisationId)),
  add: os.people.roles.add.handler(async ({ input, context: { act } }) => {
    const grantor = await holdGrantor(act);
    if (!covers(grantor, input)) throw beyondYou();
    await checkName(act, input.name);
    const id = act.newId();
    await addRole(act.db, act.organisationId, { id, ...input });
    const role = await found(act, id);
    act.record({ action: 'added', subject: roleSubject, subjectId: id, title: role.name, after: factsOf(role) });
    return role;
  }),
  change: os.people.roles.change.handler(async ({ input, context: { act } }) => {
    const { id, name, permissions } = input;
    const { before, grantor } = await holdRole(act, id);
    const next = { ...before, name: name ?? before.name, permissions: permissions ?? before.permissions };
    if (!covers(grantor, next)) throw beyondYou();
    if (next.name !== before.name) await checkName(act, next.name, id);
    await changeRole(act.db, act.organisationId, next);
    const lost = permissionsOf(before).some((permission) => !next.permissions.includes(permission));
    if (lost) for (const userId of await peopleWith(act, id)) await endSessionsOf(act, userId);
    await checkAdministratorLeft(act.db, act.organisationId);
    const change = { before: factsOf(before), after: factsOf(next) };
    act.record({ action: 'changed', subject: roleSubject, subjectId: id, title: next.name, ...change });
    return found(act, id);
  }),
  remove: os.people.roles.remove.handler(async ({ input, context: { act } }) => {
    const { before, grantor } = await holdRole(act, input.id);
    await moveEverybody(act, before, input.replacement, grantor);
    await act.db
      .deleteFrom('roles')
      .where('organisation_id', '=', act.organisationId)
      .where('id', '=', input.id)
      .execute();
    act.record({
      action: 'removed',
      subject: roleSubject,
      subjectId: input.id,
      title: before.name,
      before: factsOf(before),
    });
    return { moved: before.people };
  }),
};
