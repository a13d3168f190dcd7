import { issue } from '#domain/issue.ts';
import { frameworkSubject } from '#domain/frameworks/subject.ts';
import { evidenceSubject } from '#domain/evidence/subject.ts';
import { CUSTOM_LIMITS, type CustomContent, ownIdFor } from '#domain/frameworks/custom/content.ts';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import { removeOpenSuggestions } from '../../documents/suggestions.ts';
import { addCustom, changeCustom, listCustom, markRemoved, onRecord } from '../../frameworks/custom/store.ts';
import { listInUse } from '../../frameworks/in-use.ts';
import { libraryOf } from '../../frameworks/library.ts';
import type { Context } from '../../platform/context.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/http/problems.ts';
import { withdrawAll } from '../edition-change.ts';
import { isPrimary, leaveFramework, useFramework } from '../framework-use.ts';
import { listEvidence } from '../store.ts';
import { losses, type Planned, planUpload } from './preview.ts';

/** Files that one person has read in a minute: each takes a thread with its memory. */
const MOST_A_MINUTE = 60;

const whoOf = ({ now, actor }: Context) => ({ at: now, by: actor.id, byName: actor.name });

async function listOwn(context: Context): Promise<CustomFramework[]> {
  const { contents } = await libraryOf(context);
  const records = await onRecord(context);
  const inUse = new Set((await listInUse(context.db, context.organisationId)).map(({ framework }) => framework));
  return (await listCustom(context)).flatMap((row) => {
    const content = contents.get(row.id);
    if (!content) return [];
    const { title, edition, publisher, requirements } = content;
    const found = records.get(row.id) ?? [];
    return {
      ...row,
      title,
      edition,
      publisher,
      domains: new Set(requirements.map(({ domain }) => domain)).size,
      requirements: requirements.length,
      mappings: requirements.reduce((sum, { mappings }) => sum + mappings.length, 0),
      changedAt: row.changedAt.toISOString(),
      removedAt: row.removedAt?.toISOString() ?? null,
      isInUse: inUse.has(row.id),
      decided: found.filter(({ isDecided }) => isDecided).length,
      evidence: found.reduce((sum, { evidence }) => sum + evidence, 0),
    };
  });
}

async function ownNamed(context: Context, id: string): Promise<CustomFramework> {
  const framework = (await listOwn(context)).find((each) => each.id === id);
  if (!framework) throw notFound();
  return framework;
}

/** @throws Problem invalid with every field and row that is wrong. */
function contentOf({ content, refusal, fates, head }: Planned): CustomContent {
  if (content) return content;
  if (refusal) throw invalid([{ path: 'text', message: issue('file_unreadable', refusal) }]);
  const unnamed = (['title', 'edition'] as const).filter((field) => head[field] === '');
  const wrong = fates.flatMap(({ row, issues }) =>
    issues.map(({ field, code, value }) => ({
      path: 'text',
      message: issue('row_wrong', { row: row ?? '', field, code, value }),
    })),
  );
  throw invalid([...unnamed.map((path) => ({ path, message: issue('required') })), ...wrong.slice(0, 100)]);
}

const jobOf = async (context: Context, id: string | null) =>
  id === null ? null : getJob(context.db, context.organisationId, id);

/** What the audit trail keeps of a version. */
const factsOf = ({ title, edition, publisher, requirements }: CustomContent, file: string) => ({
  title,
  edition,
  publisher,
  requirements: requirements.length,
  fileName: file,
});

