import { issue } from '#domain/issue.ts';
import { validationFeedbackSubject, validationSubject } from '#domain/evidence/subject.ts';
import { opinionsOf, withFeedback } from '#domain/evidence/validation-feedback.ts';
import type { Validation, ValidationFeedback } from '#domain/evidence/validation.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { holdDocuments } from '../documents/store.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { documentNamed } from '../documents/document-named.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import { acceptValidation } from './validation-acceptance.ts';
import { addFeedback, listFeedback, removeFeedback } from './validation-feedback.ts';
import { addValidation, countValidations, getValidation, keepJob, listValidations } from './validations.ts';

async function validationNamed({ db, organisationId }: Context, id: string): Promise<Validation> {
  const validation = await getValidation(db, organisationId, id);
  if (!validation) throw notFound();
  return validation;
}

async function feedbackNamed({ db, organisationId }: Context, id: string): Promise<ValidationFeedback> {
  const [feedback] = await listFeedback(db, organisationId, { id });
  if (!feedback) throw notFound();
  return feedback;
}

function recordFeedback(context: Context, action: 'added' | 'removed', feedback: ValidationFeedback) {
  const { id, requirementId, about, verdict, comment } = feedback;
  const facts = { requirementId, about, verdict, comment };
  context.record({
    action,
    subject: validationFeedbackSubject,
    subjectId: id,
    title: `${requirementId} · ${about}`,
    before: action === 'removed' ? facts : null,
    after: action === 'added' ? facts : null,
  });
}

export const validationHandlers = {
  list: os.evidence.validations.list.handler(async ({ input, context }) => ({
    rows: await listValidations(context.db, context.organisationId, input),
    total: await countValidations(context.db, context.organisationId, input),
  })),
  get: os.evidence.validations.get.handler(async ({ input, context }) => {
    const validation = await validationNamed(context, input.id);
    const { framework, requirementId, result } = validation;
    const feedback = await listFeedback(context.db, context.organisationId, { framework, requirementId });
    return { ...validation, result: result && withFeedback(result, opinionsOf(feedback)), feedback };
  }),
  add: os.evidence.validations.add.handler(async ({ input, context }) => {
    const { db, organisationId, actor, now } = context;
    const { documentId, framework, requirementId } = input;
    requirementNamed(await frameworkNamed(context, framework), requirementId);
    const document = await documentNamed(context, documentId);
    await holdDocuments(db, organisationId, [documentId]);
    const asked = { documentId, framework, requirementId, at: now, by: actor.id, byName: actor.name };
    const id = await addValidation(db, organisationId, asked);
    const jobId = await context.enqueue(
      'iso_readiness.validate',
      { validationId: id },
      { title: document.title, total: 3 },
    );
    await keepJob(db, organisationId, id, jobId);
    const { result: _, ...validation } = await validationNamed(context, id);
    context.publish(validationSubject, id);
    return { validation, job: await getJob(db, organisationId, jobId) };
  }),
  acceptance: {
    add: os.evidence.validations.acceptance.add.handler(async ({ input, context }) => {
      const { id, ...acceptance } = input;
      return acceptValidation(context, await validationNamed(context, id), acceptance);
    }),
  },
  feedback: {
    add: os.evidence.validations.feedback.add.handler(async ({ input, context }) => {
      const { db, organisationId, actor, now } = context;
      const { id: validationId, about, verdict, comment } = input;
      const { framework, requirementId, result } = await validationNamed(context, validationId);
      const said = result ? [...result.strengths, ...result.weaknesses, ...result.criticalGaps] : [];
      if (!said.some((statement) => statement.about === about))
        throw invalid([{ path: 'about', message: issue('validation_silent') }]);
      const who = { at: now, by: actor.id, byName: actor.name };
      const given = { validationId, framework, requirementId, about, verdict, comment };
      const feedback = await feedbackNamed(context, await addFeedback(db, organisationId, { ...given, ...who }));
      recordFeedback(context, 'added', feedback);
      return feedback;
    }),
    remove: os.evidence.validations.feedback.remove.handler(async ({ input, context }) => {
      const feedback = await feedbackNamed(context, input.id);
      await removeFeedback(context.db, context.organisationId, input.id);
      recordFeedback(context, 'removed', feedback);
      return { id: input.id };
    }),
  },
};
