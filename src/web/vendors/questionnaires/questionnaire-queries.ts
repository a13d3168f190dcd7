import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { QUESTIONS_A_PAGE } from '#domain/vendors/questionnaires/values.ts';
import { orpc } from '../../kit/requests/api.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';

export const QUESTIONNAIRES = PAGES.questionnaires;
export const hrefOfQuestionnaire = (id: string) => `${QUESTIONNAIRES}/${id}`;

/** A question of a questionnaire, on the page of the review where it stands. */
export function hrefOfQuestion(questionnaireId: string, questionId: string, position: number): string {
  const page = Math.floor(position / QUESTIONS_A_PAGE);
  return `${hrefOfQuestionnaire(questionnaireId)}?question=${questionId}${page > 0 ? `&page=${page}` : ''}`;
}

/** While its questions are read, the page asks how far that is. */
const AGAIN = 1500;

export const isAtWork = ({ state }: Pick<Questionnaire, 'state'>) => state === 'reading' || state === 'answering';

export function useQuestionnaires(page: number) {
  return useQuery(
    orpc.questionnaires.list.queryOptions({ input: { page, pageSize: 25 }, placeholderData: keepPreviousData }),
  );
}

export function useApprovedAnswers(page: number, search: string) {
  return useQuery(
    orpc.questionnaires.answers.list.queryOptions({
      input: { page, pageSize: 10, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
}

export function useQuestionnaire(id: string) {
  return useQuery(
    orpc.questionnaires.get.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? AGAIN : false),
    }),
  );
}

export function useQuestions(id: string, page: number, isOpenOnly: boolean) {
  return useQuery(
    orpc.questionnaires.questions.list.queryOptions({
      input: { id, page, pageSize: QUESTIONS_A_PAGE, ...(isOpenOnly && { state: 'open' as const }) },
      placeholderData: keepPreviousData,
    }),
  );
}

export function useQuestionnaireChanges() {
  const queryClient = useQueryClient();
  const common = { onSuccess: () => void queryClient.invalidateQueries({ queryKey: orpc.questionnaires.key() }) };
  return {
    add: useMutation(orpc.questionnaires.add.mutationOptions(common)),
    change: useMutation(orpc.questionnaires.change.mutationOptions(common)),
    remove: useMutation(orpc.questionnaires.remove.mutationOptions(common)),
    propose: useMutation(orpc.questionnaires.proposals.add.mutationOptions(common)),
    answer: useMutation(orpc.questionnaires.questions.change.mutationOptions(common)),
  };
}

/** The file with its answers; a link carries no header, so the organisation stands in the address. */
export function useFileHref(id: string): (withDrafts: boolean) => string {
  const { language } = useTranslation().i18n;
  const organisation = currentOrganisation();
  return (withDrafts) => {
    const query = new URLSearchParams({
      language,
      ...(withDrafts && { drafts: 'true' }),
      ...(organisation && { organisation }),
    });
    return `/api/v1/questionnaires/${id}/file?${query.toString()}`;
  };
}
