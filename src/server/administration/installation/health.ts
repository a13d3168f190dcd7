import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Health, ResponseTime } from '#domain/administration/health.ts';
import { LOCK_MINUTES } from '../../people/lock-out.ts';
import { SECOND_FACTOR_ATTEMPTS } from '../../people/security/second-step.ts';
import { ROOT } from '../../platform/database/database-server.ts';
import type { ResponseFigures } from '../../platform/metrics.ts';
import type { Services } from '../../platform/services.ts';
import type { Tables } from '../../tables.ts';
import { ADMIN_ATTEMPTS } from '../access.ts';

type Db = Transaction<Tables>;

const SLOWEST = 12;
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The transaction must administer. */
export async function readHealth(db: Db, services: Services, now = new Date()): Promise<Health> {
  const { settings, version, metrics } = services;
  return {
    at: now.toISOString(),
    version,
    node: process.versions.node,
    startedAt,
    memoryBytes: process.memoryUsage().rss,
    database: { isEmbedded: settings.DATABASE_URL === undefined, ...(await readDatabase(db)) },
    migrations: await readMigrations(db),
    jobs: await readJobs(db),
    ...(await readKept(db, settings.DATA_DIR)),
    mail: { isConfigured: settings.SMTP_URL !== undefined, ...(await readMail(db)) },
    signIns: { hours: await readHours(db), locked: await readLocked(db) },
    ...(await readCounts(db)),
    responses: await slowestRoutes(metrics),
  };
}

async function one<Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('A count without a row.');
  return row;
}

