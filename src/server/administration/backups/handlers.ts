import { randomUUID } from 'node:crypto';
import { backupSubject } from '#domain/administration/subject.ts';
import { issue } from '#domain/issue.ts';
import { backupFileName } from '#domain/administration/backup.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, Problem } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { eraseOrganisation } from './erase-organisation.ts';
import { checkMayReplaceAll } from './restore-backup.ts';
import { countFiles, listCollections } from './statistics.ts';
import { addBackup, getBackup, listBackups, removeBackup } from './store.ts';

export const MEGABYTE = 1024 * 1024;
/** A backup is heavier than a file by about so much. */
const FILES_PER_BACKUP = 60;

export const itemNotFound = () => new Problem(404, 'item_not_found', 'Item not found');

const places = os.administration.data;

export const dataHandlers = {
  collections: {
    list: places.collections.list.handler(async ({ context }) => {
      const collections = await listCollections(context.db, context.organisationId);
      const files = await countFiles(context.db, context.organisationId);
      return {
        version: context.services.version,
        lastUpdated: collections.reduce<string | null>((last, { lastUpdated }) => newer(last, lastUpdated), null),
        collections,
        files,
        bytes: collections.reduce((sum, { bytes }) => sum + (bytes ?? 0), files.bytes),
        restoreLimit: context.services.settings.RESTORE_LIMIT_MB * MEGABYTE,
      };
    }),
    get: places.collections.get.handler(async ({ input, context }) => {
      const found = (await listCollections(context.db, context.organisationId)).find(({ name }) => name === input.name);
      if (!found) throw new Problem(404, 'collection_not_found', 'Collection not found');
      return found;
    }),
  },
  backups: {
    list: places.backups.list.handler(({ context }) => listBackups(context.db, context.organisationId)),
    add: places.backups.add.handler(async ({ input, context }) => {
      countFor(context.services, context);
      return startBackup(context, input.includesFiles ?? false);
    }),
    remove: places.backups.remove.handler(async ({ input, context }) => {
      const files = context.services.filesOf(context.organisationId);
      const backup = await getBackup(context.db, context.organisationId, input.id);
      if (!backup) throw itemNotFound();
      await removeBackup(context.db, context.organisationId, files, input.id);
      const { id: subjectId, name: title, size } = backup;
      context.record({ action: 'removed', subject: backupSubject, subjectId, title, before: { name: title, size } });
      return { id: input.id };
    }),
  },
  restorations: {
    add: places.restorations.add.handler(async ({ input, context }) => {
      const backup = await getBackup(context.db, context.organisationId, input.id);
      if (!backup) throw itemNotFound();
      checkMayReplaceAll(context.actor);
      countFor(context.services, context);
      await checkConfirmation(context, input.confirmation);
      if (backup.state !== 'ready') throw conflict('not_ready', 'This backup is not ready to be restored.');
      const room = context.services.settings.STORAGE_LIMIT_MB * MEGABYTE;
      const id = await context.enqueue('organization.restore', { backupId: backup.id, room }, { title: backup.name });
      return getJob(context.db, context.organisationId, id);
    }),
  },
  erasure: {
    add: places.erasure.add.handler(async ({ input, context }) => {
      const { services } = context;
      checkMayReplaceAll(context.actor);
      countFor(services, context);
      const name = await checkConfirmation(context, input.confirmation);
      return eraseOrganisation(context, context, name);
    }),
  },
};

const newer = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

/** @throws Problem 429 */
export function countFor(
  { limits, settings }: Pick<Services, 'limits' | 'settings'>,
  { actor }: Pick<Context, 'actor'>,
): void {
  limits.count(`data ${actor.id}`, Math.max(2, settings.UPLOADS_PER_MINUTE / FILES_PER_BACKUP));
}

async function startBackup(context: Context, includesFiles: boolean) {
  const { db, organisationId, actor, now } = context;
  const { slug } = await organisationOf(context);
  const id = randomUUID();
  const name = backupFileName(slug, dayOf(now));
  const jobId = await context.enqueue('organization.backup', { backupId: id, includesFiles }, { title: name });
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

const organisationOf = ({ db, organisationId }: Context) =>
  db.selectFrom('organisations').select(['slug', 'name']).where('id', '=', organisationId).executeTakeFirstOrThrow();

/** @returns the organisation's name. @throws Problem 422 when it was not typed exactly. */
async function checkConfirmation(context: Context, confirmation: string): Promise<string> {
  const { name } = await organisationOf(context);
  if (confirmation.trim() !== name.trim())
    throw invalid([{ path: 'confirmation', message: issue('organization_name_differs') }]);
  return name;
}
