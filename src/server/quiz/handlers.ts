import { os, osAnyone } from '../platform/http/gate.ts';
import { appear, boardOf, disappear, isShown } from './board.ts';
import { askedIn, judge, questionNamed, questionsById } from './catalogue.ts';
import { fileResults } from './filing.ts';
import { answerTest, beginTest, forgetRound, keepResult, openTest, takeBack } from './rounds.ts';
import { getOpenRound, listKept, listMyResults } from './store.ts';

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
    get: os.quiz.mine.get.handler(async ({ context: { act } }) => ({
      open: await openTest(act, await getOpenRound(act)),
      results: await listMyResults(act),
      isShown: await isShown(act),
    })),
  },
  rounds: {
    add: os.quiz.rounds.add.handler(({ input, context: { act } }) => beginTest(act, input.framework)),
    remove: os.quiz.rounds.remove.handler(async ({ input: { id }, context: { act } }) => {
      await forgetRound(act, id);
      return { id };
    }),
    answers: {
      add: os.quiz.rounds.answers.add.handler(({ input, context: { act, services } }) =>
        answerTest(act, services.secrets, input),
      ),
    },
    keeping: {
      add: os.quiz.rounds.keeping.add.handler(({ input, context: { act } }) => keepResult(act, input.id)),
      remove: os.quiz.rounds.keeping.remove.handler(({ input, context: { act } }) => takeBack(act, input.id)),
    },
  },
  results: {
    list: os.quiz.results.list.handler(({ input, context: { act } }) => listKept(act, input)),
  },
  records: {
    add: os.quiz.records.add.handler(({ input, context: { act, services } }) =>
      fileResults(act, services.filesOf(act.organisationId), input),
    ),
  },
  board: {
    get: os.quiz.board.get.handler(({ context: { act } }) => boardOf(act)),
    membership: {
      add: os.quiz.board.membership.add.handler(async ({ context: { act } }) => {
        await appear(act);
        return boardOf(act);
      }),
      remove: os.quiz.board.membership.remove.handler(async ({ context: { act } }) => {
        await disappear(act);
        return boardOf(act);
      }),
    },
  },
};
