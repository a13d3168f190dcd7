import { shownIn } from '#domain/vendors/assessments/asking.ts';
import { questionsOf } from '#domain/vendors/assessments/answer.ts';
import { os, osAnyone } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { saveAnswers, submitAnswers } from './answering.ts';
import { shownAnswer, viewByLink } from './answering-view.ts';
import { performByLink } from './by-link.ts';
import { assessmentSections } from './catalogue.ts';
import { addAssessment, changeAssessment, recordAssessment, removeAssessment, titled } from './drafting.ts';
import { removeEvidence } from './evidence.ts';
import { revokeLink, sendAssessment, sendBack } from './links.ts';
import { judgeAnswer, reviewAssessment } from './reviewing.ts';
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
  list: os.vendorAssessments.list.handler(({ input, context: { act } }) => listAssessments(act, input)),
  get: os.vendorAssessments.get.handler(({ input: { id, language }, context: { act } }) =>
    readDetails(act, id, language),
  ),
  add: os.vendorAssessments.add.handler(async ({ input: { id, ...asked }, context: { act } }) =>
    readDetails(act, await addAssessment(act, id, asked)),
  ),
  change: os.vendorAssessments.change.handler(async ({ input: { id, version, ...change }, context: { act } }) => {
    await changeAssessment(act, id, change, version);
    return readDetails(act, id);
  }),
  remove: os.vendorAssessments.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeAssessment(act, id);
    return { id };
  }),
  links: {
    add: os.vendorAssessments.links.add.handler(async ({ input: { id, ...terms }, context: { act, services } }) => {
      const made = await sendAssessment(act, services, id, terms);
      return { ...made, assessment: await readDetails(act, id) };
    }),
    remove: os.vendorAssessments.links.remove.handler(async ({ input: { id }, context: { act } }) => {
      await revokeLink(act, id);
      return readDetails(act, id);
    }),
  },
  answers: {
    add: os.vendorAssessments.answers.add.handler(async ({ input: { id, answers }, context: { act } }) => {
      const row = await lockAssessment(act, id);
      if (row.state === 'submitted' || row.state === 'reviewed')
        throw conflict('submitted_already', 'The answers are submitted. Send them back to have them changed.');
      await saveAnswers(act, row, answers);
      recordAssessment(act, 'imported', await titled(act, row), null, {
        answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value?.slice(0, 200) ?? ''])),
      });
      return readDetails(act, id);
    }),
    change: os.vendorAssessments.answers.change.handler(async ({ input, context: { act } }) => {
      const { id, questionId, ...verdict } = input;
      await judgeAnswer(act, id, questionId, verdict);
      return readDetails(act, id);
    }),
  },
  submissions: {
    add: os.vendorAssessments.submissions.add.handler(async ({ input: { id, ...answerer }, context: { act } }) => {
      await submitAnswers(act, await lockAssessment(act, id), answerer);
      return readDetails(act, id);
    }),
  },
  returns: {
    add: os.vendorAssessments.returns.add.handler(async ({ input: { id, ...terms }, context: { act, services } }) => {
      const made = await sendBack(act, services, id, terms);
      return { ...made, assessment: await readDetails(act, id) };
    }),
  },
  reviews: {
    add: os.vendorAssessments.reviews.add.handler(async ({ input: { id, ...review }, context: { act } }) => {
      await reviewAssessment(act, id, review);
      return readDetails(act, id);
    }),
  },
};

/** For whoever holds a link; they have no session, and are in the organisation of the link alone. */
export const vendorAnswerHandlers = {
  looks: {
    add: osAnyone.vendorAnswers.looks.add.handler(({ input: { token, language }, context }) =>
      performByLink(context, token, (opened) =>
        viewByLink(opened, context.services.filesOf(opened.act.organisationId), language),
      ),
    ),
  },
  answers: {
    add: osAnyone.vendorAnswers.answers.add.handler(({ input: { token, answers }, context }) =>
      performByLink(context, token, async ({ act, assessment }) => {
        const { replaced } = await saveAnswers(act, assessment, answers);
        const asked = new Set(answers.map(({ questionId }) => questionId));
        const now = await readAnswers(act, assessment.id);
        return { replaced, answers: now.filter(({ questionId }) => asked.has(questionId)).map(shownAnswer) };
      }),
    ),
  },
  removals: {
    add: osAnyone.vendorAnswers.removals.add.handler(({ input: { token, fileId }, context }) =>
      performByLink(context, token, async (opened) => {
        await removeEvidence(opened, context.services.filesOf(opened.act.organisationId), fileId);
        return { removed: true as const };
      }),
    ),
  },
  submissions: {
    add: osAnyone.vendorAnswers.submissions.add.handler(({ input: { token, ...answerer }, context }) =>
      performByLink(context, token, async ({ act, assessment }) => {
        await submitAnswers(act, assessment, answerer);
        return { submittedAt: act.now.toISOString() };
      }),
    ),
  },
};
