import { organisationSubject } from '#domain/organisations/subject.ts';
import { installationSubject } from '#domain/administration/subject.ts';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { PAGES } from '#domain/addresses.ts';
import type { KnownOrganisation, OpenedOrganisation } from '#domain/administration/installation.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import type { Opening } from '#domain/people/joining.ts';
import { addAccount, findAccount } from '../../people/accounts.ts';
import { inviteMember } from '../../people/invitations/store.ts';
import { findDoor, openingOf, openOrganisation } from '../../people/joining/arrivals.ts';
import { lockDomain } from '../../people/joining/scopes.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { likeOf } from '../../platform/database/like.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';
import { actIn, logDeed } from '../deed.ts';
import type { Deed } from '../deed.ts';

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
export async function openKnownOrganisation(deed: Deed, { name, adminName, adminEmail }: OpenedOrganisation) {
  const { db } = deed;
  const email = adminEmail.toLowerCase();
  await lockDomain(db, organisationDomainOf(email));
  const known = await findAccount(db, email);
  const { organisation } = await findDoor(db, email, known?.id ?? null);
  if (organisation)
    throw conflict('organisation_exists', `${organisation.name} has this mail domain. Its administrators decide.`);
  const account = known
    ? { userId: known.id, name: known.name, email }
    : { userId: await addAccount(db, { name: adminName, email, passwordHash: null }), name: adminName, email };
  const organisationId = await openOrganisation(db, deed, account, name);
  await actIn(deed, organisationId, async (act) => {
    const words = { action: 'opened', subject: organisationSubject, subjectId: organisationId, title: name } as const;
    act.record({ ...words, after: { admin: email } });
    // Whoever has no way in yet gets one; the others are told.
    if (!known) await inviteMember(act, email, 'admin', null);
    else {
      const values = { name: known.name, organisation: name };
      await sendMail(db, { to: email, kind: 'request-approved', values, language: known.language, link: PAGES.login });
    }
  });
  return getOrganisation(db, organisationId);
}

export async function renameOrganisation(deed: Deed, id: string, name: string) {
  await actIn(deed, id, async (act) => {
    const before = await getOrganisation(act.db, id);
    await act.db.updateTable('organisations').set({ name, updated_at: act.now }).where('id', '=', id).execute();
    const words = { action: 'changed', subject: organisationSubject, subjectId: id, title: name } as const;
    act.record({ ...words, before: { name: before.name }, after: { name } });
  });
  return getOrganisation(deed.db, id);
}

/** Nobody acts in a suspended organisation: neither sessions nor tokens find it. */
export async function suspendOrganisation(deed: Deed, id: string) {
  return setState(deed, id, new Date());
}

export async function reactivateOrganisation(deed: Deed, id: string) {
  return setState(deed, id, null);
}

async function setState(deed: Deed, id: string, suspendedAt: Date | null) {
  const { suspendedAt: since, name } = await getOrganisation(deed.db, id);
  if ((since === null) !== (suspendedAt === null))
    await actIn(deed, id, async (act) => {
      await act.db
        .updateTable('organisations')
        .set({ suspended_at: suspendedAt, updated_at: act.now })
        .where('id', '=', id)
        .execute();
      const state = (isSuspended: boolean) => ({ state: isSuspended ? 'suspended' : 'active' });
      const words = { action: 'changed', subject: organisationSubject, subjectId: id, title: name } as const;
      act.record({ ...words, before: state(since !== null), after: state(suspendedAt !== null) });
    });
  return getOrganisation(deed.db, id);
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

export async function changeOpening(deed: Deed, opening: Opening): Promise<{ opening: Opening }> {
  const before = await openingOf(deed.db);
  await deed.db.updateTable('installation').set({ opening }).execute();
  const words = {
    action: 'changed',
    subject: installationSubject,
    subjectId: 'opening',
    title: deed.services.settings.ORIGIN,
  } as const;
  if (before !== opening) await logDeed(deed, { ...words, before: { opening: before }, after: { opening } });
  return { opening };
}