async function readDatabase(db: Db) {
  const { version, ...figures } = await one(
    db,
    sql<{ version: string; bytes: number; connections: number; connectionLimit: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::integer as "connectionLimit"`,
  );
  return { version: version.split(' ')[0] ?? version, ...figures };
}

async function readMigrations(db: Db): Promise<Health['migrations']> {
  const files = (await readdir(join(ROOT, 'migrations'))).filter((name) => name.endsWith('.sql'));
  const { rows } = await sql<{ name: string }>`select name from clausewise.migrations order by name`.execute(db);
  const applied = rows.map(({ name }) => name);
  const missing = files.filter((name) => !applied.includes(name)).length;
  return { applied: applied.length, missing, latest: applied.at(-1) ?? null };
}

async function readJobs(db: Db): Promise<Health['jobs']> {
  const { oldest, ...counts } = await one(
    db,
    sql<{ waiting: number; running: number; failed: number; oldest: Date | null }>`
      select count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
        count(*) filter (where state = 'active') as running,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed,
        min(created_on) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
      from pgboss.job`,
  );
  return { ...counts, oldestWaitingSince: iso(oldest) };
}

/** Storage and backups, from the figures of every organisation. */
async function readKept(db: Db, dataDir: string): Promise<Pick<Health, 'storage' | 'backups'>> {
  const { rows } = await sql<{
    organisationId: string;
    organisation: string;
    files: number;
    bytes: number;
    last: Date | null;
  }>`
    select o.id as "organisationId", o.name as organisation, f.files, f.bytes, f.last_backup_at as last
    from organisations o join clausewise.organisation_figures() f on f.organisation_id = o.id
    order by f.last_backup_at nulls first, o.name`.execute(db);
  const sum = (of: 'files' | 'bytes') => rows.reduce((total, row) => total + row[of], 0);
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return {
    storage: { files: sum('files'), bytes: sum('bytes'), diskFree: bavail * bsize, diskTotal: blocks * bsize },
    backups: rows.map(({ organisationId, organisation, last }) => ({
      organisationId,
      organisation,
      lastBackupAt: iso(last),
    })),
  };
}

async function readMail(db: Db): Promise<Omit<Health['mail'], 'isConfigured'>> {
  const counts = await one(
    db,
    sql<{ waiting: number; sent: number; failed: number; kept: number }>`
      select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'kept') as kept
      from outbox`,
  );
  const { rows } = await sql<{ lastError: string; at: Date }>`
    select last_error as "lastError", created_at as at from outbox where last_error is not null order by created_at desc limit 1`.execute(
    db,
  );
  return { ...counts, lastError: rows[0]?.lastError ?? null, lastErrorAt: iso(rows[0]?.at) };
}

/** The last 24 hours, an empty one too. */
async function readHours(db: Db): Promise<Health['signIns']['hours']> {
  const { rows } = await sql<{ hour: Date; done: number; failed: number }>`
    select h.hour, count(i.id) filter (where i.outcome = 'done') as done, count(i.id) filter (where i.outcome <> 'done') as failed
    from generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), interval '1 hour') h(hour)
    left join auth.sign_in i on i.at >= h.hour and i.at < h.hour + interval '1 hour'
    group by h.hour order by h.hour`.execute(db);
  return rows.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts }));
}

/** Attempts are kept under hashes of door and address: those of accounts are found again, others tell nobody whom they were at. */
async function readLocked(db: Db): Promise<Health['signIns']['locked']> {
  const { rows } = await sql<Omit<Health['signIns']['locked'][number], 'until'> & { until: Date }>`
    select u.id as "userId", u.name, u.email, d.door, f.last_at + make_interval(mins => ${LOCK_MINUTES}) as until
    from auth."user" u
    cross join lateral (values ('sign-in', u.email, 5), (${ADMIN_ATTEMPTS}, u.email, 3), (${SECOND_FACTOR_ATTEMPTS}, u.id::text, 5))
      as d(door, address, most)
    join auth.sign_in_failure f on f.address_hash = encode(sha256(convert_to(d.door || ' ' || lower(d.address), 'UTF8')), 'hex')
    where f.failures >= d.most and f.last_at > now() - make_interval(mins => ${LOCK_MINUTES})
    order by until desc limit 50`.execute(db);
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
}

async function readCounts(
  db: Db,
): Promise<Pick<Health, 'sessions' | 'accounts' | 'organisations' | 'contactMessages'>> {
  const row = await one(
    db,
    sql<Record<string, number>>`
      select s.*, u.*, o.*, (select count(*) from user_requests where organisation_id is null and status = 'pending') as requests,
        (select count(*) from contact_messages where handled_at is null) as messages
      from (
        select count(*) as open, count(distinct user_id) as people, count(*) filter (where administers_until > now()) as administering
        from auth.session where expires_at > now()
      ) s, (
        select count(*) as accounts, count(*) filter (where suspended_at is not null) as suspended_accounts from auth."user"
      ) u, (
        select count(*) as organisations, count(*) filter (where suspended_at is not null) as suspended_organisations from organisations
      ) o`,
  );
  const of = (name: string) => row[name] ?? 0;
  return {
    sessions: { open: of('open'), people: of('people'), administering: of('administering') },
    accounts: { total: of('accounts'), suspended: of('suspended_accounts') },
    organisations: {
      total: of('organisations'),
      suspended: of('suspended_organisations'),
      requests: of('requests'),
    },
    contactMessages: of('messages'),
  };
}

/** A stream stays open as long as a page does, which says nothing about speed. */
function responseTime({ route, bounds, count, sum, failures }: ResponseFigures): ResponseTime[] {
  if (count === 0 || route.endsWith('live')) return [];
  const within = bounds.toSorted((a, b) => a.within - b.within).find((bound) => bound.count >= count * 0.95);
  return [{ route, count, mean: sum / count, p95: within?.within ?? Math.max(10, sum / count), failures }];
}

/** The slowest endpoints since this server started, the slowest first. */
export async function slowestRoutes(metrics: Services['metrics']): Promise<ResponseTime[]> {
  return (await metrics.read()).flatMap(responseTime).toSorted(bySlowness).slice(0, SLOWEST);
}

const bySlowness = (a: ResponseTime, b: ResponseTime) => b.p95 - a.p95 || b.mean - a.mean;
