import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuizTest } from '#contract/quiz.ts';
import { orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';

/** Begins an attempt that counts; an open one is given up. */
export function useBeginTest(onBegun: (test: QuizTest) => void) {
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
