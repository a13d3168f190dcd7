import { randomUUID } from 'node:crypto';
import { backupFileName } from '#domain/administration/backup.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Act } from '../../platform/act.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, Problem } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { eraseOrganisation } from './erasing.ts';
import { checkMayReplaceAll } from './restoring.ts';
import { countFiles, listCollections } from './statistics.ts';
import { addBackup, getBackup, listBackups, removeBackup } from './store.ts';

export const MEGABYTE = 1024 * 1024;
/** A backup is heavier than a file by about so much. */
const FILES_PER_BACKUP = 60;

export const itemNotFound = () => new Problem(404, 'item_not_found', 'Item not found');

const places = os.administration.data;

export const dataHandlers = {
  collections: {
    list: places.collections.list.handler(async ({ context: { act, services } }) => {
      const collections = await listCollections(act.db, act.organisationId);
      const files = await countFiles(act.db, act.organisationId);
      return {
        version: services.version,
        lastUpdated: collections.reduce<string | null>((last, { lastUpdated }) => newer(last, lastUpdated), null),
        collections,
        files,
        bytes: collections.reduce((sum, { bytes }) => sum + (bytes ?? 0), files.bytes),
        restoreLimit: services.settings.RESTORE_LIMIT_MB * MEGABYTE,
      };
    }),
    get: places.collections.get.handler(async ({ input, context: { act } }) => {
      const found = (await listCollections(act.db, act.organisationId)).find(({ name }) => name === input.name);
      if (!found) throw new Problem(404, 'collection_not_found', 'Collection not found');
      return found;
    }),
  },
  backups: {
    list: places.backups.list.handler(({ context: { act } }) => listBackups(act.db, act.organisationId)),
    add: places.backups.add.handler(async ({ input, context: { act, services } }) => {
      countFor(services, act);
      return startBackup(act, input.includesFiles ?? false);
    }),
    remove: places.backups.remove.handler(async ({ input, context: { act, services } }) => {
      const files = services.filesOf(act.organisationId);
      if (!(await removeBackup(act.db, act.organisationId, files, input.id))) throw itemNotFound();
      return { id: input.id };
    }),
  },
  restorations: {
    add: places.restorations.add.handler(async ({ input, context: { act, services } }) => {
      const backup = await getBackup(act.db, act.organisationId, input.id);
      if (!backup) throw itemNotFound();
      checkMayReplaceAll(act.actor);
      countFor(services, act);
      await checkConfirmation(act, input.confirmation);
      if (backup.state !== 'ready') throw conflict('not_ready', 'This backup is not ready to be restored.');
      const room = services.settings.STORAGE_LIMIT_MB * MEGABYTE;
      const id = await act.enqueue('organization.restore', { backupId: backup.id, room }, { title: backup.name });
      return getJob(act.db, act.organisationId, id);
    }),
  },
  erasure: {
    add: places.erasure.add.handler(async ({ input, context }) => {
      const { act, services } = context;
      checkMayReplaceAll(act.actor);
      countFor(services, act);
      const name = await checkConfirmation(act, input.confirmation);
      return eraseOrganisation(context, act, name);
    }),
  },
};

const newer = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

/** @throws Problem 429 */
export function countFor(
  { limits, settings }: Pick<Services, 'limits' | 'settings'>,
  { actor }: Pick<Act, 'actor'>,
): void {
  limits.count(`data ${actor.id}`, Math.max(2, settings.UPLOADS_PER_MINUTE / FILES_PER_BACKUP));
}

async function startBackup(act: Act, includesFiles: boolean) {
  const { db, organisationId, actor, now } = act;
  const { slug } = await organisationOf(act);
  const id = randomUUID();
  const name = backupFileName(slug, dayOf(now));
  const jobId = await act.enqueue('organization.backup', { backupId: id, includesFiles }, { title: name });
  await addBackup(db, organisationId, {
    id,
    origin: 'made',
    name,
    jobId,
    includesFiles,
    madeAt: now,
    madeByName: actor.name,
  });
  const backup = (await listBackups(db, organisationId)).find((one) => one.id === id)!;
  return { backup, job: await getJob(db, organisationId, jobId) };
}

const organisationOf = ({ db, organisationId }: Act) =>
  db.selectFrom('organisations').select(['slug', 'name']).where('id', '=', organisationId).executeTakeFirstOrThrow();

/** @returns the organisation's name. @throws Problem 422 when it was not typed exactly. */
async function checkConfirmation(act: Act, confirmation: string): Promise<string> {
  const { name } = await organisationOf(act);
  if (confirmation.trim() !== name.trim())
    throw invalid([{ path: 'confirmation', message: 'Type the name of the organization exactly' }]);
  return name;
}
