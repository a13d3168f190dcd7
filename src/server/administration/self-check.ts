import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Check, CheckName, CheckState, SelfCheck } from '#domain/administration/self-check.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { type BackgroundFigures, readBackground } from '../platform/background/background-figures.ts';
import { ROOT } from '../platform/database/database-server.ts';
import type { Services } from '../platform/services.ts';

const MB = 1024 * 1024;
const SECOND = 1000;

type Finding = Omit<Check, 'name'>;

const finding = (state: CheckState, found: string, facts: Check['facts'] = {}): Finding => ({ state, found, facts });

const LOOKS: Record<Exclude<CheckName, 'storage'>, (services: Services) => Promise<Finding> | Finding> = {
  version: ({ version }) => finding('ok', 'version', { version, node: process.versions.node }),
  database: lookAtDatabase,
  migrations: lookAtMigrations,
  disk: lookAtDisk,
  secret: lookAtSecret,
  origin: lookAtOrigin,
  clock: lookAtClock,
  jobs: lookAtJobs,
  tasks: lookAtTasks,
  mail: lookAtMail,
  webhooks: lookAtWebhooks,
};

/** Looks at everything the installation stands on. A look that fails is itself a finding. */
export async function checkInstallation(services: Services, now = new Date()): Promise<SelfCheck> {
  const checks: Check[] = [];
  for (const [name, look] of Object.entries(LOOKS)) {
    const found = await Promise.resolve(look(services)).catch((error: unknown) => {
      services.log.warn({ err: error, check: name }, 'self-check');
      return finding('error', 'failed');
    });
    checks.push({ name: name as CheckName, ...found });
  }
  return { at: now.toISOString(), checks };
}

