import type { Language } from '#domain/organisations/language.ts';
import { type Actor, actorOf } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';

export interface RuleOwner {
  actor: Actor;
  language: Language;
}

/** Whoever made a rule, with the rights they have now; undefined for somebody who is no active member any more. */
export async function findRuleOwner(
  { db, organisationId }: Context,
  rule: { name: string; maker_id: string },
  of: { language: Language },
): Promise<RuleOwner | undefined> {
  const person = await db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .where('memberships.organisation_id', '=', organisationId)
    .where('user_id', '=', rule.maker_id)
    .where('memberships.suspended_at', 'is', null)
    .where('auth.user.suspended_at', 'is', null)
    .select([
      'auth.user.id as userId',
      'auth.user.name',
      'email',
      'auth.user.language',
      'memberships.role',
      'permissions',
    ])
    .executeTakeFirst();
  if (!person) return undefined;
  // What a rule does says so wherever it is written: the person answers for it, and did not do it by hand.
  const name = messagesOf('server/automation', of.language)('maker', { name: person.name, rule: rule.name });
  return { actor: { ...actorOf(person, person, 'rule'), name }, language: person.language };
}

export interface Member {
  id: string;
  name: string;
  email: string;
  language: Language;
  role: string;
}

export function selectMembers({ db, organisationId }: Context) {
  return db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .select(['person.id', 'person.name', 'person.email', 'person.language', 'memberships.role'])
    .orderBy('person.name')
    .orderBy('person.id');
}
