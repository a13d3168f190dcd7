import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { problemOf } from '../../../kit/requests/problem.ts';
import { look } from './public-form-api.ts';
import { openKeeper } from './keeper.ts';

/** How often it looks whether a colleague has answered. */
const LOOK_AGAIN = 30_000;

/** Answers under a link: what was typed and not yet kept goes before what the server has. */
export function useAnswers(token: string, language: string) {
  const queryClient = useQueryClient();
  const [keeper] = useState(() => openKeeper(token, queryClient));
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.read);
  const { data, error, refetch } = useQuery({
    queryKey: ['vendor-answers', token, language],
    queryFn: () => look(token, language),
    retry: (count, problem) => problemOf(problem).status !== 410 && count < 2,
    refetchInterval: LOOK_AGAIN,
    placeholderData: (before) => before,
    enabled: token !== '',
  });
  useEffect(() => {
    window.addEventListener('pagehide', keeper.leave);
    return () => window.removeEventListener('pagehide', keeper.leave);
  }, [keeper]);
  const { change, flush, refresh } = keeper;
  const isGone = keeping.isGone || (error !== null && problemOf(error).status === 410);
  return { ...keeping, view: data, error, isGone, retry: refetch, change, flush, refresh };
}

export type Answers = ReturnType<typeof useAnswers>;
