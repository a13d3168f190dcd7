import type { z } from 'zod';
import { needsSecondFactor, Policy } from '#domain/organisations/policy.ts';
import type { orpc } from '../../kit/requests/api.ts';

export type PolicyAnswer = Awaited<ReturnType<typeof orpc.organisations.policy.get.call>>;

/** The policy as its form has it: an empty field for the age of passwords is "never". */
export const PolicyFields = Policy.extend({ passwordDays: Policy.shape.passwordDays.unwrap().optional() });
export type PolicyFields = z.infer<typeof PolicyFields>;

export function fieldsOf({ passwordDays, ...policy }: Policy): PolicyFields {
  return passwordDays === null ? policy : { ...policy, passwordDays };
}

export function policyIn({ passwordDays, ...policy }: PolicyFields): Policy {
  return { ...policy, passwordDays: passwordDays ?? null };
}

export interface Consequence {
  kind: 'secondFactor' | 'email' | 'everyLoad' | 'sessions' | 'passwords';
  /** Who is concerned, where it is known. */
  names: string[];
}

/** What saving would do to people at once, so that it can be said before. */
export function consequencesOf({ policy: before, withoutSecondFactor }: PolicyAnswer, after: Policy): Consequence[] {
  const consequences: Consequence[] = [];
  const add = (kind: Consequence['kind'], names: string[] = []) => consequences.push({ kind, names });
  if (after.secondFactor !== before.secondFactor) {
    const bound = withoutSecondFactor.filter(
      ({ isAdmin }) =>
        needsSecondFactor(after.secondFactor, isAdmin) && !needsSecondFactor(before.secondFactor, isAdmin),
    );
    if (bound.length > 0)
      add(
        'secondFactor',
        bound.map(({ name }) => name),
      );
  }
  if (before.signInMethods.includes('email') && !after.signInMethods.includes('email')) add('email');
  if (after.signInOnEveryLoad && !before.signInOnEveryLoad) add('everyLoad');
  if (after.sessionIdleMinutes < before.sessionIdleMinutes || after.sessionHours < before.sessionHours) add('sessions');
  if (after.passwordDays !== null && after.passwordDays < (before.passwordDays ?? Infinity)) add('passwords');
  return consequences;
}
