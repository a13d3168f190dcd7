import { memberSubject } from '#domain/people/subject.ts';
import { covers } from '#domain/people/grants.ts';
import type { NewUser } from '#domain/people/user.ts';
import type { Context } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { conflict } from '../../platform/http/problems.ts';
import { addAccount, findAccount } from '../accounts.ts';
import { readChoice } from '../roles/store.ts';
import type { Chosen } from '../roles/store.ts';
import { skipFirstDay } from '../store.ts';
import { beyondYou, holdGrantor } from './member-locks.ts';
import { findUsers } from './list.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

export interface Handed {
  id: string;
  name: string;
  email: string;
  /** Told once, kept nowhere. */
  password: string;
}

/**
 * Opens an account at once, with a password that its person must change. The address stays unverified: only who reads its mail can prove it.
 * @throws Problem 409 when somebody has the address, 403 when the role allows more than who acts may do.
 */
export async function addUser(context: Context, { name, email: typed, ...choice }: NewUser): Promise<Handed> {
  const email = typed.toLowerCase();
  const grantor = await holdGrantor(context);
  const chosen = await readChoice(context.db, context.organisationId, choice);
  if (!covers(grantor, chosen)) throw beyondYou();
  const [known] = await findUsers(context.db, context.organisationId, [email]);
  if (known?.status === 'invited') throw conflict('invited', 'This address is invited already.');
  if (known?.status === 'pending') throw conflict('asks_to_join', 'This address asks to join: approve the request.');
  if (known) throw conflict('member', 'This person is a member already.');
  if (await findAccount(context.db, email))
    throw conflict('has_account', 'This address has an account already: send an invitation instead.');
  return openAccount(context, name, email, chosen);
}

/** Without asking who may: the caller did. */
export async function openAccount(context: Context, name: string, email: string, chosen: Chosen): Promise<Handed> {
  const password = makeTemporaryPassword();
  const organisation = await context.db
    .selectFrom('organisations')
    .select('language')
    .where('id', '=', context.organisationId)
    .executeTakeFirstOrThrow();
  const passwordHash = await hashPassword(password);
  const id = await addAccount(context.db, { name, email, passwordHash, language: organisation.language });
  await context.db
    .updateTable('auth.user')
    .set({ must_change_password: true, last_organisation_id: context.organisationId })
    .where('id', '=', id)
    .execute();
  await context.db
    .insertInto('memberships')
    .values({
      organisation_id: context.organisationId,
      user_id: id,
      role: chosen.role,
      custom_role_id: chosen.customRoleId,
    })
    .execute();
  await skipFirstDay(context.db, context.organisationId, id);
  context.record({
    action: 'added',
    subject: memberSubject,
    subjectId: id,
    title: name,
    after: { name, email, role: chosen.name },
  });
  return { id, name, email, password };
}
