import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { UserFilter } from '#contract/people/users.ts';
import { ROLES } from '#domain/people/permission.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import { covers } from '#domain/people/grants.ts';
import type { User } from '#domain/people/user.ts';
import type { UserStatus } from '#domain/people/user-statuses.ts';
import type { Context } from '../../platform/context.ts';
import { likeOf } from '../../platform/database/like.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

interface Query extends UserFilter {
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: 'name' | 'email' | 'role' | 'status' | 'lastLogin' | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

interface Row extends Omit<User, 'lastLogin' | 'since' | 'isOutOfReach'> {
  lastLogin: Date | null;
  since: Date;
  permissions: Permission[] | null;
}

const ORDERS = {
  name: sql`lower(case when p.name = '' then p.email else p.name end)`,
  email: sql`p.email`,
  role: sql`lower(coalesce(p."customRole", p.role))`,
  status: sql`p.status`,
  lastLogin: sql`p."lastLogin"`,
};

/** Members, open invitations and pending requests as one table. */
function peopleOf(organisationId: string) {
  return sql`(
    select u.id, u.name, u.email, case when m.suspended_at is null and u.suspended_at is null then 'active' else 'suspended' end as status,
      m.role, m.custom_role_id as "customRoleId", r.name as "customRole", r.permissions, u.last_login_at as "lastLogin",
      exists (select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select from auth.passkey k where k.user_id = u.id) as "hasSecondFactor",
      u.suspended_at is not null as "isAccountSuspended", m.created_at as since
    from memberships m join auth."user" u on u.id = m.user_id left join roles r on r.id = m.custom_role_id
    where m.organisation_id = ${organisationId}::uuid
    union all
    select i.id, '', i.email, 'invited', i.role, i.custom_role_id, r.name, r.permissions, null, null, false, i.invited_at
    from invitations i left join roles r on r.id = i.custom_role_id
    where i.organisation_id = ${organisationId}::uuid and i.accepted_at is null and not exists (
      select from memberships m join auth."user" u on u.id = m.user_id where m.organisation_id = i.organisation_id and u.email = i.email
    )
    union all
    select q.id, q.name, q.email, 'pending', 'user', null, null, null, null, null, false, q.requested_at
    from user_requests q where q.organisation_id = ${organisationId}::uuid and q.status = 'pending'
  ) p`;
}

function conditionsOf({ search, role, status }: UserFilter) {
  const like = likeOf((search ?? '').trim().toLowerCase());
  const isBuiltIn = ROLES.some((one) => one === role);
  return sql.join(
    [
      search?.trim() ? sql`(lower(p.name) like ${like} or p.email like ${like})` : sql`true`,
      status ? sql`p.status = ${status}` : sql`true`,
      role === undefined
        ? sql`true`
        : isBuiltIn
          ? sql`(p.role = ${role} and p."customRoleId" is null)`
          : sql`p."customRoleId"::text = ${role}`,
    ],
    sql` and `,
  );
}

export async function listUsers(context: Context, query: Query): Promise<{ rows: User[]; total: number }> {
  const { page = 0, pageSize = 10, sort = 'name', direction = 'asc' } = query;
  const where = conditionsOf(query);
  const people = peopleOf(context.organisationId);
  const way = direction === 'desc' ? sql`desc nulls last` : sql`asc nulls first`;
  const { rows } = await sql<Row>`select p.* from ${people} where ${where}
    order by ${ORDERS[sort]} ${way}, p.email, p.id limit ${pageSize} offset ${page * pageSize}`.execute(context.db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${people} where ${where}`.execute(
    context.db,
  );
  return { rows: rows.map((row) => toUser(context, row)), total: counted.rows[0]?.total ?? 0 };
}

/** @throws Problem 404 when nobody of the organisation has the id. */
export async function getUser(context: Context, id: string): Promise<User> {
  const { rows } = await sql<Row>`select p.* from ${peopleOf(context.organisationId)} where p.id = ${id}::uuid`.execute(
    context.db,
  );
  if (!rows[0]) throw notFound();
  return toUser(context, rows[0]);
}

/** Members and invited people by address, for an export: who only asks is no user yet. */
export async function listAllUsers(context: Context): Promise<User[]> {
  const { rows } = await sql<Row>`select p.* from ${peopleOf(context.organisationId)}
    where p.status <> 'pending' order by p.email, p.id`.execute(context.db);
  return rows.map((row) => toUser(context, row));
}

export interface KnownRow {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  role: Role;
  customRoleId: string | null;
}

/** Those of the addresses that the organisation knows. */
export async function findUsers(db: Db, organisationId: string, emails: readonly string[]): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`select p.id, p.name, p.email, p.status, p.role, p."customRoleId"
    from ${peopleOf(organisationId)} where p.email = any(${emails}::text[])`.execute(db);
  return rows;
}

function toUser({ actor }: Context, { permissions, lastLogin, since, ...row }: Row): User {
  return {
    ...row,
    lastLogin: lastLogin?.toISOString() ?? null,
    since: since.toISOString(),
    isOutOfReach: row.id === actor.id || !covers(actor, { role: row.role, permissions }),
  };
}
