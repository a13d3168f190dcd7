import { frameworkSubject } from '#domain/frameworks/subject.ts';
import { evidenceSubject } from '#domain/evidence/subject.ts';
import { CUSTOM_LIMITS, type CustomContent, ownIdFor } from '#domain/frameworks/custom/content.ts';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import { removeOpenSuggestions } from '../../documents/suggestions.ts';
import { addCustom, changeCustom, listCustom, markRemoved, onRecord } from '../../frameworks/custom/store.ts';
import { listInUse } from '../../frameworks/in-use.ts';
import { libraryOf } from '../../frameworks/library.ts';
import type { Act } from '../../platform/act.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/http/problems.ts';
import { withdrawAll } from '../edition-change.ts';
import { isPrimary, leaveFramework, useFramework } from '../framework-use.ts';
import { listEvidence } from '../store.ts';
import { losses, type Planned, planUpload } from './preview.ts';

/** Files that one person has read in a minute: each takes a thread with its memory. */
const MOST_A_MINUTE = 60;

const whoOf = ({ now, actor }: Act) => ({ at: now, by: actor.id, byName: actor.name });

async function listOwn(act: Act): Promise<CustomFramework[]> {
  const { contents } = await libraryOf(act);
  const records = await onRecord(act);
  const inUse = new Set((await listInUse(act.db, act.organisationId)).map(({ framework }) => framework));
  return (await listCustom(act)).flatMap((row) => {
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

async function ownNamed(act: Act, id: string): Promise<CustomFramework> {
  const framework = (await listOwn(act)).find((each) => each.id === id);
  if (!framework) throw notFound();
  return framework;
}

/** @throws Problem invalid with every field and row that is wrong. */
function contentOf({ content, refusal, fates, head }: Planned): CustomContent {
  if (content) return content;
  if (refusal) throw invalid([{ path: 'text', message: `The file cannot be read: ${refusal.code} ${refusal.detail}` }]);
  const unnamed = (['title', 'edition'] as const).filter((field) => head[field] === '');
  const wrong = fates.flatMap(({ row, issues }) =>
    issues.map(({ field, code, value }) => ({ path: 'text', message: `Row ${row}, ${field}: ${code} "${value}"` })),
  );
  throw invalid([...unnamed.map((path) => ({ path, message: 'Required' })), ...wrong.slice(0, 100)]);
}

const jobOf = async (act: Act, id: string | null) => (id === null ? null : getJob(act.db, act.organisationId, id));

/** What the audit trail keeps of a version. */
const factsOf = ({ title, edition, publisher, requirements }: CustomContent, file: string) => ({
  title,
  edition,
  publisher,
  requirements: requirements.length,
  fileName: file,
});

export const customFrameworkHandlers = {
  list: os.frameworks.custom.list.handler(({ context: { act } }) => listOwn(act)),
  preview: {
    add: os.frameworks.custom.preview.add.handler(async ({ input: { id, ...upload }, context: { act, services } }) => {
      services.limits.count(`own frameworks ${act.actor.id}`, MOST_A_MINUTE);
      const { content: _, before: __, ...preview } = await planUpload(act, upload, id);
      return preview;
    }),
  },
  add: os.frameworks.custom.add.handler(async ({ input: { use, ...upload }, context: { act, services } }) => {
    services.limits.count(`own frameworks ${act.actor.id}`, MOST_A_MINUTE);
    // Whoever else takes one on waits, so that no two are called alike.
    await listInUse(act.db, act.organisationId, 'change');
    const content = contentOf(await planUpload(act, upload));
    const all = await listCustom(act);
    if (all.filter(({ removedAt }) => !removedAt).length >= CUSTOM_LIMITS.frameworks)
      throw conflict('too_many', `An organization can have at most ${CUSTOM_LIMITS.frameworks} frameworks of its own.`);
    const id = ownIdFor(content.title, new Set(all.map((each) => each.id)));
    await addCustom(act, id, content, upload.fileName, whoOf(act));
    const after = factsOf(content, upload.fileName);
    act.record({ action: 'added', subject: frameworkSubject, subjectId: id, title: content.title, after });
    const framework = use ? (await libraryOf(act, [id])).find(id) : undefined;
    const jobId = framework ? await useFramework(act, framework) : null;
    return { framework: await ownNamed(act, id), job: await jobOf(act, jobId) };
  }),
  change: os.frameworks.custom.change.handler(async ({ input, context: { act, services } }) => {
    services.limits.count(`own frameworks ${act.actor.id}`, MOST_A_MINUTE);
    const { id, number, leaves, ...upload } = input;
    const inUse = await listInUse(act.db, act.organisationId, 'change');
    const planned = await planUpload(act, upload, id);
    const content = contentOf(planned);
    const { fates, before } = planned;
    const gone = losses(fates);
    if (gone.some((fate) => !leaves.includes(fate.id)))
      throw conflict(
        'records_would_be_lost',
        `Something is on record for ${gone.map((fate) => fate.id).join(', ')}. Say that these requirements go.`,
      );
    if (!(await changeCustom(act, { id, number }, content, upload.fileName, whoOf(act))))
      throw conflict('changed_meanwhile', `Somebody else has changed ${content.title} meanwhile.`);
    await withdrawLost(
      act,
      id,
      gone.map((fate) => fate.id),
    );
    const count = (wanted: string) => fates.filter(({ fate }) => fate === wanted).length;
    act.record({
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
    const framework = inUse.some((each) => each.framework === id) && (await libraryOf(act, [id])).find(id);
    const jobId = framework
      ? await act.enqueue('documents.match', { framework: id }, { title: framework.title })
      : null;
    act.tell(evidenceSubject, null);
    return { framework: await ownNamed(act, id), job: await jobOf(act, jobId) };
  }),
  remove: os.frameworks.custom.remove.handler(async ({ input: { id }, context: { act } }) => {
    const used = (await listInUse(act.db, act.organisationId, 'change')).find(({ framework }) => framework === id);
    if (used?.why === 'primary') throw isPrimary((await ownNamed(act, id)).title);
    if (!(await markRemoved(act, id, act.now))) throw notFound();
    if (used) await leaveFramework(act, id);
    const removed = await ownNamed(act, id);
    const { title, edition, requirements, decided, evidence } = removed;
    const before = { title, edition, requirements, decided, evidence };
    act.record({ action: 'removed', subject: frameworkSubject, subjectId: id, title, before });
    act.tell(evidenceSubject, null);
    return removed;
  }),
  return: {
    add: os.frameworks.custom.return.add.handler(async ({ input: { id }, context: { act } }) => {
      await listInUse(act.db, act.organisationId, 'change');
      if (!(await markRemoved(act, id, null))) throw notFound();
      const { title, edition } = await ownNamed(act, id);
      act.record({ action: 'restored', subject: frameworkSubject, subjectId: id, title, after: { title, edition } });
      return ownNamed(act, id);
    }),
  },
};

/** Evidence for what is no requirement any more does not stand; it stays on record with who said so. */
async function withdrawLost(act: Act, framework: string, requirementIds: string[]): Promise<void> {
  const { db, organisationId, actor } = act;
  const standing = await listEvidence(db, organisationId, { framework, onlyStanding: true });
  const lost = standing.filter((piece) => requirementIds.includes(piece.requirementId)).map(({ id }) => id);
  if (lost.length > 0 && !actor.permissions.includes('iso_readiness.edit')) throw forbidden();
  await withdrawAll(act, lost);
  await removeOpenSuggestions(db, organisationId, { frameworks: [framework] });
}
