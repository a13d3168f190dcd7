import { organisationSubject } from '#domain/organisations/subject.ts';
import { installationSubject } from '#domain/administration/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { PAGES } from '#domain/addresses.ts';
import type { KnownOrganisation, OpenedOrganisation } from '#domain/administration/installation.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import type { Opening } from '#domain/people/join-rules.ts';
import { addAccount, findAccount } from '../../people/accounts.ts';
import { inviteMember } from '../../people/invitations/store.ts';
import { findDoor, openingOf, openOrganisation } from '../../people/registration/arrivals.ts';
import { lockDomain } from '../../people/registration/scopes.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { likeOf } from '../../platform/database/like.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { performInOrganisation, logAdminAction } from '../admin-context.ts';
import type { AdminContext } from '../admin-context.ts';

type Db = Transaction<Tables>;

interface Row extends Omit<KnownOrganisation, 'createdAt' | 'suspendedAt' | 'lastBackupAt'> {
  createdAt: Date;
  suspendedAt: Date | null;
  lastBackupAt: Date | null;
}

const select = sql`
  select o.id, o.slug, o.name, o.domain, o.is_demo as "isDemo", o.created_at as "createdAt", o.suspended_at as "suspendedAt",
    (select count(*) from memberships m where m.organisation_id = o.id) as members,
    (
      select coalesce(jsonb_agg(u.name order by u.name), '[]')
      from memberships m join auth."user" u on u.id = m.user_id
      where m.organisation_id = o.id and m.role = 'admin'
    ) as admins,
    coalesce(f.files, 0) as files, coalesce(f.bytes, 0) as bytes, f.last_backup_at as "lastBackupAt"
  from organisations o left join clausewise.organisation_figures() f on f.organisation_id = o.id`;

interface Question {
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The transaction must administer: that shows every organisation, and nothing inside. */
export async function listKnownOrganisations(db: Db, { search, page = 0, pageSize = 25 }: Question) {
  const like = likeOf(search?.trim().toLowerCase() ?? '');
  const where = search?.trim() ? sql`(lower(o.name) like ${like} or o.domain like ${like})` : sql`true`;
  const { rows } = await sql<Row>`${select} where ${where} order by lower(o.name), o.id
    limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from organisations o where ${where}`.execute(
    db,
  );
  return { rows: rows.map(toOrganisation), total: counted.rows[0]?.total ?? 0 };
}

async function getOrganisation(db: Db, id: string): Promise<KnownOrganisation> {
  const { rows } = await sql<Row>`${select} where o.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw notFound();
  return toOrganisation(rows[0]);
}

function toOrganisation({ createdAt, suspendedAt, lastBackupAt, ...row }: Row): KnownOrganisation {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
  };
}

/** @throws Problem 409 when an organisation has the mail domain of its administrator. */
export async function openKnownOrganisation(
  context: AdminContext,
  { name, adminName, adminEmail }: OpenedOrganisation,
) {
  const { db } = context;
  const email = adminEmail.toLowerCase();
  await lockDomain(db, organisationDomainOf(email));
  const known = await findAccount(db, email);
  const { organisation } = await findDoor(db, email, known?.id ?? null);
  if (organisation)
    throw conflict('organisation_exists', `${organisation.name} has this mail domain. Its administrators decide.`);
  const account = known
    ? { userId: known.id, name: known.name, email }
    : { userId: await addAccount(db, { name: adminName, email, passwordHash: null }), name: adminName, email };
  const organisationId = await openOrganisation(db, context, account, name);
  await performInOrganisation(context, organisationId, async (organisationContext) => {
    const entry = { action: 'opened', subject: organisationSubject, subjectId: organisationId, title: name } as const;
    organisationContext.record({ ...entry, after: { admin: email } });
    // Whoever has no way in yet gets one; the others are told.
    if (!known) await inviteMember(organisationContext, email, 'admin', null);
    else {
      const values = { name: known.name, organisation: name };
      await sendMail(db, { to: email, kind: 'request-approved', values, language: known.language, link: PAGES.login });
    }
  });
  return getOrganisation(db, organisationId);
}

export async function renameOrganisation(context: AdminContext, id: string, name: string) {
  await performInOrganisation(context, id, async (organisationContext) => {
    const before = await getOrganisation(organisationContext.db, id);
    await organisationContext.db
      .updateTable('organisations')
      .set({ name, updated_at: organisationContext.now })
      .where('id', '=', id)
      .execute();
    const entry = { action: 'changed', subject: organisationSubject, subjectId: id, title: name } as const;
    organisationContext.record({ ...entry, before: { name: before.name }, after: { name } });
  });
  return getOrganisation(context.db, id);
}

/** Nobody acts in a suspended organisation: neither sessions nor tokens find it. */
export async function suspendOrganisation(context: AdminContext, id: string) {
  return setState(context, id, new Date());
}

export async function reactivateOrganisation(context: AdminContext, id: string) {
  return setState(context, id, null);
}

async function setState(context: AdminContext, id: string, suspendedAt: Date | null) {
  const { suspendedAt: since, name } = await getOrganisation(context.db, id);
  if ((since === null) !== (suspendedAt === null))
    await performInOrganisation(context, id, async (organisationContext) => {
      await organisationContext.db
        .updateTable('organisations')
        .set({ suspended_at: suspendedAt, updated_at: organisationContext.now })
        .where('id', '=', id)
        .execute();
      const state = (isSuspended: boolean) => ({ state: isSuspended ? 'suspended' : 'active' });
      const entry = { action: 'changed', subject: organisationSubject, subjectId: id, title: name } as const;
      organisationContext.record({ ...entry, before: state(since !== null), after: state(suspendedAt !== null) });
    });
  return getOrganisation(context.db, id);
}

export async function listCustomRoles(db: Db, organisationId: string) {
  await getOrganisation(db, organisationId);
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'role'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .execute();
}

export async function changeOpening(context: AdminContext, opening: Opening): Promise<{ opening: Opening }> {
  const before = await openingOf(context.db);
  await context.db.updateTable('installation').set({ opening }).execute();
  const entry = {
    action: 'changed',
    subject: installationSubject,
    subjectId: 'opening',
    title: context.services.settings.ORIGIN,
  } as const;
  if (before !== opening) await logAdminAction(context, { ...entry, before: { opening: before }, after: { opening } });
  return { opening };
}
