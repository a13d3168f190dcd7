import { os } from '../../platform/http/gate.ts';
import { addQuestionnaire, changeAnswer, changeQuestionnaire, proposeAnew, removeQuestionnaire } from './acts.ts';
import { countLibrary, listAnswers } from './library.ts';
import { getQuestion, getQuestionnaire, listQuestionnaires, listQuestions } from './store.ts';

const PAGE = 25;

export const questionnaireHandlers = {
  list: os.questionnaires.list.handler(async ({ input: { page = 0, pageSize = PAGE, search }, context: { act } }) => ({
    ...(await listQuestionnaires(act, { page, pageSize, search })),
    library: await countLibrary(act),
  })),
  get: os.questionnaires.get.handler(({ input, context: { act } }) => getQuestionnaire(act, input.id)),
  add: os.questionnaires.add.handler(async ({ input, context: { act } }) =>
    getQuestionnaire(act, await addQuestionnaire(act, input)),
  ),
  change: os.questionnaires.change.handler(async ({ input: { id, version, ...change }, context: { act } }) => {
    await changeQuestionnaire(act, id, change, version);
    return getQuestionnaire(act, id);
  }),
  remove: os.questionnaires.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeQuestionnaire(act, id);
    return { id };
  }),
  proposals: {
    add: os.questionnaires.proposals.add.handler(async ({ input: { id }, context: { act } }) => {
      await proposeAnew(act, id);
      return getQuestionnaire(act, id);
    }),
  },
  answers: {
    list: os.questionnaires.answers.list.handler(({ input: { page = 0, pageSize = PAGE, search }, context: { act } }) =>
      listAnswers(act, { page, pageSize, search }),
    ),
  },
  questions: {
    list: os.questionnaires.questions.list.handler(async ({ input, context: { act } }) => {
      const { id, state, page = 0, pageSize = PAGE } = input;
      await getQuestionnaire(act, id);
      return listQuestions(act, id, { state, page, pageSize });
    }),
    change: os.questionnaires.questions.change.handler(async ({ input, context: { act } }) => {
      const { id, questionId, version, ...change } = input;
      await changeAnswer(act, id, questionId, change, version);
      return getQuestion(act, id, questionId);
    }),
  },
};
