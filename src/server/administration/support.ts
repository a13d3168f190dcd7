import { arch, platform } from 'node:os';
import type { RecentError } from '#domain/activity/recent-error.ts';
import { sendBytes } from '../platform/http/downloads.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import type { Services } from '../platform/services.ts';
import { readSettings, VARIABLES } from '../platform/settings.ts';
import type { Settings } from '../platform/settings.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { checkOrganisation } from './self-check.ts';

const MOST_SHOWN = 100;

export const listErrors = ({ db, organisationId }: Context): Promise<RecentError[]> =>
  shown(newestErrors(db).where('organisation_id', '=', organisationId));

/** Of every organisation and of nobody's. The transaction must administer. */
export const listAllErrors = (db: Context['db']): Promise<RecentError[]> => shown(newestErrors(db));

const newestErrors = (db: Context['db']) =>
  db
    .selectFrom('recent_errors')
    .select(['id', 'at', 'origin', 'place', 'what'])
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN);

async function shown(errors: ReturnType<typeof newestErrors>): Promise<RecentError[]> {
  const rows = await errors.execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const COUNTED = [
  'memberships',
  'roles',
  'assets',
  'documents',
  'controls',
  'evidence',
  'suggestions',
  'jobs',
  'files',
] as const;

/** What somebody who helps needs to see, and nothing of what the organisation keeps: no names, no texts, no values of settings. */
export async function makeBundle(services: Services, context: Context) {
  const { settings, version } = services;
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { count } = await context.db
      .selectFrom(table)
      .where('organisation_id', '=', context.organisationId)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  const { checks } = await checkOrganisation(services, context);
  return {
    product: 'Clausewise',
    version,
    madeAt: context.now.toISOString(),
    machine: {
      node: process.versions.node,
      platform: platform(),
      architecture: arch(),
      upSeconds: Math.round(process.uptime()),
    },
    settings: settingNames(settings),
    // The address of the installation is somebody's.
    checks: checks.map((check) => (check.name === 'origin' ? { ...check, facts: {} } : check)),
    counts,
    errors: await listErrors(context),
  };
}

/** Of each variable only whether it says something else than its default. */
function settingNames(settings: Settings): Record<string, 'set' | 'default'> {
  const defaults: Record<string, unknown> = readSettings({ PORT: String(settings.PORT) });
  const present: Record<string, unknown> = settings;
  return Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [
      name,
      JSON.stringify(present[name]) === JSON.stringify(defaults[name]) ? 'default' : 'set',
    ]),
  );
}

export const supportTransfers = {
  supportBundle: async (call: TransferCall) => {
    const bundle = await call.perform((context) => makeBundle(call.context.services, context));
    const name = `clausewise-support-${dayOf(new Date(bundle.madeAt))}.json`;
    await sendBytes(call, { name, mediaType: 'application/json', bytes: `${JSON.stringify(bundle, null, 2)}\n` });
  },
};
