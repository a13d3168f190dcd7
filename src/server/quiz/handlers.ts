import { os, osAnyone } from '../platform/http/gate.ts';
import { appear, boardOf, disappear, isShown } from './board.ts';
import { askedIn, judge, questionNamed, questionsById } from './catalogue.ts';
import { fileResults } from './file-results.ts';
import { answerTest, beginTest, discardAttempt, keepResult, openTest, takeBack } from './attempts.ts';
import { getOpenAttempt, listKept, listMyResults } from './store.ts';

/** Of one address in a minute: a class that plays behind one address asks less. */
const LOOKS_A_MINUTE = 300;
const ANSWERS_A_MINUTE = 600;

export const quizHandlers = {
  outline: {
    list: osAnyone.quiz.outline.list.handler(async ({ context: { services, address } }) => {
      services.limits.count(`quiz ${address}`, LOOKS_A_MINUTE);
      return [...(await questionsById()).values()].map(({ id, framework, level }) => ({ id, framework, level }));
    }),
  },
  questions: {
    list: osAnyone.quiz.questions.list.handler(async ({ input, context: { services, address } }) => {
      services.limits.count(`quiz ${address}`, LOOKS_A_MINUTE);
      const { ids, language = 'en' } = input;
      const wanted = await Promise.all([...new Set(ids.split(','))].map(questionNamed));
      return wanted.map((question) => askedIn(services.secrets, question, language));
    }),
  },
  judgements: {
    add: osAnyone.quiz.judgements.add.handler(async ({ input, context: { services, address } }) => {
      services.limits.count(`quiz answers ${address}`, ANSWERS_A_MINUTE);
      const { questionId, answer, language = 'en' } = input;
      return judge(services.secrets, await questionNamed(questionId), answer, language);
    }),
  },
  mine: {
    get: os.quiz.mine.get.handler(async ({ context }) => ({
      open: await openTest(context, await getOpenAttempt(context)),
      results: await listMyResults(context),
      isShown: await isShown(context),
    })),
  },
  rounds: {
    add: os.quiz.rounds.add.handler(({ input, context }) => beginTest(context, input.framework)),
    remove: os.quiz.rounds.remove.handler(async ({ input: { id }, context }) => {
      await discardAttempt(context, id);
      return { id };
    }),
    answers: {
      add: os.quiz.rounds.answers.add.handler(({ input, context }) =>
        answerTest(context, context.services.secrets, input),
      ),
    },
    keeping: {
      add: os.quiz.rounds.keeping.add.handler(({ input, context }) => keepResult(context, input.id)),
      remove: os.quiz.rounds.keeping.remove.handler(({ input, context }) => takeBack(context, input.id)),
    },
  },
  results: {
    list: os.quiz.results.list.handler(({ input, context }) => listKept(context, input)),
  },
  records: {
    add: os.quiz.records.add.handler(({ input, context }) =>
      fileResults(context, context.services.filesOf(context.organisationId), input),
    ),
  },
  board: {
    get: os.quiz.board.get.handler(({ context }) => boardOf(context)),
    membership: {
      add: os.quiz.board.membership.add.handler(async ({ context }) => {
        await appear(context);
        return boardOf(context);
      }),
      remove: os.quiz.board.membership.remove.handler(async ({ context }) => {
        await disappear(context);
        return boardOf(context);
      }),
    },
  },
};
