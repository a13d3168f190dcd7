import { userRequestSubject } from '#domain/people/subject.ts';
import type { Language } from '#domain/organisations/language.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { PAGES } from '#domain/addresses.ts';
import { permissionsOf } from '#domain/people/permission.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { mailAdministrators, sendMail } from '../../platform/mail/mail.ts';
import { notify, wantsMail } from '../../platform/database/notify.ts';
import { recordWithoutAccount } from '../../platform/record-without-account.ts';
import type { Tables } from '../../tables.ts';
import { enterOrganisation, newId, performAs } from './scopes.ts';

/** Whoever arrives; the address is verified. Without an account only requests can be filed. */
export interface Newcomer {
  userId: string | null;
  name: string;
  email: string;
  companyName: string;
  language: Language;
}

type Db = Transaction<Tables>;

export const REQUESTS_PAGE = PAGES.usersAndRoles;

/** Files a request to join the organisation or (without one) to open one, and tells who decides. A pending one of the same person stays. */
export async function fileRequest(
  db: Db,
  context: RequestContext,
  newcomer: Newcomer,
  organisation: { id: string; name: string } | null,
): Promise<void> {
  const { userId, name, email, companyName, language } = newcomer;
  const id = newId();
  const row = {
    id,
    organisation_id: organisation?.id ?? null,
    user_id: userId,
    name,
    email,
    company_name: companyName,
  };
  const filed = await db
    .insertInto('user_requests')
    .values({ ...row, language })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (!filed.numInsertedOrUpdatedRows) return;
  if (!organisation) {
    const values = { name, email, organisation: companyName, message: '' };
    await mailAdministrators(context.services, db, { kind: 'request-filed', values, link: PAGES.admin });
    return;
  }
  await enterOrganisation(db, organisation.id);
  const { auditKey } = context.services;
  const who = { organisationId: organisation.id, auditKey, userId, name, requestId: context.requestId };
  const after = { name, email };
  await recordWithoutAccount(db, who, {
    action: 'added',
    subject: userRequestSubject,
    subjectId: id,
    title: name,
    after,
  });
  await notifyApprovers(db, context, newcomer, organisation);
}

async function notifyApprovers(
  db: Db,
  context: RequestContext,
  { name, email }: Newcomer,
  organisation: { id: string; name: string },
): Promise<void> {
  const values = { name, email, organisation: organisation.name, message: '' };
  for (const decider of await listDeciders(db, organisation.id)) {
    const isMailed = await performAs(db, context, organisation.id, decider, null, async (organisationContext) => {
      await notify(organisationContext, decider.userId, 'request-filed', { name, email }, REQUESTS_PAGE);
      return wantsMail(organisationContext, decider.userId, 'request-filed');
    });
    if (!isMailed) continue;
    const { email: to, language } = decider;
    await sendMail(db, { to, kind: 'request-filed', values, language, link: REQUESTS_PAGE });
  }
}

/** Members who may decide about requests. */
async function listDeciders(db: Db, organisationId: string) {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select([
      'auth.user.id as userId',
      'auth.user.name',
      'auth.user.email',
      'language',
      'memberships.role',
      'permissions',
    ])
    .where('memberships.organisation_id', '=', organisationId)
    .where('auth.user.suspended_at', 'is', null)
    .where(sql<boolean>`memberships.suspended_at is null`)
    .execute();
  return rows.filter((row) => permissionsOf(row).includes('user_management.edit'));
}
