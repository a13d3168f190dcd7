import { documentSubject, suggestionSubject } from '#domain/documents/subject.ts';
import type { Finding } from '#domain/documents/analysis.ts';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import { bandMoved, type Said } from '#engine/language-model/weigh.ts';
import { findModelTerms, modelInUse } from '../organisations/language-models.ts';
import type { Context } from '../platform/context.ts';
import type { ModelTerms } from '../platform/completion.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import { type Asker, openAsker } from './model-asker.ts';
import { findingWith, lookAgain } from './model-look.ts';
import { forgetWaiting, keepModelReading } from './model-store.ts';
import { type Candidate, factsOf, nameOf, type Subject, subjectOf } from './model-subject.ts';

interface Input {
  documentIds: string[];
}

const KIND = 'documents.judge';
/** A document has so many times the patience of one answer. */
const ANSWERS = 5;
/** After so many documents in a row that took too long the others are not tried. */
const MOST_LATE = 2;
const HOPELESS: readonly ModelFailure[] = ['refused', 'unreachable', 'unauthorised', 'redirected'];

/** Has the organisation's language model asked about documents that were read, where it switched one on. */
export async function askLanguageModel(context: Context, documentIds: string[]): Promise<void> {
  const model = await modelInUse(context);
  if (model === undefined) return;
  const { db, organisationId, now } = context;
  const read = await db
    .selectFrom('documents')
    .select(['id', 'file_name as fileName'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', documentIds)
    .where('state', '=', 'read')
    .where('is_draft', '=', false)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  const [first] = read;
  if (!first) return;
  const title = read.length === 1 ? first.fileName : `${first.fileName} + ${read.length - 1}`;
  const ids = read.map(({ id }) => id);
  const jobId = await context.enqueue(KIND, { documentIds: ids } satisfies Input, { title, total: ids.length });
  const waiting = {
    state: 'waiting',
    model,
    failure: null,
    asked: 0,
    answered: 0,
    removed: 0,
    at: now,
    jobId,
  } as const;
  for (const id of ids) await keepModelReading(db, organisationId, id, waiting);
  context.publish(documentSubject, ids.length === 1 ? first.id : null);
}

/**
 * Asks a language model about documents. Their suggestions are there already, and stay as the rules made them wherever the model gives no
 * answer that the text bears out. Doing it twice does no harm: answers are kept, and always weighed against what the rules said.
 */
export const judgeDocuments = defineJob<Input>(KIND, { atOnce: 1 }, async (run) => {
  const { documentIds } = run.input;
  const outcome = { judged: 0, incomplete: 0, failed: 0, passedOver: 0, total: documentIds.length };
  let stopped: ModelFailure | null = null;
  let late = 0;
  for (const [place, id] of documentIds.entries()) {
    run.signal.throwIfAborted();
    const model = await run.read((context) => findModelTerms(context, run.services));
    if (!model) {
      // Switched off meanwhile.
      const rest = documentIds.slice(place);
      await run.transact((context) => forgetWaiting(context.db, run.organisationId, rest));
      outcome.passedOver += rest.length;
      break;
    }
    const { state, failure } = await judgeOne(run, id, model, stopped);
    outcome[state] += 1;
    late = failure === 'timeout' ? late + 1 : 0;
    if (failure && (HOPELESS.includes(failure) || late >= MOST_LATE)) stopped = failure;
    run.progress(place + 1, documentIds.length);
  }
  return outcome;
});

interface Judged {
  state: 'judged' | 'incomplete' | 'failed' | 'passedOver';
  failure?: ModelFailure | null;
}

async function judgeOne(
  run: JobRun<Input>,
  id: string,
  { model, terms }: { model: string; terms: ModelTerms | 'refused' },
  stopped: ModelFailure | null,
): Promise<Judged> {
  const { organisationId, services } = run;
  const facts = await run.read((context) => factsOf(context, id));
  if (!facts) {
    await run.transact((context) => forgetWaiting(context.db, organisationId, [id]));
    return { state: 'passedOver' };
  }
  const subject = subjectOf(facts);
  const { LLM_TIMEOUT_SECONDS, LLM_TOKENS_PER_DOCUMENT } = services.settings;
  const budget = { tokens: LLM_TOKENS_PER_DOCUMENT, time: LLM_TIMEOUT_SECONDS * 1000 * ANSWERS };
  const isRefused = terms === 'refused';
  const asker = await openAsker(
    run,
    isRefused ? { baseUrl: '', model, apiKey: null, privateHosts: [], timeout: 0 } : terms,
    subject,
    budget,
    isRefused ? 'refused' : stopped,
  );
  const said = await lookAgain(subject, asker);
  const { failure, answered } = asker.tally;
  const state = failure === null ? 'done' : answered > 0 ? 'incomplete' : 'failed';
  const isKept = await run.transact((context) => keep(context, run.id, id, { subject, said, asker, state }));
  if (!isKept) return { state: 'passedOver' };
  return { state: state === 'done' ? 'judged' : state, failure };
}

interface Look {
  subject: Subject;
  said: Map<Candidate, Said>;
  asker: Asker;
  state: 'done' | 'incomplete' | 'failed';
}

/** False where the document is gone, or has another text now: then it is asked about again. */
async function keep(
  context: Context,
  jobId: string,
  documentId: string,
  { subject, said, asker, state }: Look,
): Promise<boolean> {
  const { db, organisationId, now } = context;
  const present = await factsOf(context, documentId);
  if (present?.documentHash !== subject.documentHash) return false;
  const { key, tally } = asker;
  const moved = { judged: 0, raised: 0, lowered: 0 };
  const saidByBasis = new Map([...said].map(([candidate, word]) => [basisOf(candidate), word]));
  for (const candidate of present.candidates) {
    const word = saidByBasis.get(basisOf(candidate));
    if (!candidate.isOpen || (!word && !candidate.isJudged)) continue;
    const finding = word ? findingWith(candidate, word, subject) : candidate.rules;
    const isChanged = await keepFinding(context, candidate, finding, word ? key.model : null);
    if (!word || !isChanged) continue;
    moved.judged += 1;
    const direction = bandMoved(candidate.rules.confidence, finding.confidence);
    if (direction) moved[direction] += 1;
  }
  await keepModelReading(db, organisationId, documentId, { state, model: key.model, ...tally, at: now, jobId });
  const { model, promptVersion, documentHash, catalogueHash } = key;
  context.record({
    action: 'judged',
    subject: documentSubject,
    subjectId: documentId,
    title: subject.title,
    after: { model, promptVersion, documentHash, catalogueHash, ...tally, ...moved },
  });
  context.publish(suggestionSubject, null);
  return true;
}

/** The same suggestion on the same grounds, also after it was written anew. */
function basisOf(candidate: Candidate): string {
  const { confidence, quotes, asks } = candidate.rules;
  return JSON.stringify([
    nameOf(candidate),
    confidence,
    quotes.map(({ start, end }) => [start, end]),
    asks.map(({ status }) => status),
  ]);
}

/** False when a person decided it meanwhile. */
async function keepFinding(
  { db, organisationId }: Context,
  { suggestionId, rules }: Candidate,
  { confidence, quotes, because, asks }: Finding,
  model: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('suggestions')
    .set({
      confidence,
      quotes: JSON.stringify(quotes),
      because: JSON.stringify(because),
      asks: JSON.stringify(asks),
      judged_by: model,
      by_rules: model === null ? null : JSON.stringify(rules),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', suggestionId)
    .where('decision', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
