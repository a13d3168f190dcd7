import { shownIn } from '#domain/vendors/assessments/asked-questions.ts';
import { questionsOf } from '#domain/vendors/assessments/answer.ts';
import { os, osAnyone } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { saveAnswers, submitAnswers } from './answer-commands.ts';
import { shownAnswer, viewByLink } from './public-form-view.ts';
import { performByLink } from './by-link.ts';
import { assessmentSections } from './catalogue.ts';
import { addAssessment, changeAssessment, recordAssessment, removeAssessment, titled } from './commands.ts';
import { removeEvidence } from './evidence.ts';
import { revokeLink, sendAssessment, sendBack } from './links.ts';
import { judgeAnswer, reviewAssessment } from './review-commands.ts';
import { lockAssessment, readAnswers } from './store.ts';
import { listAssessments, readDetails } from './views.ts';

export const vendorAssessmentHandlers = {
  questions: {
    list: os.vendorAssessments.questions.list.handler(async ({ input: { language = 'en' } }) => {
      const sections = await assessmentSections();
      const all = questionsOf(sections);
      return {
        sections: shownIn(sections, language, true),
        tiers: Object.fromEntries(all.map(({ id, tier }) => [id, tier])),
        requirements: Object.fromEntries(all.map(({ id, requirements = [] }) => [id, requirements])),
      };
    }),
  },
  list: os.vendorAssessments.list.handler(({ input, context }) => listAssessments(context, input)),
  get: os.vendorAssessments.get.handler(({ input: { id, language }, context }) => readDetails(context, id, language)),
  add: os.vendorAssessments.add.handler(async ({ input: { id, ...asked }, context }) =>
    readDetails(context, await addAssessment(context, id, asked)),
  ),
  change: os.vendorAssessments.change.handler(async ({ input: { id, version, ...change }, context }) => {
    await changeAssessment(context, id, change, version);
    return readDetails(context, id);
  }),
  remove: os.vendorAssessments.remove.handler(async ({ input: { id }, context }) => {
    await removeAssessment(context, id);
    return { id };
  }),
  links: {
    add: os.vendorAssessments.links.add.handler(async ({ input: { id, ...terms }, context }) => {
      const made = await sendAssessment(context, context.services, id, terms);
      return { ...made, assessment: await readDetails(context, id) };
    }),
    remove: os.vendorAssessments.links.remove.handler(async ({ input: { id }, context }) => {
      await revokeLink(context, id);
      return readDetails(context, id);
    }),
  },
  answers: {
    add: os.vendorAssessments.answers.add.handler(async ({ input: { id, answers }, context }) => {
      const row = await lockAssessment(context, id);
      if (row.state === 'submitted' || row.state === 'reviewed')
        throw conflict('submitted_already', 'The answers are submitted. Send them back to have them changed.');
      await saveAnswers(context, row, answers);
      recordAssessment(context, 'imported', await titled(context, row), null, {
        answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value?.slice(0, 200) ?? ''])),
      });
      return readDetails(context, id);
    }),
    change: os.vendorAssessments.answers.change.handler(async ({ input, context }) => {
      const { id, questionId, ...verdict } = input;
      await judgeAnswer(context, id, questionId, verdict);
      return readDetails(context, id);
    }),
  },
  submissions: {
    add: os.vendorAssessments.submissions.add.handler(async ({ input: { id, ...answerer }, context }) => {
      await submitAnswers(context, await lockAssessment(context, id), answerer);
      return readDetails(context, id);
    }),
  },
  returns: {
    add: os.vendorAssessments.returns.add.handler(async ({ input: { id, ...terms }, context }) => {
      const made = await sendBack(context, context.services, id, terms);
      return { ...made, assessment: await readDetails(context, id) };
    }),
  },
  reviews: {
    add: os.vendorAssessments.reviews.add.handler(async ({ input: { id, ...review }, context }) => {
      await reviewAssessment(context, id, review);
      return readDetails(context, id);
    }),
  },
};

/** For whoever holds a link; they have no session, and are in the organisation of the link alone. */
export const vendorAnswerHandlers = {
  looks: {
    add: osAnyone.vendorAnswers.looks.add.handler(({ input: { token, language }, context }) =>
      performByLink(context, token, (opened) =>
        viewByLink(opened, context.services.filesOf(opened.context.organisationId), language),
      ),
    ),
  },
  answers: {
    add: osAnyone.vendorAnswers.answers.add.handler(({ input: { token, answers }, context }) =>
      performByLink(context, token, async ({ context: organisationContext, assessment }) => {
        const { replaced } = await saveAnswers(organisationContext, assessment, answers);
        const asked = new Set(answers.map(({ questionId }) => questionId));
        const now = await readAnswers(organisationContext, assessment.id);
        return { replaced, answers: now.filter(({ questionId }) => asked.has(questionId)).map(shownAnswer) };
      }),
    ),
  },
  removals: {
    add: osAnyone.vendorAnswers.removals.add.handler(({ input: { token, fileId }, context }) =>
      performByLink(context, token, async (opened) => {
        await removeEvidence(opened, context.services.filesOf(opened.context.organisationId), fileId);
        return { removed: true as const };
      }),
    ),
  },
  submissions: {
    add: osAnyone.vendorAnswers.submissions.add.handler(({ input: { token, ...answerer }, context }) =>
      performByLink(context, token, async ({ context: organisationContext, assessment }) => {
        await submitAnswers(organisationContext, assessment, answerer);
        return { submittedAt: organisationContext.now.toISOString() };
      }),
    ),
  },
};
