import { memberSubject } from '#domain/people/subject.ts';
import type { MyRequest } from '#domain/people/user-request.ts';
import { inTransaction } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { conflict, notFound, Problem } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import { checkAdministratorLeft, lockAdministrators } from '../last-administrator.ts';
import { arrive, findDoor } from './arrivals.ts';
import { arrivedOf } from './registration.ts';
import type { Arrived } from './registration.ts';
import { performAs } from './scopes.ts';

/** What the person asked for, and what asking now would do. */
export async function listOwnRequests(
  { services }: RequestContext,
  { userId, email }: SignedIn,
): Promise<{ rows: MyRequest[]; next: Arrived['outcome']; organisation: string }> {
  return inTransaction(services.database, { administers: true, isReadOnly: true }, async (db) => {
    const rows = await db
      .selectFrom('user_requests')
      .leftJoin('organisations', 'organisations.id', 'organisation_id')
      .selectAll('user_requests')
      .select('organisations.name as organisation')
      .where('user_requests.user_id', '=', userId)
      .orderBy('user_requests.requested_at', 'desc')
      .execute();
    const { outcome, organisation } = arrivedOf(await findDoor(db, email, userId), '');
    return {
      rows: rows.map(({ id, company_name: companyName, requested_at, status, reason, organisation: name }) => ({
        id,
        companyName,
        requestedAt: requested_at.toISOString(),
        status,
        reason,
        organisation: name,
      })),
      next: outcome,
      organisation,
    };
  });
}

/** For an account that belongs to no organisation: the same as registering, without the way through the mail. */
export async function addOwnRequest(
  context: RequestContext,
  { userId, name, email, language }: SignedIn,
  companyName: string,
): Promise<Arrived['outcome']> {
  const { services } = context;
  return inTransaction(services.database, { administers: true, userId }, async (db) => {
    const account = await db
      .selectFrom('auth.user')
      .select('email_verified')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (!account.email_verified)
      throw new Problem(403, 'unverified_address', 'Confirm your e-mail address first: a link went to it.');
    const door = await arrive(db, context, { userId, name, email, language, companyName });
    if (door.joining.kind === 'member') throw conflict('already_member', 'You belong to an organization already.');
    if (door.joining.kind === 'invitation_only')
      throw new Problem(
        403,
        'invitation_only',
        'This organization is joined by invitation only. Ask its administrator.',
      );
    return arrivedOf(door, companyName).outcome;
  });
}

/** Leaves an organisation, unless nobody would administer it any more. */
export async function leaveOrganisation(
  context: RequestContext,
  person: SignedIn,
  organisationId: string,
): Promise<void> {
  const membership = person.memberships.find((one) => one.organisationId === organisationId);
  if (!membership) throw notFound();
  const { userId, name, email } = person;
  await inTransaction(context.services.database, { organisationId, userId }, async (db) => {
    await lockAdministrators(db, organisationId);
    await db
      .deleteFrom('memberships')
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .execute();
    await checkAdministratorLeft(db, organisationId);
    await db
      .updateTable('auth.user')
      .set({ last_organisation_id: null })
      .where('id', '=', userId)
      .where('last_organisation_id', '=', organisationId)
      .execute();
    await performAs(db, context, organisationId, person, membership, async (organisationContext) =>
      organisationContext.record({
        action: 'removed',
        subject: memberSubject,
        subjectId: userId,
        title: name,
        before: { name, email },
      }),
    );
  });
}
