import { memberSubject } from '#domain/people/subject.ts';
import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import { addressOf } from '#domain/addresses.ts';
import { covers } from '#domain/people/grants.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { isAdministrator } from '../../platform/administrators.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import { findPassword, keepTemporaryPassword } from '../accounts.ts';
import { countAttempt, forgetAttempts, locked } from '../lock-out.ts';
import { makeTicket, withdrawTickets } from '../tickets.ts';
import { endAccessOf } from './commands.ts';
import { holdGrantor, holdMember, lockMembers } from './member-locks.ts';
import type { Member } from './member-locks.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

/** A link that an administrator sends is not waited for: its person may be on holiday. */
const LINK_MINUTES = 3 * 24 * 60;
const MOST_FAILURES = 5;

/**
 * Makes a member choose a new password. With mail a link goes to them and nobody else; without, who acts hands over a temporary one, which
 * is only made for an account that opens nothing but this organisation.
 */
export async function resetPassword(
  context: Context,
  { services }: RequestContext,
  id: string,
): Promise<{ mailed: boolean; password: string | null }> {
  const { member } = await holdMember(context, id);
  if ((await findPassword(context.db, id)) === undefined)
    throw conflict(
      'no_password',
      'This person has no password: they sign in with Google, single sign-on or a passkey.',
    );
  const sendsMail = services.settings.SMTP_URL !== undefined;
  if (!sendsMail && ((await belongsElsewhere(context, id)) || (await isAdministrator(services, member.email))))
    throw conflict(
      'belongs_elsewhere',
      'This account opens more than this organization, so only its person can choose its password.',
    );
  const password = sendsMail ? null : await handTemporaryPassword(context, services, member);
  if (sendsMail) await askForPassword(context, member);
  const after = await endAccessOf(context, id);
  context.record({ action: 'password-reset', subject: memberSubject, subjectId: id, title: member.name, after });
  return { mailed: sendsMail, password };
}

async function handTemporaryPassword(
  context: Context,
  services: RequestContext['services'],
  member: Member,
): Promise<string> {
  const password = makeTemporaryPassword();
  await keepTemporaryPassword(context.db, member.id, await hashPassword(password));
  await requirePasswordChange(context, [member.id]);
  await withdrawTickets(context.db, 'reset', member.id);
  await forgetAttempts(services.database, 'sign-in', member.email);
  return password;
}

/** By a link that only reaches the address. Without asking who may: the caller did. */
export async function askForPassword(
  context: Pick<Context, 'db'>,
  { id, name, email }: Pick<Member, 'id' | 'name' | 'email'>,
): Promise<void> {
  await requirePasswordChange(context, [id]);
  await withdrawTickets(context.db, 'reset', id);
  const token = await makeTicket(context.db, { purpose: 'reset', userId: id, minutes: LINK_MINUTES });
  const { language } = await context.db
    .selectFrom('auth.user')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const link = addressOf('resetPassword', { token });
  await sendMail(context.db, { to: email, kind: 'password-reset-demanded', values: { name }, language, link });
}

async function requirePasswordChange({ db }: Pick<Context, 'db'>, ids: string[]): Promise<void> {
  await db.updateTable('auth.user').set({ must_change_password: true }).where('id', 'in', ids).execute();
}

async function belongsElsewhere({ db, organisationId }: Context, userId: string): Promise<boolean> {
  const { rows } = await sql<{ answer: boolean }>`
    select clausewise.belongs_elsewhere(${userId}::uuid, ${organisationId}::uuid) as answer`.execute(db);
  return rows[0]?.answer === true;
}

/**
 * Everybody but oneself must choose a new password at the next sign-in, and is signed out. The old one still opens the page on which it is
 * changed, so that nobody is locked out whose mail does not arrive.
 */
export async function resetAllPasswords(organisationContext: Context, context: RequestContext, ownPassword: string) {
  await checkOwnPassword(organisationContext, context, ownPassword);
  const grantor = await holdGrantor(organisationContext);
  const people = await listOthers(organisationContext);
  const within = people.filter((member) => covers(grantor, member));
  const asked = within.filter(({ hasPassword }) => hasPassword);
  let sessionsEnded = 0;
  for (const member of asked) {
    await askForPassword(organisationContext, member);
    const after = await endAccessOf(organisationContext, member.id);
    sessionsEnded += after.sessions;
    organisationContext.record({
      action: 'password-reset',
      subject: memberSubject,
      subjectId: member.id,
      title: member.name,
      after,
    });
  }
  return {
    asked: asked.length,
    sessionsEnded,
    mailed: context.services.settings.SMTP_URL !== undefined,
    withoutPassword: within.filter(({ hasPassword }) => !hasPassword).map(({ name }) => name),
    outOfReach: people.filter((member) => !covers(grantor, member)).map(({ name }) => name),
  };
}

/** Somebody who has no password proved who they are elsewhere. */
async function checkOwnPassword({ db, actor }: Context, { services }: RequestContext, password: string): Promise<void> {
  const hash = await findPassword(db, actor.id);
  if (hash === undefined) return;
  if (!(await countAttempt(services.database, 'own password', actor.email, MOST_FAILURES))) throw locked();
  if (!(await verifyPassword({ hash, password })))
    throw invalid([{ path: 'password', message: issue('not_your_password') }]);
  await forgetAttempts(services.database, 'own password', actor.email);
}

async function listOthers(context: Context): Promise<(Member & { hasPassword: boolean })[]> {
  const { rows } = await sql<{ id: string; hasPassword: boolean }>`
    select m.user_id as id, exists (
      select from auth.account a where a.user_id = m.user_id and a.provider_id = 'credential' and a.password is not null
    ) as "hasPassword"
    from memberships m where m.organisation_id = ${context.organisationId}::uuid and m.user_id <> ${context.actor.id}::uuid`.execute(
    context.db,
  );
  const withPassword = new Set(rows.filter(({ hasPassword }) => hasPassword).map(({ id }) => id));
  const members = await lockMembers(
    context,
    rows.map(({ id }) => id),
  );
  return members.map((member) => ({ ...member, hasPassword: withPassword.has(member.id) }));
}
