import { z } from 'zod';
import {
  AnswerChange,
  ApprovedAnswer,
  AnswerState,
  AskedQuestion,
  NewQuestionnaire,
  Questionnaire,
  QuestionnaireChange,
} from '#domain/vendors/questionnaires/questionnaire.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

export const questionnaires = {
  list: endpoint({
    method: 'GET',
    path: '/questionnaires',
    permission: 'risk_management.view',
    summary: "Customers' questionnaires, newest first, and how much answers are taken from",
    input: Paging.extend({ search: z.string().max(200).optional() }),
    output: pageOf(Questionnaire).extend({
      library: z.object({ documents: z.number().int(), answers: z.number().int() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/questionnaires/{id}',
    permission: 'risk_management.view',
    summary: 'A questionnaire with its tables, its state and how far its review is',
    input: ById,
    output: Questionnaire,
  }),
  add: endpoint({
    method: 'POST',
    path: '/questionnaires',
    permission: 'risk_management.edit',
    summary:
      'Take in a questionnaire, as an uploaded file or as pasted text; its questions are read and answers proposed',
    input: NewQuestionnaire,
    output: Questionnaire,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/questionnaires/{id}',
    permission: 'risk_management.edit',
    summary: 'Change its title or day, or say which columns ask and answer; answers to questions that stay are kept',
    input: ById.extend(QuestionnaireChange.shape).extend({ version: z.number().int().optional() }),
    output: Questionnaire,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/questionnaires/{id}',
    permission: 'risk_management.edit',
    summary: 'Remove a questionnaire; its approved answers are no longer proposed elsewhere',
    input: ById,
    output: ById,
  }),
  proposals: {
    add: endpoint({
      method: 'POST',
      path: '/questionnaires/{id}/proposals',
      permission: 'risk_management.edit',
      summary: 'Propose answers to its open questions anew, from the documents and answers of now',
      input: ById,
      output: Questionnaire,
    }),
  },
  answers: {
    list: endpoint({
      method: 'GET',
      path: '/questionnaire-answers',
      permission: 'risk_management.view',
      summary: 'Every approved answer, newest first, found by words of it or of its question',
      input: Paging.extend({ search: z.string().max(200).optional() }),
      output: pageOf(ApprovedAnswer),
    }),
  },
  questions: {
    list: endpoint({
      method: 'GET',
      path: '/questionnaires/{id}/questions',
      permission: 'risk_management.view',
      summary: 'Its questions in their order, with proposals for who may see documents',
      input: ById.extend(Paging.shape).extend({ state: AnswerState.optional() }),
      output: pageOf(AskedQuestion),
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/questionnaires/{id}/questions/{questionId}',
      permission: 'risk_management.edit',
      summary:
        'Approve, write or set aside an answer, open it again, or assign it; with `version`, only if nobody did since',
      input: ById.extend({ questionId: z.uuid() })
        .extend(AnswerChange.shape)
        .extend({ version: z.number().int().optional() }),
      output: AskedQuestion,
    }),
  },
};
