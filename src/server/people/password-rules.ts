import { issue } from '#domain/issue.ts';
import type { Transaction } from 'kysely';
import { policyOf, strictestOf } from '#domain/organisations/policy.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import { COMMON_PASSWORD, guessableForms, isPersonal, isTrivial, PERSONAL_PASSWORD } from '#domain/people/password.ts';
import { invalid } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface PasswordHolder {
  email: string;
  name: string;
  policy: Pick<Policy, 'passwordLength'>;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords that people use most, as breaches have shown; nothing is asked outside. Loaded when the first one is checked. */
function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
}

/**
 * Every new password passes here, wherever it is set.
 * @throws Problem 422 whose issue names the field: too short for the organisation, known from breaches, or built on the person's name.
 */
export async function checkPassword(password: string, holder: PasswordHolder, path = 'password'): Promise<void> {
  const message = await passwordProblemOf(password, holder);
  if (message) throw invalid([{ path, message }]);
}

async function passwordProblemOf(
  password: string,
  { email, name, policy }: PasswordHolder,
): Promise<string | undefined> {
  const count = policy.passwordLength;
  if (Array.from(password).length < count) return issue('password_short', { count });
  const common = await knownPasswords();
  if (isTrivial(password) || guessableForms(password).some((form) => common.has(form))) return COMMON_PASSWORD;
  return isPersonal(password, { email, name }) ? PERSONAL_PASSWORD : undefined;
}

/** What binds a person who has an account: the strictest of all organisations they belong to. */
export async function passwordPolicyOf(db: Db, userId: string): Promise<ReturnType<typeof strictestOf>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select('organisations.policy')
    .where('memberships.user_id', '=', userId)
    .execute();
  return strictestOf(rows.map(({ policy }) => policyOf(policy)));
}
