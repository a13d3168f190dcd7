import type { EventOf, FactsOf } from '#domain/subject.ts';
import { memberSubject } from '#domain/people/subject.ts';
import type { Transaction } from 'kysely';
import type { RequestContext } from '../../platform/http/gate.ts';
import type { Tables } from '../../tables.ts';
import { enterOrganisation, performAs } from '../registration/scopes.ts';

type Db = Transaction<Tables>;

interface Person {
  userId: string;
  name: string;
  email: string;
}

/**
 * What a person does to their account concerns every organisation that it opens: each trail gets its entry. The transaction must be theirs.
 */
export async function recordOfPerson(
  db: Db,
  context: RequestContext,
  person: Person,
  action: EventOf<typeof memberSubject>,
  after: FactsOf<typeof memberSubject> | null = null,
): Promise<void> {
  const memberships = await db
    .selectFrom('memberships')
    .select('organisation_id as organisationId')
    .where('user_id', '=', person.userId)
    // Everybody takes the chains' heads in the same order.
    .orderBy('organisation_id')
    .execute();
  for (const { organisationId } of memberships) {
    await enterOrganisation(db, organisationId);
    await performAs(db, context, organisationId, person, null, async (organisationContext) =>
      organisationContext.record({
        action,
        subject: memberSubject,
        subjectId: person.userId,
        title: person.name,
        after,
      }),
    );
  }
}
