import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../frameworks/framework.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';

const LONG = 60 * 60_000;

export function useQuestions() {
  const language = useLanguage();
  return useQuery(
    orpc.selfAssessments.questions.list.queryOptions({
      input: { framework: FRAMEWORK, language },
      staleTime: LONG,
      placeholderData: (old) => old,
    }),
  );
}

export type Question = NonNullable<ReturnType<typeof useQuestions>['data']>[number];

export function useSelfAssessments() {
  return useQuery(orpc.selfAssessments.list.queryOptions({ input: { framework: FRAMEWORK } }));
}

export function useSelfAssessment(id: string) {
  return useQuery(orpc.selfAssessments.get.queryOptions({ input: { id } }));
}

export type SelfAssessment = NonNullable<ReturnType<typeof useSelfAssessment>['data']>;

/** Reads everything about self-assessments again. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: orpc.selfAssessments.key() });
}

/** Words of a question by requirement and ask. */
export function useAskLabels(questions: readonly Question[]): (requirementId: string, askId: string) => string {
  return useMemo(() => {
    const texts = new Map(
      questions.flatMap(({ id, asks }) => asks.map((ask) => [`${id}/${ask.id}`, ask.text] as const)),
    );
    return (requirementId, askId) => texts.get(`${requirementId}/${askId}`) ?? askId;
  }, [questions]);
}
