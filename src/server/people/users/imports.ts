import { invitationSubject, memberSubject } from '#domain/people/subject.ts';
import type { Role } from '#domain/people/permission.ts';
import { planUserImport } from '#domain/people/user-import-plan.ts';
import type { KnownUser, UserImportGround } from '#domain/people/user-import-plan.ts';
import type { UserFate, UserLine } from '#domain/people/user-import.ts';
import type { UserWay } from '#domain/people/user-ways.ts';
import type { CustomRole } from '#domain/people/user.ts';
import type { Act } from '../../platform/act.ts';
import { addInvitation } from '../invitations/store.ts';
import { listRoles } from '../roles/store.ts';
import type { Chosen } from '../roles/store.ts';
import { openAccount } from './accounts.ts';
import type { Handed } from './accounts.ts';
import { giveRole } from './acts.ts';
import { holdGrantor, lockMembers } from './holding.ts';
import { findUsers } from './list.ts';

interface Input {
  way: UserWay;
  lines: UserLine[];
}

/** What would become of every row. */
export async function previewImport(act: Act, { way, lines }: Input): Promise<UserFate[]> {
  return planUserImport(lines, await readGround(act, way, lines));
}

/** Does it, in the caller's one transaction: what came between preview and import is seen, as everything is looked at again. */
export async function importUsers(
  act: Act,
  { way, lines }: Input,
): Promise<{ fates: UserFate[]; handed: Omit<Handed, 'id'>[] }> {
  const ground = await readGround(act, way, lines);
  const fates = planUserImport(lines, ground);
  const handed: Omit<Handed, 'id'>[] = [];
  for (const fate of fates) {
    const email = fate.email.toLowerCase();
    if (fate.fate === 'update') await changeKnown(act, email, ground.known.get(email), chosenOf(fate, ground.roles));
    if (fate.fate !== 'new' || !fate.role) continue;
    const chosen = chosenOf(fate, ground.roles);
    if (way === 'invitation') await addInvitation(act, { email, role: chosen.role, customRoleId: chosen.customRoleId });
    else {
      const { name, password } = await openAccount(act, fate.name, email, chosen);
      handed.push({ name, email, password });
    }
  }
  const count = (kind: UserFate['fate']) => fates.filter(({ fate }) => fate === kind).length;
  act.record({
    action: 'imported',
    subject: memberSubject,
    subjectId: act.newId(),
    title: `${fates.length}`,
    after: { added: count('new'), changed: count('update'), unchanged: count('unchanged'), refused: count('error') },
  });
  return { fates, handed };
}

async function readGround(
  act: Act,
  way: UserWay,
  lines: UserLine[],
): Promise<UserImportGround & { roles: CustomRole[] }> {
  const grantor = await holdGrantor(act);
  const emails = [...new Set(lines.map(({ email }) => email.toLowerCase()))];
  const users = await findUsers(act.db, act.organisationId, emails);
  const known = new Map<string, KnownUser>(
    users.map(({ id, name, email, status, role, customRoleId }) => {
      const kind = status === 'invited' || status === 'pending' ? status : 'member';
      return [email, { id, status: kind, name, role, customRoleId }];
    }),
  );
  const accounts = await act.db.selectFrom('auth.user').select('email').where('email', 'in', emails).execute();
  return {
    known,
    accounts: new Set(accounts.map(({ email }) => email)),
    roles: await listRoles(act.db, act.organisationId),
    grantor,
    way,
  };
}

function chosenOf({ role, customRoleId, roleName }: UserFate, roles: CustomRole[]): Chosen {
  const custom = roles.find(({ id }) => id === customRoleId);
  const base: Role = custom?.role ?? role ?? 'user';
  return { role: base, customRoleId, permissions: custom?.permissions ?? null, name: roleName };
}

async function changeKnown(act: Act, email: string, known: KnownUser | undefined, chosen: Chosen): Promise<void> {
  if (known?.status === 'member') {
    const [member] = await lockMembers(act, [known.id]);
    if (member) await giveRole(act, member, chosen);
    return;
  }
  if (!known) return;
  await act.db
    .updateTable('invitations')
    .set({ role: chosen.role, custom_role_id: chosen.customRoleId })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', known.id)
    .execute();
  const record = { action: 'changed', subject: invitationSubject, subjectId: known.id, title: email } as const;
  act.record({ ...record, before: { role: known.role }, after: { role: chosen.name } });
}
