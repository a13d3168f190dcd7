import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export type OwnSecurity = Awaited<ReturnType<typeof orpc.people.ownSecurity.get.call>>;

/** An action on one's own account: everything that shows people is read again, and a refusal is told. */
export function useSecurityMutation<Input>(mutationFn: (input: Input) => Promise<unknown>, done?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutationFn,
    onSuccess: () => {
      if (done) toast('success', done);
      return queryClient.invalidateQueries({ queryKey: orpc.people.key() });
    },
    onError: (error) => toast('error', messageOf(error)),
  });
}
