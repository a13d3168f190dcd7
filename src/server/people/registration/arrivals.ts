import { memberSubject } from '#domain/people/subject.ts';
import { organisationSubject } from '#domain/organisations/subject.ts';
import type { Transaction } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import { policyOf } from '#domain/organisations/policy.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import { joiningOf } from '#domain/people/join-rules.ts';
import type { Joining, Opening } from '#domain/people/join-rules.ts';
import { organisationDomainOf } from '#domain/people/mail-domains.ts';
import type { Role } from '#domain/people/permission.ts';
import { addOrganisation } from '../../organisations/store.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import type { Tables } from '../../tables.ts';
import { addMembership, changeLastOrganisation, skipFirstDay } from '../store.ts';
import { fileRequest, type Newcomer } from './file-request.ts';
import { enterOrganisation, lockDomain, newId, performAs } from './scopes.ts';

type Db = Transaction<Tables>;

export interface Door {
  joining: Joining;
  /** The organisation of the address's domain. */
  organisation: { id: string; name: string; language: Language; policy: Policy } | null;
}

/** What would happen to this address. The transaction must administer: nobody else sees organisations they do not belong to. */
export async function findDoor(db: Db, email: string, userId: string | null): Promise<Door> {
  const domain = organisationDomainOf(email);
  const row = await db
    .selectFrom('organisations')
    .select(['id', 'name', 'domain', 'language', 'policy', 'suspended_at'])
    .where('domain', '=', domain)
    .executeTakeFirst();
  const policy = policyOf(row?.policy ?? {});
  const memberships = userId ? await countMemberships(db, userId) : 0;
  const organisation = row && { domain: row.domain, joining: policy.joining, isSuspended: row.suspended_at !== null };
  // The organisation of one address of public mail is its person's; who left it comes back by invitation.
  const joining: Joining =
    row && row.domain.includes('@') && memberships === 0
      ? { kind: 'invitation_only' }
      : joiningOf({ email, memberships, organisation: organisation ?? null, opening: await openingOf(db) });
  return { joining, organisation: row ? { id: row.id, name: row.name, language: row.language, policy } : null };
}

export async function openingOf(db: Pick<Db, 'selectFrom'>): Promise<Opening> {
  const row = await db.selectFrom('installation').select('opening').executeTakeFirst();
  return row?.opening ?? 'request';
}

async function countMemberships(db: Db, userId: string): Promise<number> {
  const rows = await db.selectFrom('memberships').select('organisation_id').where('user_id', '=', userId).execute();
  return rows.length;
}

/** Lets somebody in, opens their organisation, or files the request. The transaction must administer. @returns what happened. */
export async function arrive(db: Db, context: RequestContext, newcomer: Newcomer): Promise<Door> {
  await lockDomain(db, organisationDomainOf(newcomer.email));
  const door = await findDoor(db, newcomer.email, newcomer.userId);
  const { joining, organisation } = door;
  switch (joining.kind) {
    case 'member':
    case 'invitation_only':
      break;
    case 'joins':
      if (organisation) await join(db, context, accountOf(newcomer), organisation.id, joining.role);
      break;
    case 'opens':
      await openOrganisation(db, context, accountOf(newcomer), newcomer.companyName);
      break;
    case 'requests_joining':
    case 'requests_opening':
      await fileRequest(db, context, newcomer, organisation);
      break;
  }
  return door;
}

function accountOf(newcomer: Newcomer) {
  const { userId, name, email } = newcomer;
  if (!userId) throw new Error('Who comes in has an account.');
  return { userId, name, email };
}

type Account = ReturnType<typeof accountOf>;

export async function join(
  db: Db,
  context: RequestContext,
  account: Account,
  organisationId: string,
  role: Role,
  customRoleId: string | null = null,
): Promise<void> {
  await enterOrganisation(db, organisationId);
  await addMembership(db, organisationId, account.userId, role);
  if (customRoleId)
    await db
      .updateTable('memberships')
      .set({ custom_role_id: customRoleId })
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', account.userId)
      .execute();
  await skipFirstDay(db, organisationId, account.userId);
  await changeLastOrganisation(db, account.userId, organisationId);
  await performAs(db, context, organisationId, account, { role, permissions: null }, async (organisationContext) => {
    const { userId, name, email } = account;
    organisationContext.record({
      action: 'added',
      subject: memberSubject,
      subjectId: userId,
      title: name,
      after: { name, email, role },
    });
  });
}

/** Opens the organisation of the address; whoever asked for the same one before asks its admin now. */
export async function openOrganisation(
  db: Db,
  context: RequestContext,
  account: Account,
  name: string,
): Promise<string> {
  const organisationId = newId();
  const domain = organisationDomainOf(account.email);
  await enterOrganisation(db, organisationId);
  const organisation = await addOrganisation(db, organisationId, { name, domain, isDemo: false });
  const grant = { role: 'admin', permissions: null } as const;
  await performAs(db, context, organisationId, account, grant, async (organisationContext) =>
    organisationContext.record({
      action: 'added',
      subject: organisationSubject,
      subjectId: organisationId,
      title: organisation.name,
      after: organisation,
    }),
  );
  await join(db, context, account, organisationId, 'admin');
  await db
    .updateTable('user_requests')
    .set({ organisation_id: organisationId })
    .where('organisation_id', 'is', null)
    .where('status', '=', 'pending')
    .where('email', '!=', account.email)
    .where((is) => is(is.fn('split_part', ['email', is.val('@'), is.val(2)]), '=', domain))
    .execute();
  return organisationId;
}