/** The same, with how much of its storage the organisation has used. */
export async function checkOrganisation(services: Services, context: Context): Promise<SelfCheck> {
  const { at, checks } = await checkInstallation(services, context.now);
  const { bytes } = await context.db
    .selectFrom('files')
    .where('organisation_id', '=', context.organisationId)
    .select((of) => of.fn.coalesce(of.fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .executeTakeFirstOrThrow();
  const limit = services.settings.STORAGE_LIMIT_MB * MB;
  const percent = Math.round((100 * bytes) / limit);
  const state = percent >= 100 ? 'error' : percent >= 80 ? 'warning' : 'ok';
  const found = state === 'ok' ? 'room' : state === 'error' ? 'full' : 'filling';
  return { at, checks: [...checks, { name: 'storage', ...finding(state, found, { bytes, limit, percent }) }] };
}

async function lookAtDatabase({ database, settings }: Services): Promise<Finding> {
  const started = performance.now();
  const { rows } = await sql<{
    version: string;
    bytes: number;
  }>`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    database.everywhere,
  );
  const milliseconds = Math.round(performance.now() - started);
  const [row = { version: '', bytes: 0 }] = rows;
  const facts = { version: row.version.split(' ')[0] ?? '', bytes: row.bytes, milliseconds };
  if (milliseconds > SECOND) return finding('warning', 'slow', facts);
  return finding('ok', settings.DATABASE_URL ? 'external' : 'embedded', facts);
}

async function lookAtMigrations({ database }: Services): Promise<Finding> {
  const files = (await readdir(join(ROOT, 'migrations'))).filter((name) => name.endsWith('.sql'));
  const { rows } = await sql<{ name: string }>`select name from clausewise.migrations`.execute(database.everywhere);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = files.filter((name) => !applied.has(name)).length;
  const count = applied.size;
  return missing > 0 ? finding('error', 'missing', { count, missing }) : finding('ok', 'applied', { count });
}

async function lookAtDisk({ settings }: Services): Promise<Finding> {
  if (await isReadOnly(settings.DATA_DIR)) return finding('error', 'readOnly');
  const { bavail, bsize, blocks } = await statfs(settings.DATA_DIR);
  const free = bavail * bsize;
  const percent = Math.round((100 * bavail) / Math.max(1, blocks));
  const facts = { free, percent };
  if (free < 200 * MB) return finding('error', 'full', facts);
  return free < 1024 * MB || percent < 5 ? finding('warning', 'low', facts) : finding('ok', 'room', facts);
}

/** @throws what else there is to say of the folder */
const isReadOnly = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EROFS') return true;
      throw error;
    },
  );

/** Readable by its owner alone; what Windows says of that is not comparable. */
async function lookAtSecret({ settings }: Services): Promise<Finding> {
  const file = await stat(join(settings.DATA_DIR, 'secret')).catch(() => undefined);
  if (!file) return finding('error', 'absent');
  const mode = (file.mode & 0o777).toString(8).padStart(3, '0');
  const isOpen = process.platform !== 'win32' && (file.mode & 0o077) !== 0;
  return isOpen ? finding('error', 'open', { mode }) : finding('ok', 'closed');
}

/** Others reach the product under this address: over an open line, anybody between may read along. */
function lookAtOrigin({ settings }: Services): Finding {
  const { hostname } = new URL(settings.ORIGIN);
  const facts = { origin: settings.ORIGIN };
  if (settings.isSecure) return finding('ok', 'secure', facts);
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
    ? finding('ok', 'local', facts)
    : finding('warning', 'insecure', facts);
}

async function lookAtClock({ database }: Services): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.everywhere);
  const middle = (before + Date.now()) / 2;
  const seconds = Math.round(Math.abs((rows[0]?.now.getTime() ?? middle) - middle) / SECOND);
  return seconds > 5 ? finding('warning', 'apart', { seconds }) : finding('ok', 'together');
}

async function figuresOf({ database }: Services, kind: BackgroundFigures['kind']): Promise<BackgroundFigures> {
  const figures = await readBackground(database);
  return figures.find((each) => each.kind === kind) ?? { kind, waiting: 0, late: 0, failed: 0 };
}

async function lookAtJobs(services: Services): Promise<Finding> {
  const { waiting, late, failed } = await figuresOf(services, 'jobs');
  if (late > 0) return finding('error', 'stuck', { count: late });
  return failed > 0 ? finding('warning', 'failed', { count: failed }) : finding('ok', 'running', { count: waiting });
}

async function lookAtTasks(services: Services): Promise<Finding> {
  const { late, failed } = await figuresOf(services, 'tasks');
  if (failed > 0) return finding('error', 'failing', { count: failed, ...(await lastFailure(services)) });
  return late > 0 ? finding('warning', 'late', { count: late }) : finding('ok', 'running');
}

async function lastFailure({ database }: Services) {
  const row = await inTransaction(database, { administers: true, isReadOnly: true }, (db) =>
    db
      .selectFrom('scheduled_tasks')
      .select('name')
      .where('failures', '>', 0)
      .orderBy('failed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return { task: row?.name ?? '' };
}

async function lookAtMail(services: Services): Promise<Finding> {
  if (!services.settings.SMTP_URL) return finding('warning', 'unset', { count: await countKeptMails(services) });
  const { late, failed } = await figuresOf(services, 'mails');
  if (late > 0) return finding('error', 'stuck', { count: late });
  return failed > 0 ? finding('warning', 'failed', { count: failed }) : finding('ok', 'sending');
}

async function countKeptMails({ database }: Services): Promise<number> {
  const { count } = await inTransaction(database, { administers: true, isReadOnly: true }, (db) =>
    db
      .selectFrom('outbox')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('state', '=', 'kept')
      .executeTakeFirstOrThrow(),
  );
  return count;
}

async function lookAtWebhooks(services: Services): Promise<Finding> {
  const { late, failed, waiting } = await figuresOf(services, 'webhooks');
  if (late > 0) return finding('error', 'stuck', { count: late });
  return failed > 0 ? finding('warning', 'dead', { count: failed }) : finding('ok', 'sending', { count: waiting });
}
