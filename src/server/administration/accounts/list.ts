import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { z } from 'zod';
import type { AccountQuestion } from '#contract/administration/accounts.ts';
import type { Account, AccountMembership } from '#domain/administration/account.ts';
import { listAdministrators } from '../../platform/administrators.ts';
import { likeOf } from '../../platform/database/like.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;
type Question = z.infer<typeof AccountQuestion>;

interface Row extends Omit<Account, 'createdAt' | 'lastLogin' | 'isAdministrator' | 'memberships'> {
  createdAt: Date;
  lastLogin: Date | null;
  memberships: AccountMembership[] | null;
}

const ORDERS = {
  name: sql`lower(u.name)`,
  email: sql`u.email`,
  createdAt: sql`u.created_at`,
  lastLogin: sql`u.last_login_at`,
};

/** The transaction must administer. */
export async function listAccounts(db: Db, services: Services, question: Question) {
  const { page = 0, pageSize = 25, sort = 'name', direction = 'asc' } = question;
  const where = conditionsOf(question);
  const way = direction === 'desc' ? sql`desc nulls last` : sql`asc nulls first`;
  const { rows } = await sql<Row>`${select} where ${where}
    order by ${ORDERS[sort]} ${way}, u.email limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from auth."user" u where ${where}`.execute(db);
  const administrators = await listAdministrators(services);
  return { rows: rows.map((row) => toAccount(row, administrators)), total: counted.rows[0]?.total ?? 0 };
}

/** @throws Problem 404 */
export async function getAccount(db: Db, services: Services, id: string): Promise<Account> {
  const { rows } = await sql<Row>`${select} where u.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw notFound();
  return toAccount(rows[0], await listAdministrators(services));
}

const select = sql`
  select u.id, u.name, u.email, u.email_verified as "emailVerified", u.company_name as "companyName",
    case when u.suspended_at is null then 'active' else 'suspended' end as state,
    u.must_change_password as "mustChangePassword", u.created_at as "createdAt", u.last_login_at as "lastLogin",
    (select c.name from auth."user" c where c.id = u.created_by) as "createdBy",
    exists (select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null)
      or exists (select from auth.passkey k where k.user_id = u.id) as "hasSecondFactor",
    exists (select from auth.account a where a.user_id = u.id and a.password is not null) as "hasPassword",
    (select count(*) from auth.session s where s.user_id = u.id and s.expires_at > now()) as "openSessions",
    (
      select jsonb_agg(jsonb_build_object(
        'organisationId', o.id, 'organisation', o.name, 'role', m.role, 'customRoleId', m.custom_role_id, 'customRole', r.name,
        'isSuspended', m.suspended_at is not null
      ) order by o.name, o.id)
      from memberships m join organisations o on o.id = m.organisation_id left join roles r on r.id = m.custom_role_id
      where m.user_id = u.id
    ) as memberships
  from auth."user" u`;

/** Words are looked for in name, address and the names of organisations. */
function conditionsOf({ search, state, organisationId }: Question): RawBuilder<unknown> {
  const text = search?.trim().toLowerCase();
  const like = likeOf(text ?? '');
  const belongs = (to: RawBuilder<unknown>) =>
    sql`exists (select from memberships m join organisations o on o.id = m.organisation_id where m.user_id = u.id and ${to})`;
  return sql.join(
    [
      text
        ? sql`(lower(u.name) like ${like} or u.email like ${like} or ${belongs(sql`lower(o.name) like ${like}`)})`
        : sql`true`,
      state ? sql`(u.suspended_at is null) = ${state === 'active'}` : sql`true`,
      organisationId ? belongs(sql`o.id = ${organisationId}::uuid`) : sql`true`,
    ],
    sql` and `,
  );
}

function toAccount({ createdAt, lastLogin, memberships, ...row }: Row, administrators: string[]): Account {
  return {
    ...row,
    isAdministrator: administrators.includes(row.email),
    createdAt: createdAt.toISOString(),
    lastLogin: lastLogin?.toISOString() ?? null,
    memberships: memberships ?? [],
  };
}
