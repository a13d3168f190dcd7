import { getJob } from '../../platform/background/kept-jobs.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { forbidden } from '../../platform/http/problems.ts';
import { holdsFor } from './contents.ts';
import { PACK_JOB, type PackInput } from './making.ts';
import { addPack, getPack, listPacks } from './store.ts';

/** Packs that one person has made in a minute. */
const PACKS_PER_MINUTE = 6;
const MEGABYTE = 1024 * 1024;

export const packHandlers = {
  list: os.readiness.packs.list.handler(async ({ context: { act } }) =>
    (await listPacks(act)).map(({ sha256: _, ...pack }) => pack),
  ),
  add: os.readiness.packs.add.handler(async ({ input, context: { act, services } }) => {
    const framework = await frameworkNamed(act, input.framework);
    if (!act.actor.permissions.includes('iso_readiness.view')) throw forbidden();
    services.limits.count(`audit packs ${act.actor.id}`, PACKS_PER_MINUTE);
    const { timezone } = await act.db
      .selectFrom('organisations')
      .select('timezone')
      .where('id', '=', act.organisationId)
      .executeTakeFirstOrThrow();
    const id = act.newId();
    const name = `audit-pack_${framework.id}_${dayOf(act.now, timezone)}.zip`;
    const holds = holdsFor(act.actor.permissions);
    const room = services.settings.STORAGE_LIMIT_MB * MEGABYTE;
    const asked: PackInput = { packId: id, framework: framework.id, language: input.language ?? null, holds, room };
    const jobId = await act.enqueue(PACK_JOB, asked, { title: name });
    await addPack(act, { id, framework: framework.id, name, jobId, holds });
    const { sha256: _, ...pack } = (await getPack(act, id))!;
    return { pack, job: await getJob(act.db, act.organisationId, jobId) };
  }),
};
