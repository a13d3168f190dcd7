import type { memberSubject } from '#domain/people/subject.ts';
import { organisationSubject } from '#domain/organisations/subject.ts';
import { accountSubject } from '#domain/administration/subject.ts';
import type { Transaction } from 'kysely';
import { enterOrganisation, performAs } from '../people/registration/scopes.ts';
import { appendToLog } from '../platform/administration-log.ts';
import type { Subject } from '#domain/subject.ts';
import type { Change, Recorded } from '../platform/audit-trail/record.ts';
import type { Context } from '../platform/context.ts';
import type { RequestContext } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import type { SignedIn } from '../platform/http/sessions.ts';
import type { Tables } from '../tables.ts';

/** What an administrator does: in a transaction that administers, in their name. */
export type AdminContext = RequestContext & { person: SignedIn; db: Transaction<Tables> };

/** Writes it into the log of the administration. */
export function logAdminAction<S extends Subject>(context: AdminContext, change: Change<S>): Promise<void> {
  return appendToLog(context, change);
}

/**
 * Does something inside an organisation, where it is recorded under the administrator's name; the log of the administration tells of it
 * as well. @throws Problem 404 when there is no such organisation.
 */
export async function performInOrganisation<T>(
  context: AdminContext,
  organisationId: string,
  work: (organisationContext: Context) => Promise<T>,
): Promise<T> {
  const { db, person } = context;
  const organisation = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation) throw notFound();
  await enterOrganisation(db, organisationId);
  const changes: Recorded[] = [];
  const result = await performAs(
    db,
    context,
    organisationId,
    person,
    { role: 'admin', permissions: null },
    (organisationContext) =>
      work({
        ...organisationContext,
        record: (change) => {
          changes.push(change);
          organisationContext.record(change);
        },
      }),
  );
  for (const change of changes) {
    const title = change.subject === organisationSubject ? change.title : `${change.title} (${organisation.name})`;
    await appendToLog(context, { ...change, title });
  }
  return result;
}

/** What is done to an account concerns every organisation that it opens: each trail gets its entry, the log one. */
export async function recordOfAccount(
  context: AdminContext,
  account: { id: string },
  change: Change<typeof memberSubject>,
): Promise<void> {
  const { db, person } = context;
  const memberships = await db
    .selectFrom('memberships')
    .select('organisation_id as organisationId')
    .where('user_id', '=', account.id)
    // Everybody takes the chains' heads in the same order.
    .orderBy('organisation_id')
    .execute();
  for (const { organisationId } of memberships) {
    await enterOrganisation(db, organisationId);
    await performAs(db, context, organisationId, person, null, async (organisationContext) =>
      organisationContext.record(change),
    );
  }
  await appendToLog(context, { ...change, subject: accountSubject });
}
