import { suggestionSubject } from '#domain/documents/subject.ts';
import { listInUse } from '../frameworks/in-use.ts';
import { findFramework } from '../frameworks/library.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import type { Context } from '../platform/context.ts';
import { analyseInThread } from './analysis.ts';
import { getDocumentText } from './store.ts';
import { removeOpenSuggestions, replaceOpenSuggestions } from './suggestions.ts';

/** Without a framework, the one that is the primary one now. */
interface Input {
  framework?: string;
}

/**
 * Matches every document that was read, from its stored text, against a framework that was taken into use. Doing it twice does no harm, so
 * that a run cut off by a crash starts anew; what is read meanwhile is matched by its reading.
 */
export const matchDocuments = defineJob<Input>('documents.match', { atOnce: 1 }, async (run) => {
  const { framework, documentIds } = await run.transact((context) => prepare(context, run.input));
  const outcome = { documents: 0, suggestions: 0, unmatched: 0 };
  if (!framework) return outcome;
  run.progress(0, documentIds.length);
  for (const id of documentIds) {
    run.signal.throwIfAborted();
    const suggestions = await matchOne(run, id, framework);
    if (suggestions === undefined) outcome.unmatched += 1;
    else {
      outcome.documents += 1;
      outcome.suggestions += suggestions;
    }
    run.progress(outcome.documents + outcome.unmatched, documentIds.length);
  }
  return { ...outcome, framework: framework.id };
});

/** What waited of frameworks that are no longer in use goes; then, what there is to match. */
async function prepare(context: Context, input: Input) {
  const { db, organisationId } = context;
  const inUse = await listInUse(db, organisationId, 'share');
  const used = new Set(inUse.map(({ framework }) => framework));
  const suggested = await db
    .selectFrom('suggestions')
    .select('framework')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('decision', '=', 'open')
    .execute();
  const left = suggested.map(({ framework }) => framework).filter((framework) => !used.has(framework));
  if (left.length > 0) {
    await removeOpenSuggestions(db, organisationId, { frameworks: left });
    context.publish(suggestionSubject, null);
  }
  const wanted = input.framework ?? inUse.find(({ why }) => why === 'primary')?.framework;
  const framework = wanted !== undefined && used.has(wanted) ? await findFramework(context, wanted) : undefined;
  // A draft proves nothing, whatever it speaks of.
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'read')
    .where('is_draft', '=', false)
    .where('obsolete_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  return { framework, documentIds: rows.map(({ id }) => id) };
}

/** How much is suggested of it; undefined when it is gone, or its text cannot be analysed. */
async function matchOne(run: JobRun<Input>, id: string, framework: Framework): Promise<number | undefined> {
  const { organisationId } = run;
  const reading = await run.read((context) => getDocumentText(context.db, organisationId, id));
  if (!reading) return undefined;
  const { text, blocks, fileName } = reading;
  const question = { text, blocks, about: { fileName } };
  const analyses = await analyseInThread(question, [framework], run.signal).catch((error: unknown) => {
    run.signal.throwIfAborted();
    run.log.error({ err: error }, 'a document could not be matched');
  });
  const findings = analyses?.[0]?.findings;
  if (!findings) return undefined;
  return run.transact(async (context) => {
    const inUse = await listInUse(context.db, organisationId, 'share');
    if (!inUse.some((each) => each.framework === framework.id)) return undefined;
    const isThere = await getDocumentText(context.db, organisationId, id);
    // Read again meanwhile, it was matched by its reading.
    if (isThere?.text !== text) return undefined;
    await replaceOpenSuggestions(context.db, organisationId, id, framework.id, findings);
    context.publish(suggestionSubject, null);
    return findings.length;
  });
}
