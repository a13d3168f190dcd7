import { invitationSubject, memberSubject } from '#domain/people/subject.ts';
import type { Role } from '#domain/people/permission.ts';
import { planUserImport } from '#domain/people/user-import-plan.ts';
import type { KnownUser, UserImportBasis } from '#domain/people/user-import-plan.ts';
import type { UserRowOutcome, UserLine } from '#domain/people/user-import.ts';
import type { UserWay } from '#domain/people/user-ways.ts';
import type { CustomRole } from '#domain/people/user.ts';
import type { Context } from '../../platform/context.ts';
import { addInvitation } from '../invitations/store.ts';
import { listRoles } from '../roles/store.ts';
import type { Chosen } from '../roles/store.ts';
import { openAccount } from './accounts.ts';
import type { Handed } from './accounts.ts';
import { giveRole } from './commands.ts';
import { holdGrantor, lockMembers } from './member-locks.ts';
import { findUsers } from './list.ts';

interface Input {
  way: UserWay;
  lines: UserLine[];
}

/** What would become of every row. */
export async function previewImport(context: Context, { way, lines }: Input): Promise<UserRowOutcome[]> {
  return planUserImport(lines, await readBasis(context, way, lines));
}

/** Does it, in the caller's one transaction: what came between preview and import is seen, as everything is looked at again. */
export async function importUsers(
  context: Context,
  { way, lines }: Input,
): Promise<{ fates: UserRowOutcome[]; handed: Omit<Handed, 'id'>[] }> {
  const basis = await readBasis(context, way, lines);
  const outcomes = planUserImport(lines, basis);
  const handed: Omit<Handed, 'id'>[] = [];
  for (const outcome of outcomes) {
    const email = outcome.email.toLowerCase();
    if (outcome.fate === 'update')
      await changeKnown(context, email, basis.known.get(email), chosenOf(outcome, basis.roles));
    if (outcome.fate !== 'new' || !outcome.role) continue;
    const chosen = chosenOf(outcome, basis.roles);
    if (way === 'invitation')
      await addInvitation(context, { email, role: chosen.role, customRoleId: chosen.customRoleId });
    else {
      const { name, password } = await openAccount(context, outcome.name, email, chosen);
      handed.push({ name, email, password });
    }
  }
  const count = (kind: UserRowOutcome['fate']) => outcomes.filter(({ fate }) => fate === kind).length;
  context.record({
    action: 'imported',
    subject: memberSubject,
    subjectId: context.newId(),
    title: `${outcomes.length}`,
    after: { added: count('new'), changed: count('update'), unchanged: count('unchanged'), refused: count('error') },
  });
  return { fates: outcomes, handed };
}

async function readBasis(
  context: Context,
  way: UserWay,
  lines: UserLine[],
): Promise<UserImportBasis & { roles: CustomRole[] }> {
  const grantor = await holdGrantor(context);
  const emails = [...new Set(lines.map(({ email }) => email.toLowerCase()))];
  const users = await findUsers(context.db, context.organisationId, emails);
  const known = new Map<string, KnownUser>(
    users.map(({ id, name, email, status, role, customRoleId }) => {
      const kind = status === 'invited' || status === 'pending' ? status : 'member';
      return [email, { id, status: kind, name, role, customRoleId }];
    }),
  );
  const accounts = await context.db.selectFrom('auth.user').select('email').where('email', 'in', emails).execute();
  return {
    known,
    accounts: new Set(accounts.map(({ email }) => email)),
    roles: await listRoles(context.db, context.organisationId),
    grantor,
    way,
  };
}

function chosenOf({ role, customRoleId, roleName }: UserRowOutcome, roles: CustomRole[]): Chosen {
  const custom = roles.find(({ id }) => id === customRoleId);
  const base: Role = custom?.role ?? role ?? 'user';
  return { role: base, customRoleId, permissions: custom?.permissions ?? null, name: roleName };
}

async function changeKnown(
  context: Context,
  email: string,
  known: KnownUser | undefined,
  chosen: Chosen,
): Promise<void> {
  if (known?.status === 'member') {
    const [member] = await lockMembers(context, [known.id]);
    if (member) await giveRole(context, member, chosen);
    return;
  }
  if (!known) return;
  await context.db
    .updateTable('invitations')
    .set({ role: chosen.role, custom_role_id: chosen.customRoleId })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', known.id)
    .execute();
  const record = { action: 'changed', subject: invitationSubject, subjectId: known.id, title: email } as const;
  context.record({ ...record, before: { role: known.role }, after: { role: chosen.name } });
}
