import { documentSubject } from '#domain/documents/subject.ts';
import { isDraft } from '#domain/documents/draft.ts';
import type { Extraction } from '#domain/documents/analysis.ts';
import { hasFailed } from '#engine/bounded/bounds.ts';
import { extractFile } from '#engine/extract/extract-file.ts';
import { hashOf } from '../frameworks/catalogue.ts';
import { frameworksOf } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import { analyseInThread } from './analysis.ts';
import { checkDocument } from './check/check-job.ts';
import { askLanguageModel } from './language-model-job.ts';
import { getDocument, getDocumentText } from './store.ts';
import { keepReading, keepRefusal, markReading, titleWhenRead } from './library.ts';
import { removeOpenSuggestions, replaceOpenSuggestions } from './suggestions.ts';

interface Input {
  documentIds: string[];
}

/** Two at once: as many as the smallest machine has cores; more would only take memory. */
const AT_ONCE = 2;

type Outcome = 'read' | 'refused' | 'gone';

async function readOne(run: JobRun<Input>, id: string): Promise<Outcome> {
  const { organisationId } = run;
  const file = await run.transact(async (context) => {
    await markReading(context.db, organisationId, id);
    return getDocumentText(context.db, organisationId, id);
  });
  if (!file) return 'gone';
  const extraction = await extractFile(run.files.pathOf(file.sha256), file.fileName);
  return extraction.state === 'refused' ? refuse(run, id, extraction) : keep(run, id, file.fileName, extraction);
}

async function refuse(
  run: JobRun<Input>,
  id: string,
  refused: Extract<Extraction, { state: 'refused' }>,
): Promise<Outcome> {
  return run.transact(async (context) => {
    await keepRefusal(context.db, run.organisationId, id, refused);
    await removeOpenSuggestions(context.db, run.organisationId, { documentId: id });
    return record(context, 'refused', id, { refusal: refused.refusal });
  });
}

async function keep(
  run: JobRun<Input>,
  id: string,
  fileName: string,
  extraction: Extract<Extraction, { state: 'read' }>,
): Promise<Outcome> {
  const { organisationId } = run;
  const frameworks = await run.read((context) => frameworksOf(context.db, organisationId));
  const { text, blocks, hiddenText, notices } = extraction;
  const question = { text, blocks, about: { fileName, hiddenText, notices } };
  const analyses = await analyseInThread(question, frameworks, run.signal).catch((error: unknown) =>
    whyNot(run, error),
  );
  if ('state' in analyses) return refuse(run, id, analyses);
  // What a document is does not depend on the framework: the base says it for all.
  const [analysis] = analyses;
  if (!analysis) throw new Error('Nothing was asked of the document.');
  const outcome = await run.transact(async (context) => {
    const now = await frameworksOf(context.db, organisationId, 'share');
    const asked = new Map(frameworks.map((framework, place) => [hashOf([framework]), analyses[place]]));
    if (now.some((framework) => !asked.has(hashOf([framework])))) return 'outdated';
    const isObsolete = !!(await getDocument(context.db, organisationId, id))?.obsoleteAt;
    const used = now.map((framework) => {
      // A draft proves nothing, whatever it speaks of, nor does what is out of force.
      const findings = isDraft(text) || isObsolete ? [] : (asked.get(hashOf([framework]))?.findings ?? []);
      return { framework, findings };
    });
    const suggestions = used.reduce((sum, { findings }) => sum + findings.length, 0);
    const { type, engine } = analysis;
    const title = await titleWhenRead(context.db, organisationId, id, extraction);
    const recorded = await record(context, 'read', id, { type, suggestions, engine, ...(title !== null && { title }) });
    if (recorded === 'gone') return recorded;
    await keepReading(context.db, organisationId, id, extraction, analysis, hashOf(frameworks), title);
    await checkDocument(context, id);
    for (const { framework, findings } of used)
      await replaceOpenSuggestions(context.db, organisationId, id, framework.id, findings);
    return recorded;
  });
  // A framework was taken into use meanwhile.
  return outcome === 'outdated' ? keep(run, id, fileName, extraction) : outcome;
}

/** One document that cannot be analysed is refused alone; the others of its drop are read. */
function whyNot(run: JobRun<Input>, error: unknown): Extract<Extraction, { state: 'refused' }> {
  run.signal.throwIfAborted();
  run.log.error({ err: error }, 'a document could not be analysed');
  return refusalOf(error);
}

/** What people are told of a text that could not be analysed. */
export function refusalOf(error: unknown): Extract<Extraction, { state: 'refused' }> {
  if (hasFailed(error, 'time'))
    return { state: 'refused', refusal: 'timeout', detail: 'Its text took too long to analyse.' };
  if (hasFailed(error, 'memory')) {
    const detail = 'Its text took more memory to analyse than any real document needs.';
    return { state: 'refused', refusal: 'hostile', detail };
  }
  return { state: 'refused', refusal: 'damaged', detail: 'Its text could not be analysed.' };
}

/** A document that was removed while it was read leaves no entry. */
async function record(context: Context, action: 'read' | 'refused', id: string, after: object): Promise<Outcome> {
  const document = await getDocument(context.db, context.organisationId, id);
  if (!document) return 'gone';
  context.record({ action, subject: documentSubject, subjectId: id, title: document.title, after });
  return action;
}

/**
 * Reads documents: text, type, suggestions. Reading one twice does no harm, so that a run cut off by a crash simply starts anew;
 * a document that was removed meanwhile is passed over.
 */
export const readDocuments = defineJob<Input>('documents.read', { atOnce: 1 }, async (run) => {
  const { documentIds } = run.input;
  const outcome = { read: 0, refused: 0, gone: 0 };
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < documentIds.length && !run.signal.aborted) {
      const id = documentIds[next++]!;
      outcome[await readOne(run, id)] += 1;
      run.progress(++done, documentIds.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Cancelled or cut off by the end of the server: not done.
  run.signal.throwIfAborted();
  await run.transact((context) => askLanguageModel(context, documentIds));
  return { ...outcome, total: documentIds.length };
});
