import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import { verifyPassword } from '../platform/passwords.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface NewAccount {
  name: string;
  email: string;
  /** null: signs in by other ways only. */
  passwordHash: string | null;
  emailVerified?: boolean;
  language?: Language;
}

/** Opens an account; what it may do comes from memberships. @throws 23505 when the address has one. */
export async function addAccount(db: Db, account: NewAccount): Promise<string> {
  const id = randomUUID();
  const { name, email, passwordHash, emailVerified = false, language = 'en' } = account;
  await db
    .insertInto('auth.user')
    .values({
      id,
      name,
      email: email.toLowerCase(),
      email_verified: emailVerified,
      language,
      password_changed_at: passwordHash === null ? null : new Date(),
    })
    .execute();
  if (passwordHash !== null) await keepPassword(db, id, passwordHash);
  return id;
}

/** Sets the password of an account that has one or none. */
export async function keepPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .insertInto('auth.account')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password: passwordHash })
    .onConflict((known) =>
      known.columns(['provider_id', 'account_id']).doUpdateSet({ password: passwordHash, former_password: null }),
    )
    .execute();
}

/** Sets a password that is known to somebody else. The one before is remembered, so that it is not chosen again. */
export async function keepTemporaryPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('auth.account')
    .set((column) => ({
      password: passwordHash,
      former_password: column.fn.coalesce('former_password', 'password'),
    }))
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** Whether it is the password of now, or the one before a temporary one. */
export async function isKnownPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth.account')
    .select(['password', 'former_password'])
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  for (const hash of [row?.password, row?.former_password])
    if (hash && (await verifyPassword({ hash, password }))) return true;
  return false;
}

export async function findPassword(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth.account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom('auth.user')
    .select(['id', 'name', 'email', 'email_verified as emailVerified', 'language', 'suspended_at as suspendedAt'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}
