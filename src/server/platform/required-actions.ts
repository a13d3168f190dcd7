import { needsSecondFactor, policyOf, strictestOf } from '#domain/organisations/policy.ts';
import { isAdmin } from '#domain/people/permission.ts';
import type { RequiredAction } from '#domain/people/session.ts';
import type { Membership, SignedIn } from './http/sessions.ts';

const DAY = 86_400_000;

/** What the person must do before they may act in that organisation; empty: nothing stands in the way. */
export function requiredActionsOf(person: SignedIn, membership: Membership, now: Date): RequiredAction[] {
  const { signInMethods, secondFactor } = policyOf(membership.policy);
  const requiredActions: RequiredAction[] = [];
  if (person.method !== 'invitation' && !signInMethods.includes(person.method)) requiredActions.push('other_method');
  if (person.mustChangePassword || isPasswordOld(person, now)) requiredActions.push('password');
  if (!person.isStrong && needsSecondFactor(secondFactor, isAdmin(membership))) requiredActions.push('second_factor');
  return requiredActions;
}

/** Only who signs in with a password is asked to renew it. */
function isPasswordOld({ method, memberships, passwordChangedAt }: SignedIn, now: Date): boolean {
  const { passwordDays } = strictestOf(memberships.map(({ policy }) => policyOf(policy)));
  if (method !== 'email' || passwordDays === null || !passwordChangedAt) return false;
  return passwordChangedAt.getTime() + passwordDays * DAY < now.getTime();
}
