import { memberSubject } from '#domain/people/subject.ts';
import { endSessions } from '../../people/open-session.ts';
import { checkAdministratorLeft, lockAdministrators } from '../../people/last-administrator.ts';
import { resetSecondFactor } from '../../people/security/second-factor.ts';
import { askForPassword } from '../../people/users/password-resets.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { recordOfAccount } from '../admin-context.ts';
import type { AdminContext } from '../admin-context.ts';
import { getAccount } from './list.ts';

/** The account on which somebody acts, held until the commit. @throws Problem 404 */
async function hold({ db }: AdminContext, id: string) {
  const account = await db
    .selectFrom('auth.user')
    .select(['id', 'name', 'email', 'language', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  return account;
}

/** @throws Problem 409 for oneself: an installation is not left without who administers it. */
async function holdOther(context: AdminContext, id: string) {
  const account = await hold(context, id);
  if (id === context.person.userId)
    throw conflict('yourself', 'Nobody suspends or removes their own account. Ask another administrator.');
  return account;
}

export async function suspendAccount(context: AdminContext, id: string) {
  const { name, suspendedAt } = await holdOther(context, id);
  if (!suspendedAt) {
    await context.db.updateTable('auth.user').set({ suspended_at: new Date() }).where('id', '=', id).execute();
    await endSessions(context.db, id);
    await recordState(context, id, name, 'active', 'suspended');
  }
  return getAccount(context.db, context.services, id);
}

export async function reactivateAccount(context: AdminContext, id: string) {
  const { name, suspendedAt } = await hold(context, id);
  if (suspendedAt) {
    await context.db.updateTable('auth.user').set({ suspended_at: null }).where('id', '=', id).execute();
    await recordState(context, id, name, 'suspended', 'active');
  }
  return getAccount(context.db, context.services, id);
}

function recordState(context: AdminContext, id: string, name: string, before: string, after: string): Promise<void> {
  const entry = { action: 'changed', subject: memberSubject, subjectId: id, title: name } as const;
  return recordOfAccount(context, { id }, { ...entry, before: { account: before }, after: { account: after } });
}

/** A link goes to the person and nobody else; where no mail server is configured it lies in the outbox for an administrator. */
export async function resetAccountPassword(context: AdminContext, id: string): Promise<{ mailed: boolean }> {
  const { name, email } = await hold(context, id);
  await askForPassword(context, { id, name, email });
  await endSessions(context.db, id, id === context.person.userId ? context.person.sessionId : undefined);
  await recordOfAccount(
    context,
    { id },
    { action: 'password-reset', subject: memberSubject, subjectId: id, title: name },
  );
  return { mailed: context.services.settings.SMTP_URL !== undefined };
}

export async function resetAccountSecondFactor(context: AdminContext, id: string) {
  const { name } = await hold(context, id);
  await resetSecondFactor(context.db, id);
  await recordOfAccount(
    context,
    { id },
    { action: 'second-factor-reset', subject: memberSubject, subjectId: id, title: name },
  );
  return getAccount(context.db, context.services, id);
}

/** @returns how many there were. */
export async function endAccountSessions(context: AdminContext, id: string): Promise<number> {
  const { name } = await hold(context, id);
  const { numDeletedRows } = await context.db
    .deleteFrom('auth.session')
    .where('user_id', '=', id)
    .where('id', '!=', context.person.sessionId)
    .executeTakeFirst();
  const after = { sessions: Number(numDeletedRows) };
  await recordOfAccount(
    context,
    { id },
    { action: 'signed-out', subject: memberSubject, subjectId: id, title: name, after },
  );
  return after.sessions;
}

/** The account goes with its memberships; its name stays on what it did. @throws Problem 409 where it is an organisation's last administrator. */
export async function removeAccount(context: AdminContext, id: string): Promise<void> {
  const { db } = context;
  const { name, email } = await holdOther(context, id);
  const before = { name, email };
  const administered = await db
    .selectFrom('memberships')
    .select('organisation_id as organisationId')
    .where('user_id', '=', id)
    .where('role', '=', 'admin')
    .orderBy('organisation_id')
    .execute();
  for (const { organisationId } of administered) await lockAdministrators(db, organisationId);
  await recordOfAccount(
    context,
    { id },
    { action: 'removed', subject: memberSubject, subjectId: id, title: name, before },
  );
  await db.deleteFrom('memberships').where('user_id', '=', id).execute();
  for (const { organisationId } of administered) await checkAdministratorLeft(db, organisationId);
  await db.deleteFrom('auth.user').where('id', '=', id).execute();
}
