import { issue } from '#domain/issue.ts';
import { roleSubject } from '#domain/people/subject.ts';
import { readRole } from '#domain/people/role-names.ts';
import { covers } from '#domain/people/grants.ts';
import type { Grantor } from '#domain/people/grants.ts';
import { permissionsOf, ROLES } from '#domain/people/permission.ts';
import type { CustomRole } from '#domain/people/user.ts';
import type { Context } from '../../platform/context.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { checkAdministratorLeft } from '../last-administrator.ts';
import { endSessionsOf, giveRole } from '../users/commands.ts';
import { aboveYou, beyondYou, holdGrantor, lockMembers } from '../users/member-locks.ts';
import { addRole, changeRole, findRole, listRoles, lockRole, readChoice } from './store.ts';

/** A name that an import would read as one of the five roles would make two roles of one word. */
async function checkName({ db, organisationId }: Context, name: string, ownId?: string): Promise<void> {
  const others = (await listRoles(db, organisationId)).filter(({ id }) => id !== ownId);
  const isTaken = readRole(name) || others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalid([{ path: 'name', message: issue('name_taken') }]);
}

/** @throws Problem 404, 403 when the role is above who acts, 409 when it is their own. */
async function holdRole(context: Context, id: string): Promise<{ before: CustomRole; grantor: Grantor }> {
  const grantor = await holdGrantor(context);
  const before = await lockRole(context.db, context.organisationId, id);
  if (!before) throw notFound();
  const [self] = await lockMembers(context, [grantor.id]);
  if (self?.customRoleId === id) throw conflict('own_role', 'Nobody changes the role they have themselves.');
  if (!covers(grantor, before)) throw aboveYou();
  return { before, grantor };
}

const factsOf = ({ name, role, permissions }: CustomRole) => ({ name, role, permissions });

async function found(context: Context, id: string): Promise<CustomRole> {
  const role = await findRole(context.db, context.organisationId, id);
  if (!role) throw notFound();
  return role;
}

async function peopleWith({ db, organisationId }: Context, roleId: string): Promise<string[]> {
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
  context: Context,
  { id, people }: CustomRole,
  replacement: string | undefined,
  grantor: Grantor,
): Promise<void> {
  if (people === 0) return;
  if (replacement === undefined)
    throw conflict('role_in_use', 'People have this role. Choose the one they get instead.');
  if (replacement === id) throw invalid([{ path: 'replacement', message: issue('another_role') }]);
  const chosen = await readChoice(context.db, context.organisationId, choiceOf(replacement));
  if (!covers(grantor, chosen)) throw beyondYou();
  for (const member of await lockMembers(context, await peopleWith(context, id)))
    await giveRole(context, member, chosen);
  await context.db
    .updateTable('invitations')
    .set({ role: chosen.role, custom_role_id: chosen.customRoleId })
    .where('organisation_id', '=', context.organisationId)
    .where('custom_role_id', '=', id)
    .execute();
}

export const roleHandlers = {
  list: os.people.roles.list.handler(({ context }) => listRoles(context.db, context.organisationId)),
  add: os.people.roles.add.handler(async ({ input, context }) => {
    const grantor = await holdGrantor(context);
    if (!covers(grantor, input)) throw beyondYou();
    await checkName(context, input.name);
    const id = context.newId();
    await addRole(context.db, context.organisationId, { id, ...input });
    const role = await found(context, id);
    context.record({ action: 'added', subject: roleSubject, subjectId: id, title: role.name, after: factsOf(role) });
    return role;
  }),
  change: os.people.roles.change.handler(async ({ input, context }) => {
    const { id, name, permissions } = input;
    const { before, grantor } = await holdRole(context, id);
    const next = { ...before, name: name ?? before.name, permissions: permissions ?? before.permissions };
    if (!covers(grantor, next)) throw beyondYou();
    if (next.name !== before.name) await checkName(context, next.name, id);
    await changeRole(context.db, context.organisationId, next);
    const lost = permissionsOf(before).some((permission) => !next.permissions.includes(permission));
    if (lost) for (const userId of await peopleWith(context, id)) await endSessionsOf(context, userId);
    await checkAdministratorLeft(context.db, context.organisationId);
    const change = { before: factsOf(before), after: factsOf(next) };
    context.record({ action: 'changed', subject: roleSubject, subjectId: id, title: next.name, ...change });
    return found(context, id);
  }),
  remove: os.people.roles.remove.handler(async ({ input, context }) => {
    const { before, grantor } = await holdRole(context, input.id);
    await moveEverybody(context, before, input.replacement, grantor);
    await context.db
      .deleteFrom('roles')
      .where('organisation_id', '=', context.organisationId)
      .where('id', '=', input.id)
      .execute();
    context.record({
      action: 'removed',
      subject: roleSubject,
      subjectId: input.id,
      title: before.name,
      before: factsOf(before),
    });
    return { moved: before.people };
  }),
};
