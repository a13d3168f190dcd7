import { os } from '../../platform/http/gate.ts';
import { addQuestionnaire, changeAnswer, changeQuestionnaire, proposeAnew, removeQuestionnaire } from './commands.ts';
import { countLibrary, listAnswers } from './library.ts';
import { getQuestion, getQuestionnaire, listQuestionnaires, listQuestions } from './store.ts';

const PAGE = 25;

export const questionnaireHandlers = {
  list: os.questionnaires.list.handler(async ({ input: { page = 0, pageSize = PAGE, search }, context }) => ({
    ...(await listQuestionnaires(context, { page, pageSize, search })),
    library: await countLibrary(context),
  })),
  get: os.questionnaires.get.handler(({ input, context }) => getQuestionnaire(context, input.id)),
  add: os.questionnaires.add.handler(async ({ input, context }) =>
    getQuestionnaire(context, await addQuestionnaire(context, input)),
  ),
  change: os.questionnaires.change.handler(async ({ input: { id, version, ...change }, context }) => {
    await changeQuestionnaire(context, id, change, version);
    return getQuestionnaire(context, id);
  }),
  remove: os.questionnaires.remove.handler(async ({ input: { id }, context }) => {
    await removeQuestionnaire(context, id);
    return { id };
  }),
  proposals: {
    add: os.questionnaires.proposals.add.handler(async ({ input: { id }, context }) => {
      await proposeAnew(context, id);
      return getQuestionnaire(context, id);
    }),
  },
  answers: {
    list: os.questionnaires.answers.list.handler(({ input: { page = 0, pageSize = PAGE, search }, context }) =>
      listAnswers(context, { page, pageSize, search }),
    ),
  },
  questions: {
    list: os.questionnaires.questions.list.handler(async ({ input, context }) => {
      const { id, state, page = 0, pageSize = PAGE } = input;
      await getQuestionnaire(context, id);
      return listQuestions(context, id, { state, page, pageSize });
    }),
    change: os.questionnaires.questions.change.handler(async ({ input, context }) => {
      const { id, questionId, version, ...change } = input;
      await changeAnswer(context, id, questionId, change, version);
      return getQuestion(context, id, questionId);
    }),
  },
};
