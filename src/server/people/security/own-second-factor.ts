import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { countAttempt, forgetAttempts, lockedNow } from '../lock-out.ts';
import { hasSecondFactor } from '../sign-in.ts';
import { renewRecoveryCodes } from './codes.ts';
import { checkProof } from './proof.ts';
import { recordOfPerson } from './record.ts';
import { beginSecondFactor, removeSecondFactor, takeAppCode } from './second-factor.ts';
import { SECOND_FACTOR_ATTEMPTS } from './second-step.ts';

type Db = Transaction<Tables>;

const MOST_FAILURES = 5;

/** @throws Problem 409 while an app is set up: it is taken away first. */
export async function setUpSecondFactor(db: Db, context: RequestContext, person: SignedIn) {
  if (await hasSecondFactor(db, person.userId)) throw alreadySetUp();
  return beginSecondFactor(db, context.services.secrets, person);
}

/** The first code shows that the app has the secret. This session has shown two factors then. @returns the recovery codes. */
export async function confirmSecondFactor(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  code: string,
): Promise<string[]> {
  const { secrets, database } = context.services;
  const { userId } = person;
  if (await hasSecondFactor(db, userId)) throw alreadySetUp();
  if (!(await countAttempt(database, SECOND_FACTOR_ATTEMPTS, userId, MOST_FAILURES)))
    throw await lockedNow(database, SECOND_FACTOR_ATTEMPTS, userId);
  if (!(await takeAppCode(db, secrets, userId, code.replaceAll(/\s/g, ''), false)))
    throw invalid([{ path: 'code', message: issue('code_wrong') }]);
  await forgetAttempts(database, SECOND_FACTOR_ATTEMPTS, userId);
  const now = new Date();
  await db.updateTable('auth.second_factor').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
  await db.updateTable('auth.session').set({ is_strong: true }).where('id', '=', person.sessionId).execute();
  const codes = await renewRecoveryCodes(db, secrets, userId);
  await recordOfPerson(db, context, person, 'second-factor-enabled');
  return codes;
}

export async function makeRecoveryCodes(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  proof: string,
): Promise<string[]> {
  if (!(await hasSecondFactor(db, person.userId))) throw notSetUp();
  await checkProof(db, context, person, proof);
  const codes = await renewRecoveryCodes(db, context.services.secrets, person.userId);
  await recordOfPerson(db, context, person, 'recovery-codes-renewed');
  return codes;
}

/** Sessions that were opened with the app are no longer proof of two factors. */
export async function takeSecondFactorAway(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  proof: string,
): Promise<void> {
  if (!(await hasSecondFactor(db, person.userId))) throw notSetUp();
  await checkProof(db, context, person, proof);
  await removeSecondFactor(db, person.userId);
  await db
    .updateTable('auth.session')
    .set({ is_strong: false })
    .where('user_id', '=', person.userId)
    .where('method', '!=', 'passkey')
    .execute();
  await recordOfPerson(db, context, person, 'second-factor-disabled');
}

const alreadySetUp = () => conflict('second_factor_set_up', 'An authenticator app is set up already. Remove it first.');
const notSetUp = () => conflict('no_second_factor', 'No authenticator app is set up.');
