import { validationSubject } from '#domain/evidence/subject.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { policyOf } from '#domain/organisations/policy.ts';
import type { Validation, ValidationResult } from '#domain/evidence/validation.ts';
import { ENGINE } from '#engine/analyse.ts';
import { threadRunner } from '#engine/bounded/thread.ts';
import type { validate } from '#engine/validate/validate.ts';
import { getDocument, getDocumentText } from '../documents/store.ts';
import { frameworkNamed } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import { getValidation, keepResult, keepUnassessable } from './validations.ts';

interface Input {
  validationId: string;
}

type Parameter<N extends number> = Parameters<typeof validate>[N];

export interface ValidationQuestion {
  requirementId: Parameter<0>;
  text: Parameter<1>;
  blocks: Parameter<2>;
  about: Parameter<3>;
  requirements: Parameter<4>;
  circumstances: Parameter<5>;
}

/** Two validations are done at the same time. */
const AT_ONCE = 2;
/** Eight megabytes of prose, the most that is extracted, take about a minute on a slow core. */
const validateInThread = threadRunner<ValidationQuestion, ValidationResult>(
  new URL('./validation-thread.ts', import.meta.url),
  { time: 120_000, memory: 512, atOnce: AT_ONCE },
);
/** A document in a long queue is read within this. */
const READING_PATIENCE = 15 * 60_000;
const GLANCE = 300;

/** The steps that the progress of the job counts; the web names them. */
const STEPS = 3;

/**
 * Puts a document to the test as evidence, once it has been read. What cannot be read cannot be assessed, and is no zero. Doing it twice
 * does no harm.
 */
export const validateEvidence = defineJob<Input>('iso_readiness.validate', { atOnce: AT_ONCE }, async (run) => {
  const validation = await run.read((context) => getValidation(context.db, run.organisationId, run.input.validationId));
  if (!validation) return { gone: 1 };
  run.progress(0, STEPS, 'reading');
  const document = await whenRead(run, validation);
  if (!document) return { gone: 1 };
  if (document.state === 'refused') {
    await run.transact(async (context) => {
      const refusal = document.refusal ?? 'damaged';
      await keepUnassessable(context.db, run.organisationId, validation.id, { refusal, at: run.now() });
      record(context, validation, { state: 'unassessable', refusal });
    });
    return { unassessable: 1 };
  }
  run.progress(1, STEPS, 'matching');
  const question = await run.read((context) => questionOf(context, validation, document));
  const result = await validateInThread(question, run.signal);
  run.progress(2, STEPS, 'keeping');
  const isKept = await run.transact(async (context) => {
    // Its document, and it with it, may have been removed meanwhile.
    if (!(await getValidation(context.db, run.organisationId, validation.id))) return false;
    await keepResult(context.db, run.organisationId, validation.id, { result, engine: ENGINE, at: run.now() });
    const { validationScore, relevance, completeness, adequacy } = result;
    record(context, validation, {
      state: 'assessed',
      validationScore,
      relevance,
      completeness,
      adequacy,
      engine: ENGINE,
    });
    return true;
  });
  run.progress(STEPS, STEPS);
  return isKept ? { assessed: 1 } : { gone: 1 };
});

function record(context: Context, { id, requirementId, documentTitle }: Validation, after: Record<string, unknown>) {
  const title = `${requirementId} ← ${documentTitle}`;
  context.record({
    action: 'validated',
    subject: validationSubject,
    subjectId: id,
    title,
    after: { requirementId, document: documentTitle, ...after },
  });
}

/** The document once its reading is over; undefined when it is gone. */
async function whenRead(run: JobRun<Input>, { documentId }: Validation) {
  const deadline = Date.now() + READING_PATIENCE;
  for (;;) {
    const document = await run.read((context) => getDocument(context.db, run.organisationId, documentId));
    if (!document || document.state === 'read' || document.state === 'refused') return document;
    if (Date.now() > deadline) throw new Error('The document was not read in time.');
    await pause(GLANCE, undefined, { signal: run.signal });
  }
}

async function questionOf(
  context: Context,
  { framework, requirementId }: Validation,
  {
    id,
    fileName,
    type,
    typeAcceptedAt,
  }: { id: string; fileName: string; type: ValidationResult['type'] | null; typeAcceptedAt: string | null },
): Promise<ValidationQuestion> {
  const { db, organisationId, now } = context;
  const reading = await getDocumentText(db, organisationId, id);
  const { policy } = await db
    .selectFrom('organisations')
    .select('policy')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return {
    requirementId,
    text: reading?.text ?? '',
    blocks: reading?.blocks ?? [],
    about: { fileName },
    requirements: (await frameworkNamed(context, framework)).requirements,
    circumstances: {
      today: dayOf(now),
      intervalMonths: policyOf(policy).documentReviewMonths,
      ...(type && typeAcceptedAt && { type }),
    },
  };
}
