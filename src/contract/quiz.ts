import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import { BoardRow, QuizResult, QuizStandardName } from '#domain/quiz/result.ts';
import { QUIZ_LEVELS } from '#domain/quiz/values.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

const QuestionId = z.string().regex(/^[a-z0-9]{2,20}-\d{2,3}$/, issue('quiz_question'));
/** Names an answer without telling which one it is. */
const AnswerKey = z.string().regex(/^[\w-]{6,20}$/, issue('quiz_answer'));
const Level = z.literal([...QUIZ_LEVELS]);

const Outlined = z.object({ id: z.string(), framework: QuizStandardName, level: Level });

const AskedQuestion = Outlined.extend({
  requirementId: z.string(),
  question: z.string(),
  answers: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** What is told of a question once it was answered. */
const Judgement = z.object({
  isRight: z.boolean(),
  /** The key of the right answer. */
  right: z.string(),
  because: z.string(),
  requirement: z.object({ framework: QuizStandardName, frameworkTitle: z.string(), id: z.string(), title: z.string() }),
});
export type Judgement = z.infer<typeof Judgement>;

const AnswerGiven = z.object({
  questionId: QuestionId,
  /** null: the time ran out. */
  answer: AnswerKey.nullable(),
  language: Language.optional(),
});

const QuizTest = z.object({
  id: z.uuid(),
  framework: QuizStandardName,
  questionIds: z.array(z.string()),
  answered: z.array(z.object({ questionId: z.string(), isRight: z.boolean() })),
});
export type QuizTest = z.infer<typeof QuizTest>;

const Board = z.object({ rows: z.array(BoardRow), isShown: z.boolean() });

export const quiz = {
  outline: {
    list: endpoint({
      method: 'GET',
      path: '/quiz/outline',
      permission: 'anyone',
      summary: 'The questions of the quiz by id, with standard and level, without their words',
      input: Nothing,
      output: z.array(Outlined),
    }),
  },
  questions: {
    list: endpoint({
      method: 'GET',
      path: '/quiz/questions',
      permission: 'anyone',
      summary:
        'Questions by their ids (at most 20, with commas between), their answers in an order that changes with every call',
      input: z.object({
        ids: z
          .string()
          .regex(
            /^[a-z0-9]{2,20}-\d{2,3}(,[a-z0-9]{2,20}-\d{2,3}){0,19}$/,
            issue('most_questions_named', { count: 20 }),
          ),
        language: Language.optional(),
      }),
      output: z.array(AskedQuestion),
    }),
  },
  judgements: {
    add: endpoint({
      method: 'POST',
      path: '/quiz/judgements',
      permission: 'anyone',
      summary: 'Whether an answer is right, which one is, and why; nothing of it is kept',
      input: AnswerGiven,
      output: Judgement,
    }),
  },
  mine: {
    get: endpoint({
      method: 'GET',
      path: '/quiz/mine',
      permission: 'dashboard.view',
      summary: 'My rounds that count: the open one, and results, newest first',
      input: Nothing,
      output: z.object({ open: QuizTest.nullable(), results: z.array(QuizResult), isShown: z.boolean() }),
    }),
  },
  rounds: {
    add: endpoint({
      method: 'POST',
      path: '/quiz/rounds',
      permission: 'dashboard.view',
      summary: 'Begin a round that counts; an open one of mine is given up',
      input: z.object({ framework: QuizStandardName }),
      output: QuizTest,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/quiz/rounds/{id}',
      permission: 'dashboard.view',
      summary: 'Remove a round of mine that is not filed as evidence',
      input: ById,
      output: ById,
    }),
    answers: {
      add: endpoint({
        method: 'POST',
        path: '/quiz/rounds/{id}/answers',
        permission: 'dashboard.view',
        summary: 'Answer a question of my open round; the first answer stands. With the last one the round is finished',
        input: ById.extend(AnswerGiven.shape),
        output: Judgement.extend({ result: QuizResult.nullable() }),
      }),
    },
    keeping: {
      add: endpoint({
        method: 'POST',
        path: '/quiz/rounds/{id}/keeping',
        permission: 'dashboard.view',
        summary: 'Keep a result of mine as a record of competence, for those to see who work on readiness',
        input: ById,
        output: QuizResult,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: '/quiz/rounds/{id}/keeping',
        permission: 'dashboard.view',
        summary: 'Keep a result to myself again, unless it is filed as evidence',
        input: ById,
        output: QuizResult,
      }),
    },
  },
  results: {
    list: endpoint({
      method: 'GET',
      path: '/quiz/results',
      permission: 'iso_readiness.edit',
      summary: 'The results that people keep as records of competence, newest first',
      input: Paging.extend({ framework: QuizStandardName.optional() }),
      output: pageOf(QuizResult),
    }),
  },
  records: {
    add: endpoint({
      method: 'POST',
      path: '/quiz/records',
      permission: 'iso_readiness.edit',
      summary:
        'File kept results as a record in the library, and accept it as evidence of competence or awareness in your name',
      input: z.object({
        roundIds: z.array(z.uuid()).min(1, issue('results_missing')).max(200, limit('most_results')),
        framework: z.string().max(60),
        /** One that asks for competence or awareness. */
        requirementId: z.string().max(40),
        validUntil: z.iso.date(issue('date')).nullable().optional(),
        language: Language.optional(),
      }),
      output: z.object({ documentId: z.uuid(), evidenceId: z.uuid() }),
    }),
  },
  board: {
    get: endpoint({
      method: 'GET',
      path: '/quiz/board',
      permission: 'dashboard.view',
      summary: 'The score board of those who agreed to appear on it',
      input: Nothing,
      output: Board,
    }),
    membership: {
      add: endpoint({
        method: 'POST',
        path: '/quiz/board/membership',
        permission: 'dashboard.view',
        summary: 'Agree to appear on the score board',
        input: Nothing,
        output: Board,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: '/quiz/board/membership',
        permission: 'dashboard.view',
        summary: 'No longer appear on the score board',
        input: Nothing,
        output: Board,
      }),
    },
  },
};
