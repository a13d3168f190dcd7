import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TestRound } from '#contract/quiz.ts';
import { orpc } from '../kit/asking/api.ts';
import { messageOf } from '../kit/asking/problem.ts';
import { toast } from '../kit/toast.ts';

/** Begins a round that counts; an open one is given up. */
export function useBeginTest(onBegun: (test: TestRound) => void) {
  return useMutation(orpc.quiz.rounds.add.mutationOptions({ onSuccess: onBegun }));
}

/** After something of the quiz changed: everything of it is asked anew, and a failure is told. */
export function useQuizChange() {
  const queryClient = useQueryClient();
  return {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.quiz.key() }),
    onError: (error: unknown) => toast('error', messageOf(error)),
  };
}
