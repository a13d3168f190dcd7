import { frameworkSubject } from '#domain/frameworks/subject.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { listControls } from '../controls/store.ts';
import { removeOpenSuggestions } from '../documents/suggestions.ts';
import { frameworkNamed } from '../frameworks/library.ts';
import { chooseFramework, dropFramework, listInUse } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { countEvidence } from './store.ts';

/** Takes a framework into use, and has every document that was read matched against it. @returns the job's id. */
export async function useFramework(context: Context, framework: Framework): Promise<string> {
  const { db, organisationId, actor, now } = context;
  await chooseFramework(db, organisationId, framework.id, { at: now, by: actor.id, byName: actor.name });
  return context.enqueue('documents.match', { framework: framework.id }, { title: framework.title });
}

/** What was decided under it stays; what waits goes. */
export async function leaveFramework({ db, organisationId }: Context, framework: string): Promise<void> {
  await dropFramework(db, organisationId, framework);
  await removeOpenSuggestions(db, organisationId, { frameworks: [framework] });
}

export const isPrimary = (title: string) =>
  conflict('primary_framework', `${title} is the primary framework. Choose another one in the settings first.`);

export const frameworkUseHandlers = {
  list: os.frameworks.inUse.list.handler(({ context }) => listInUse(context.db, context.organisationId)),
  add: os.frameworks.inUse.add.handler(async ({ input, context }) => {
    const { db, organisationId } = context;
    const framework = await frameworkNamed(context, input.framework);
    const before = await listInUse(db, organisationId, 'change');
    if (before.some((each) => each.framework === framework.id)) return { inUse: before, job: null };
    const jobId = await useFramework(context, framework);
    const { id, title, edition } = framework;
    context.record({ action: 'added', subject: frameworkSubject, subjectId: id, title, after: { title, edition } });
    return { inUse: await listInUse(db, organisationId), job: await getJob(db, organisationId, jobId) };
  }),
  remove: os.frameworks.inUse.remove.handler(async ({ input, context }) => {
    const { db, organisationId } = context;
    const { id, title, edition } = await frameworkNamed(context, input.framework);
    const used = (await listInUse(db, organisationId, 'change')).find(({ framework }) => framework === id);
    if (!used) throw notFound();
    if (used.why === 'always') throw conflict('always_in_use', `${title} is always in use.`);
    if (used.why === 'primary') throw isPrimary(title);
    await leaveFramework(context, id);
    const kept = {
      controls: (await listControls(db, organisationId, id)).size,
      evidence: await countEvidence(db, organisationId, { framework: id, onlyActive: true }),
    };
    context.record({ action: 'removed', subject: frameworkSubject, subjectId: id, title, before: { title, edition } });
    return { inUse: await listInUse(db, organisationId), kept };
  }),
};
