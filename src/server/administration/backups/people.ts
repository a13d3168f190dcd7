import { sql, type Transaction } from 'kysely';
import type { BackupReport } from '#domain/administration/backup.ts';
import type { Tables } from '../../tables.ts';
import { USERS, type Collection, type Column } from './collections.ts';
import { stagedOf, type Staging } from './staging-tables.ts';

type Db = Transaction<Tables>;

const MOST_NAMES = 50;
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const PEOPLE = sql.raw('pg_temp.restored_people');

/** Columns that may name a person: ids that are no row's own and refer to no other collection, or the text of one. */
function personColumns({ columns, key, references, table }: Collection): Column[] {
  // What the audit trail says is as it was written.
  if (table === USERS.table || table === 'audit_entries') return [];
  const others = references.filter(({ target }) => target !== 'auth.user').flatMap((reference) => reference.columns);
  const mayName = ({ name, type }: Column) => type === 'uuid' || (type === 'text' && name === 'owner_id');
  return columns.filter((column) => mayName(column) && !key.includes(column.name) && !others.includes(column.name));
}

/**
 * Who the people of the file are here. A member of this organisation with the same address is the same person, whatever the id. Nobody
 * else's account is looked at: that of a stranger who happens to have the id is never touched, the person of the file gets another one.
 */
export async function findPeople(
  db: Db,
  organisationId: string,
  collections: Collection[],
  { note }: Staging,
): Promise<BackupReport['people']> {
  const users = stagedOf(USERS.table);
  const { rows: twice } = await sql<{ row: number }>`
    select max(restored_row) as row from ${users} group by lower(email) having count(*) > 1 limit 5`.execute(db);
  for (const { row } of twice) note({ fault: 'duplicate', collection: USERS.name, row, field: 'email' });
  const named = collections.flatMap((collection) =>
    personColumns(collection).map(
      ({ name }) =>
        sql`select ${sql.ref(name)}::uuid from ${stagedOf(collection.table)} where ${sql.ref(name)}::text ~ ${UUID}`,
    ),
  );
  await sql`
    create temporary table restored_people on commit drop as
    select old, coalesce(
        (select m.user_id from ${users} f join auth."user" u on u.email = lower(f.email)
          join memberships m on m.user_id = u.id and m.organisation_id = ${organisationId} where f.user_id = old limit 1),
        (select m.user_id from memberships m where m.organisation_id = ${organisationId} and m.user_id = old
          and not exists (select from ${users} f join auth."user" u on u.email = lower(f.email) where u.id = old and f.user_id <> old)),
        case when exists (select from auth."user" u where u.id = old) then gen_random_uuid() else old end
      ) as new
    from (select user_id as old from ${users} ${sql.join([sql``, ...named], sql` union `)}) everybody where old is not null`.execute(
    db,
  );
  await sql`create unique index on ${PEOPLE} (old)`.execute(db);
  const { rows } = await sql<{ name: string; isMember: boolean }>`
    select f.name, exists (select from memberships m where m.organisation_id = ${organisationId} and m.user_id = p.new) as "isMember"
    from ${users} f join ${PEOPLE} p on p.old = f.user_id order by f.name`.execute(db);
  const unknown = rows.filter(({ isMember }) => !isMember).map(({ name }) => name);
  return { matched: rows.length - unknown.length, unknown: unknown.slice(0, MOST_NAMES), unknownTotal: unknown.length };
}

/** Puts the people of this organisation in the place of those of the file; a column that needs an account loses who has none here. */
export async function applyPeople(db: Db, organisationId: string, collections: Collection[]): Promise<void> {
  for (const collection of collections) {
    const table = stagedOf(collection.table);
    for (const { name: column, type, isNullable } of personColumns(collection)) {
      const name = sql.ref(column);
      const as = sql.raw(type);
      await sql`update ${table} set ${name} = p.new::${as} from ${PEOPLE} p where ${name} = p.old::${as} and p.new <> p.old`.execute(
        db,
      );
      const needsAccount = collection.references.some((one) => one.target === 'auth.user' && one.columns[0] === column);
      if (!needsAccount) continue;
      const isNoMember = sql`${name} is not null and ${name} not in (select user_id from memberships where organisation_id = ${organisationId})`;
      await (
        isNullable
          ? sql`update ${table} set ${name} = null where ${isNoMember}`
          : sql`delete from ${table} where ${isNoMember}`
      ).execute(db);
    }
  }
  await sql`update ${stagedOf(USERS.table)} f set user_id = p.new from ${PEOPLE} p where f.user_id = p.old and p.new <> p.old`.execute(
    db,
  );
}

