import { getJob } from '../../platform/background/kept-jobs.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { forbidden } from '../../platform/http/problems.ts';
import { holdsFor } from './contents.ts';
import { PACK_JOB, type PackInput } from './pack-job.ts';
import { addPack, getPack, listPacks } from './store.ts';

/** Packs that one person has made in a minute. */
export const PACKS_PER_MINUTE = 6;
const MEGABYTE = 1024 * 1024;

export const packHandlers = {
  list: os.readiness.packs.list.handler(async ({ context }) =>
    (await listPacks(context)).map(({ sha256: _, ...pack }) => pack),
  ),
  add: os.readiness.packs.add.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
    if (!context.actor.permissions.includes('iso_readiness.view')) throw forbidden();
    context.services.limits.count(`audit packs ${context.actor.id}`, PACKS_PER_MINUTE);
    const { timezone } = await context.db
      .selectFrom('organisations')
      .select('timezone')
      .where('id', '=', context.organisationId)
      .executeTakeFirstOrThrow();
    const id = context.newId();
    const name = `audit-pack_${framework.id}_${dayOf(context.now, timezone)}.zip`;
    const holds = holdsFor(context.actor.permissions);
    const room = context.services.settings.STORAGE_LIMIT_MB * MEGABYTE;
    const asked: PackInput = { packId: id, framework: framework.id, language: input.language ?? null, holds, room };
    const jobId = await context.enqueue(PACK_JOB, asked, { title: name });
    await addPack(context, { id, framework: framework.id, name, jobId, holds });
    const { sha256: _, ...pack } = (await getPack(context, id))!;
    return { pack, job: await getJob(context.db, context.organisationId, jobId) };
  }),
};
