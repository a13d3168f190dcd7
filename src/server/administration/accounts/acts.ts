import { memberSubject } from '#domain/people/subject.ts';
import { endSessions } from '../../people/opening.ts';
import { checkAdministratorLeft, lockAdministrators } from '../../people/last-administrator.ts';
import { resetSecondFactor } from '../../people/security/second-factor.ts';
import { askForPassword } from '../../people/users/password-resets.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { recordOfAccount } from '../deed.ts';
import type { Deed } from '../deed.ts';
import { getAccount } from './list.ts';

/** The account on which somebody acts, held until the commit. @throws Problem 404 */
async function hold({ db }: Deed, id: string) {
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
async function holdOther(deed: Deed, id: string) {
  const account = await hold(deed, id);
  if (id === deed.person.userId)
    throw conflict('yourself', 'Nobody suspends or removes their own account. Ask another administrator.');
  return account;
}

export async function suspendAccount(deed: Deed, id: string) {
  const { name, suspendedAt } = await holdOther(deed, id);
  if (!suspendedAt) {
    await deed.db.updateTable('auth.user').set({ suspended_at: new Date() }).where('id', '=', id).execute();
    await endSessions(deed.db, id);
    await recordState(deed, id, name, 'active', 'suspended');
  }
  return getAccount(deed.db, deed.services, id);
}

export async function reactivateAccount(deed: Deed, id: string) {
  const { name, suspendedAt } = await hold(deed, id);
  if (suspendedAt) {
    await deed.db.updateTable('auth.user').set({ suspended_at: null }).where('id', '=', id).execute();
    await recordState(deed, id, name, 'suspended', 'active');
  }
  return getAccount(deed.db, deed.services, id);
}

function recordState(deed: Deed, id: string, name: string, before: string, after: string): Promise<void> {
  const words = { action: 'changed', subject: memberSubject, subjectId: id, title: name } as const;
  return recordOfAccount(deed, { id }, { ...words, before: { account: before }, after: { account: after } });
}

/** A link goes to the person and nobody else; where no mail server is configured it lies in the outbox for an administrator. */
export async function resetAccountPassword(deed: Deed, id: string): Promise<{ mailed: boolean }> {
  const { name, email } = await hold(deed, id);
  await askForPassword(deed, { id, name, email });
  await endSessions(deed.db, id, id === deed.person.userId ? deed.person.sessionId : undefined);
  await recordOfAccount(deed, { id }, { action: 'password-reset', subject: memberSubject, subjectId: id, title: name });
  return { mailed: deed.services.settings.SMTP_URL !== undefined };
}

export async function resetAccountSecondFactor(deed: Deed, id: string) {
  const { name } = await hold(deed, id);
  await resetSecondFactor(deed.db, id);
  await recordOfAccount(
    deed,
    { id },
    { action: 'second-factor-reset', subject: memberSubject, subjectId: id, title: name },
  );
  return getAccount(deed.db, deed.services, id);
}

/** @returns how many there were. */
export async function endAccountSessions(deed: Deed, id: string): Promise<number> {
  const { name } = await hold(deed, id);
  const { numDeletedRows } = await deed.db
    .deleteFrom('auth.session')
    .where('user_id', '=', id)
    .where('id', '!=', deed.person.sessionId)
    .executeTakeFirst();
  const after = { sessions: Number(numDeletedRows) };
  await recordOfAccount(
    deed,
    { id },
    { action: 'signed-out', subject: memberSubject, subjectId: id, title: name, after },
  );
  return after.sessions;
}

/** The account goes with its memberships; its name stays on what it did. @throws Problem 409 where it is an organisation's last administrator. */
export async function removeAccount(deed: Deed, id: string): Promise<void> {
  const { db } = deed;
  const { name, email } = await holdOther(deed, id);
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
    deed,
    { id },
    { action: 'removed', subject: memberSubject, subjectId: id, title: name, before },
  );
  await db.deleteFrom('memberships').where('user_id', '=', id).execute();
  for (const { organisationId } of administered) await checkAdministratorLeft(db, organisationId);
  await db.deleteFrom('auth.user').where('id', '=', id).execute();
}
