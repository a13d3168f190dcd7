import { memberSubject, userRequestSubject } from '#domain/people/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { PAGES } from '#domain/addresses.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import type { Role } from '#domain/people/permission.ts';
import type { RequestStatus, UserRequest } from '#domain/people/user-request.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { addAccount, findAccount } from '../accounts.ts';
import { checkGrant, inviteMember } from '../invitations/store.ts';
import { skipFirstDay } from '../store.ts';
import { findDoor, openOrganisation } from './arrivals.ts';
import { lockDomain, performAs } from './scopes.ts';

type Db = Transaction<Tables>;

/** Whose requests: an organisation's, or those to open one. */
type Whose = string | null;

const MOST = 500;

export async function listRequests(db: Db, whose: Whose, status?: RequestStatus): Promise<UserRequest[]> {
  let query = select(db, whose);
  if (status) query = query.where('user_requests.status', '=', status);
  const rows = await query
    .orderBy(sql`user_requests.status <> 'pending'`)
    .orderBy('user_requests.requested_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(answerOf);
}

/** Qualified throughout: accounts have columns of the same names. */
function select(db: Db, whose: Whose) {
  return db
    .selectFrom('user_requests')
    .leftJoin('auth.user', 'auth.user.id', 'processed_by')
    .selectAll('user_requests')
    .select('auth.user.name as processedBy')
    .where('user_requests.organisation_id', whose ? '=' : 'is', whose);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function answerOf(row: Row): UserRequest {
  const { id, name, email, status, processedBy, reason } = row;
  return {
    id,
    name,
    email,
    companyName: row.company_name,
    requestedAt: row.requested_at.toISOString(),
    status,
    processedBy,
    processedAt: row.processed_at?.toISOString() ?? null,
    reason,
  };
}

async function find(db: Db, whose: Whose, id: string): Promise<Row> {
  const row = await select(db, whose).where('user_requests.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Decides, once: of two who do so at the same moment, one does. @throws Problem 409 `decided_already`. */
async function decide(
  db: Db,
  whose: Whose,
  id: string,
  decision: { status: 'approved' | 'declined'; by: string; reason: string | null },
): Promise<Row> {
  await find(db, whose, id);
  const { status, by, reason } = decision;
  const row = await db
    .updateTable('user_requests')
    .set({ status, reason, processed_by: by, processed_at: new Date() })
    .where('id', '=', id)
    .where('organisation_id', whose ? '=' : 'is', whose)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!row) throw conflict('decided_already', 'This request was decided already.');
  return find(db, whose, id);
}

/** Lets the person into the organisation: account where there is none, membership, and a mail with the way in. */
export async function approveRequest(
  context: Context,
  id: string,
  role: Role = 'user',
  customRoleId: string | null = null,
): Promise<UserRequest> {
  const { db, organisationId, actor } = context;
  await checkGrant(context, role, customRoleId);
  const row = await decide(db, organisationId, id, { status: 'approved', by: actor.id, reason: null });
  const account = await accountOf(db, row);
  const member = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', account.userId)
    .executeTakeFirst();
  if (!member) await addMember(context, account, role, customRoleId);
  context.record({ action: 'approved', subject: userRequestSubject, subjectId: id, title: row.name, after: { role } });
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  if (account.isNew) await inviteMember(context, row.email, role, customRoleId);
  else await mailApproved(db, row, name);
  return answerOf(row);
}

async function addMember(
  context: Context,
  { userId, name, email }: { userId: string; name: string; email: string },
  role: Role,
  customRoleId: string | null,
): Promise<void> {
  await context.db
    .insertInto('memberships')
    .values({ organisation_id: context.organisationId, user_id: userId, role, custom_role_id: customRoleId })
    .execute();
  await skipFirstDay(context.db, context.organisationId, userId);
  context.record({
    action: 'added',
    subject: memberSubject,
    subjectId: userId,
    title: name,
    after: { name, email, role },
  });
}

/** The account of who asks; it is made now when there is none, and has no way in until its person sets one by the mail. */
async function accountOf(db: Db, { name, email, language, user_id: asking }: Row) {
  const known = asking ? { id: asking, name } : await findAccount(db, email);
  if (known) return { userId: known.id, name: known.name, email, isNew: false };
  const userId = await addAccount(db, { name, email, language, passwordHash: null, emailVerified: true });
  return { userId, name, email, isNew: true };
}

async function mailApproved(db: Db, { email, name, language }: Row, organisation: string): Promise<void> {
  const values = { name, organisation };
  await sendMail(db, { to: email, kind: 'request-approved', values, language, link: PAGES.login });
}

export async function declineRequest(context: Context, id: string, reason: string): Promise<UserRequest> {
  const { db, organisationId, actor } = context;
  const row = await decide(db, organisationId, id, { status: 'declined', by: actor.id, reason });
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  context.record({
    action: 'declined',
    subject: userRequestSubject,
    subjectId: id,
    title: row.name,
    after: { reason },
  });
  await mailDeclined(db, row, name, reason);
  return answerOf(row);
}

async function mailDeclined(
  db: Db,
  { email, name, language }: Row,
  organisation: string,
  reason: string,
): Promise<void> {
  await sendMail(db, { to: email, kind: 'request-declined', values: { name, organisation, reason }, language });
}

/** Opens the organisation with the person as its admin. The transaction must administer. */
export async function approveOpening(
  db: Db,
  context: RequestContext,
  person: SignedIn,
  id: string,
): Promise<UserRequest> {
  const waiting = await find(db, null, id);
  await lockDomain(db, organisationDomainOf(waiting.email));
  const row = await decide(db, null, id, { status: 'approved', by: person.userId, reason: null });
  const account = await accountOf(db, row);
  const { organisation } = await findDoor(db, row.email, account.userId);
  if (organisation)
    throw conflict('organisation_exists', `${organisation.name} has this mail domain. Its administrators decide.`);
  const organisationId = await openOrganisation(db, context, account, row.company_name);
  await performAs(
    db,
    context,
    organisationId,
    person,
    { role: 'admin', permissions: null },
    async (organisationContext) => {
      organisationContext.record({ action: 'approved', subject: userRequestSubject, subjectId: id, title: row.name });
      if (account.isNew) await inviteMember(organisationContext, row.email, 'admin', null);
      else await mailApproved(db, row, row.company_name);
    },
  );
  return answerOf(row);
}

export async function declineOpening(db: Db, person: SignedIn, id: string, reason: string): Promise<UserRequest> {
  const row = await decide(db, null, id, { status: 'declined', by: person.userId, reason });
  await mailDeclined(db, row, row.company_name, reason);
  return answerOf(row);
}
