import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Outlined } from '#domain/quiz/recall.ts';
import { request } from '../kit/requests/request.ts';

// Asked plainly: a visitor's page is not to load the typed client.
export const outlineQuery = {
  queryKey: ['quiz-outline'],
  queryFn: () => request<Outlined[]>('GET', '/api/v1/quiz/outline'),
  staleTime: Infinity,
};
const standardsQuery = {
  queryKey: ['standards'],
  queryFn: () => request<{ id: string; title: string }[]>('GET', '/api/v1/frameworks'),
  staleTime: Infinity,
};

/** What a standard is called, with its edition. */
export function useStandardNames(): (id: string) => string {
  const { data } = useQuery(standardsQuery);
  return useCallback((id) => data?.find((standard) => standard.id === id)?.title ?? id, [data]);
}

/** The standards of which there are questions. */
export function useQuizStandards(): { value: string; label: string }[] {
  const { data } = useQuery(outlineQuery);
  const nameOf = useStandardNames();
  return [...new Set(data?.map(({ framework }) => framework))].map((value) => ({ value, label: nameOf(value) }));
}
