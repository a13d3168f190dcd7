import { agreementSubject } from '#domain/vendors/subject.ts';
import type { AgreementRefusal } from '#domain/vendors/agreements/agreement.ts';
import { AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { hasFailed } from '#engine/bounded/bounds.ts';
import { extractFile } from '#engine/extract/extract-file.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob, type JobRun } from '../../platform/background/jobs.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { Problem } from '../../platform/http/problems.ts';
import { AGREEMENT_JOB } from './job-name.ts';
import { readInThread, type ThreadAnswer, type ThreadQuestion } from './read-in-thread.ts';
import { findSource } from './store.ts';

interface Input {
  agreementId: string;
}

/** Reads what an agreement commits its vendor to. Done twice it does the same, so that one cut off by a crash starts anew. */
export const readAgreements = defineJob<Input>(AGREEMENT_JOB, { atOnce: 1 }, async (run) => {
  try {
    return await readOne(run);
  } catch (error) {
    // Removed meanwhile.
    if (error instanceof Problem && error.status === 404) return { gone: true };
    throw error;
  }
});

async function readOne(run: JobRun<Input>) {
  const { state, sha256, fileName, sourceText } = await run.read((context) =>
    findSource(context, run.input.agreementId),
  );
  if (state !== 'reading') return { done: true };
  let question: ThreadQuestion = { source: sourceText ?? '' };
  if (sha256) {
    const extraction = await extractFile(run.files.pathOf(sha256), fileName ?? '');
    if (extraction.state === 'refused') return refuse(run, extraction.refusal, extraction.detail);
    question = { text: extraction.text, blocks: extraction.blocks };
    if (extraction.text.length > AGREEMENT_LIMITS.textLength)
      return refuse(run, 'too-long', String(extraction.text.length));
  }
  const answer = await readInThread(question, run.signal).catch((error: unknown) => {
    // It took more of either than any real text does.
    if (hasFailed(error, 'time', 'memory')) return null;
    throw error;
  });
  if (!answer) return refuse(run, 'timeout', null);
  if (answer.text === '') return refuse(run, 'empty', null);
  return run.transact((context) => keep(context, run.input.agreementId, answer));
}

async function keep(context: Context, id: string, { text, pageStarts, reading }: ThreadAnswer) {
  const { db, organisationId } = context;
  const { title } = await findSource(context, id);
  const { language, isRead, isCut, commitments, disclaimers, businessHours } = reading;
  await db
    .updateTable('agreements')
    .set({
      state: 'ready',
      text: sanitizeText(text),
      source_text: null,
      page_starts: JSON.stringify(pageStarts),
      language,
      is_read: isRead,
      is_cut: isCut,
      disclaimers: JSON.stringify(disclaimers),
      business_hours: businessHours && JSON.stringify(businessHours),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  const clean = (words: string | null) => words && sanitizeText(words);
  const rows = commitments.map(({ facts, quote }) => ({
    id: context.newId(),
    organisation_id: organisationId,
    agreement_id: id,
    position: quote.start,
    facts: JSON.stringify({
      ...facts,
      severity: clean(facts.severity),
      service: clean(facts.service),
      detail: clean(facts.detail),
    }),
    quote: JSON.stringify(quote),
    is_added: false,
    state: 'proposed' as const,
  }));
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('agreement_commitments')
      .values(rows.slice(from, from + 100))
      .execute();
  context.record({
    action: 'read',
    subject: agreementSubject,
    subjectId: id,
    title,
    after: { language, isRead, commitments: rows.length },
  });
  return { commitments: rows.length };
}

async function refuse(run: JobRun<Input>, refusal: AgreementRefusal, detail: string | null) {
  await run.transact(async (context) => {
    const { title } = await findSource(context, run.input.agreementId);
    await context.db
      .updateTable('agreements')
      .set({ state: 'refused', refusal, refusal_detail: detail })
      .where('organisation_id', '=', context.organisationId)
      .where('id', '=', run.input.agreementId)
      .execute();
    context.record({
      action: 'refused',
      subject: agreementSubject,
      subjectId: run.input.agreementId,
      title,
      after: { refusal },
    });
  });
  return { refused: true };
}