/**
 * Roles and who has which. A restoration neither lets anybody in nor puts anybody out, and lifts no suspension: members of both get the
 * role of the file, except the person who restores; members whom the file does not know keep theirs; the others are kept as names.
 * Sessions of a person whose rights changed end.
 */
export async function restorePeople(
  db: Db,
  organisationId: string,
  restorerId: string,
  roles: Pick<Collection, 'columns'>,
): Promise<void> {
  const users = stagedOf(USERS.table);
  await sql`create temporary table standing_before on commit drop as
    select m.user_id, m.role, m.custom_role_id, r.permissions from memberships m left join roles r on r.id = m.custom_role_id
    where m.organisation_id = ${organisationId}`.execute(db);
  await restoreRoles(db, organisationId, roles);
  await sql`update memberships m set role = f.role, custom_role_id = f.custom_role_id, created_at = f.created_at
    from ${users} f where m.organisation_id = ${organisationId} and m.user_id = f.user_id and m.user_id <> ${restorerId}`.execute(
    db,
  );
  // An organisation without an administrator would be nobody's.
  await sql`update memberships m set role = b.role, custom_role_id = b.custom_role_id from standing_before b
    where m.organisation_id = ${organisationId} and b.user_id = m.user_id and b.role = 'admin'
      and not exists (select from memberships a where a.organisation_id = ${organisationId} and a.role = 'admin' and a.suspended_at is null)`.execute(
    db,
  );
  await sql`delete from roles r where organisation_id = ${organisationId} and id not in (select id from ${stagedOf('roles')})
    and not exists (select from memberships m where m.custom_role_id = r.id)
    and not exists (select from invitations i where i.custom_role_id = r.id and i.accepted_at is null)`.execute(db);
  await sql`delete from former_members where organisation_id = ${organisationId}`.execute(db);
  await sql`insert into former_members (organisation_id, user_id, name, email, role, custom_role_id, created_at)
    select organisation_id, user_id, name, email, role, custom_role_id, created_at from ${users} f
    where not exists (select from memberships m where m.organisation_id = ${organisationId} and m.user_id = f.user_id)`.execute(
    db,
  );
  await sql`delete from auth.session s using memberships m join standing_before b on b.user_id = m.user_id
      left join roles r on r.id = m.custom_role_id
    where m.organisation_id = ${organisationId} and s.user_id = m.user_id and m.user_id <> ${restorerId}
      and (m.role <> b.role or r.permissions is distinct from b.permissions)`.execute(db);
}

/** A role of the same name is the same role, so that whoever has it keeps it. */
async function restoreRoles(db: Db, organisationId: string, { columns }: Pick<Collection, 'columns'>): Promise<void> {
  const roles = stagedOf('roles');
  await sql`create temporary table same_roles on commit drop as
    select f.id as old, coalesce(
        (select r.id from roles r where r.organisation_id = ${organisationId} and r.name = f.name),
        case when exists (select from roles r where r.organisation_id = ${organisationId} and r.id = f.id and r.name in (select name from ${roles}))
          then gen_random_uuid() else f.id end
      ) as new from ${roles} f`.execute(db);
  await sql`update ${stagedOf(USERS.table)} f set custom_role_id = s.new from same_roles s where f.custom_role_id = s.old`.execute(
    db,
  );
  // By way of other ids, as two roles may change places.
  await sql`update ${roles} f set id = s.new from same_roles s where f.id = s.old and s.new <> s.old`.execute(db);
  const names = columns.map(({ name }) => sql.ref(name));
  const sets = columns
    .filter(({ name }) => name !== 'id')
    .map(({ name }) => sql`${sql.ref(name)} = f.${sql.ref(name)}`);
  await sql`update roles r set ${sql.join(sets)} from ${roles} f where r.organisation_id = ${organisationId} and r.id = f.id`.execute(
    db,
  );
  // An id that is another organisation's must fail here as one that is taken.
  await sql`insert into roles (organisation_id, ${sql.join(names)}) select organisation_id, ${sql.join(names)} from ${roles} f
    where not exists (select from roles r where r.organisation_id = ${organisationId} and r.id = f.id)`.execute(db);
}