export const customFrameworkHandlers = {
  list: os.frameworks.custom.list.handler(({ context }) => listOwn(context)),
  preview: {
    add: os.frameworks.custom.preview.add.handler(async ({ input: { id, ...upload }, context }) => {
      context.services.limits.count(`own frameworks ${context.actor.id}`, MOST_A_MINUTE);
      const { content: _, before: __, ...preview } = await planUpload(context, upload, id);
      return preview;
    }),
  },
  add: os.frameworks.custom.add.handler(async ({ input: { use, ...upload }, context }) => {
    context.services.limits.count(`own frameworks ${context.actor.id}`, MOST_A_MINUTE);
    // Whoever else takes one on waits, so that no two are called alike.
    await listInUse(context.db, context.organisationId, 'change');
    const content = contentOf(await planUpload(context, upload));
    const all = await listCustom(context);
    if (all.filter(({ removedAt }) => !removedAt).length >= CUSTOM_LIMITS.frameworks)
      throw conflict('too_many', `An organization can have at most ${CUSTOM_LIMITS.frameworks} frameworks of its own.`);
    const id = ownIdFor(content.title, new Set(all.map((each) => each.id)));
    await addCustom(context, id, content, upload.fileName, whoOf(context));
    const after = factsOf(content, upload.fileName);
    context.record({ action: 'added', subject: frameworkSubject, subjectId: id, title: content.title, after });
    const framework = use ? (await libraryOf(context, [id])).find(id) : undefined;
    const jobId = framework ? await useFramework(context, framework) : null;
    return { framework: await ownNamed(context, id), job: await jobOf(context, jobId) };
  }),
  change: os.frameworks.custom.change.handler(async ({ input, context }) => {
    context.services.limits.count(`own frameworks ${context.actor.id}`, MOST_A_MINUTE);
    const { id, number, leaves, ...upload } = input;
    const inUse = await listInUse(context.db, context.organisationId, 'change');
    const planned = await planUpload(context, upload, id);
    const content = contentOf(planned);
    const { fates, before } = planned;
    const gone = losses(fates);
    if (gone.some((outcome) => !leaves.includes(outcome.id)))
      throw conflict(
        'records_would_be_lost',
        `Something is on record for ${gone.map((outcome) => outcome.id).join(', ')}. Say that these requirements go.`,
      );
    if (!(await changeCustom(context, { id, number }, content, upload.fileName, whoOf(context))))
      throw conflict('changed_meanwhile', `Somebody else has changed ${content.title} meanwhile.`);
    await withdrawLost(
      context,
      id,
      gone.map((outcome) => outcome.id),
    );
    const count = (wanted: string) => fates.filter(({ fate }) => fate === wanted).length;
    context.record({
      action: 'changed',
      subject: frameworkSubject,
      subjectId: id,
      title: content.title,
      before: before && { ...factsOf(before, ''), added: null, changed: null, removed: null },
      after: {
        ...factsOf(content, upload.fileName),
        added: count('added'),
        changed: count('changed'),
        removed: count('removed'),
      },
    });
    const framework = inUse.some((each) => each.framework === id) && (await libraryOf(context, [id])).find(id);
    const jobId = framework
      ? await context.enqueue('documents.match', { framework: id }, { title: framework.title })
      : null;
    context.publish(evidenceSubject, null);
    return { framework: await ownNamed(context, id), job: await jobOf(context, jobId) };
  }),
  remove: os.frameworks.custom.remove.handler(async ({ input: { id }, context }) => {
    const used = (await listInUse(context.db, context.organisationId, 'change')).find(
      ({ framework }) => framework === id,
    );
    if (used?.why === 'primary') throw isPrimary((await ownNamed(context, id)).title);
    if (!(await markRemoved(context, id, context.now))) throw notFound();
    if (used) await leaveFramework(context, id);
    const removed = await ownNamed(context, id);
    const { title, edition, requirements, decided, evidence } = removed;
    const before = { title, edition, requirements, decided, evidence };
    context.record({ action: 'removed', subject: frameworkSubject, subjectId: id, title, before });
    context.publish(evidenceSubject, null);
    return removed;
  }),
  return: {
    add: os.frameworks.custom.return.add.handler(async ({ input: { id }, context }) => {
      await listInUse(context.db, context.organisationId, 'change');
      if (!(await markRemoved(context, id, null))) throw notFound();
      const { title, edition } = await ownNamed(context, id);
      context.record({
        action: 'restored',
        subject: frameworkSubject,
        subjectId: id,
        title,
        after: { title, edition },
      });
      return ownNamed(context, id);
    }),
  },
};

/** Evidence for what is no requirement any more does not stand; it stays on record with who said so. */
async function withdrawLost(context: Context, framework: string, requirementIds: string[]): Promise<void> {
  const { db, organisationId, actor } = context;
  const active = await listEvidence(db, organisationId, { framework, onlyActive: true });
  const lost = active.filter((piece) => requirementIds.includes(piece.requirementId)).map(({ id }) => id);
  if (lost.length > 0 && !actor.permissions.includes('iso_readiness.edit')) throw forbidden();
  await withdrawAll(context, lost);
  await removeOpenSuggestions(db, organisationId, { frameworks: [framework] });
}
