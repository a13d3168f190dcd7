import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '#domain/addresses.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { isAboutBlanks } from './blanks-question.tsx';
import { toast } from '../../kit/toast.ts';

export const hrefOfVersions = (id: string) => addressOf('documentVersions', { id });
export const hrefOfEditor = (id: string) => addressOf('documentEditor', { id });
export const hrefOfReaders = (id: string) => addressOf('documentReaders', { id });

/** Versions, draft and submissions of a document. */
export function useVersions(id: string) {
  return useQuery(
    orpc.documents.versions.list.queryOptions({
      input: { id },
      // A file that was uploaded as a draft is being read.
      refetchInterval: ({ state }) => (state.data?.draft?.state === 'waiting' ? 2500 : false),
    }),
  );
}

/** Everybody who may be named: owners, approvers, readers. */
export function usePeople(isWanted = true) {
  return useQuery(orpc.people.members.list.queryOptions({ staleTime: 5 * 60_000, enabled: isWanted }));
}

/** After any change to the control of a document, everything that shows documents asks again. */
export function useControlChanges() {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: orpc.documents.key() }),
    onError: (error: unknown) => toast('error', messageOf(error)),
  };
  return {
    // What is refused in a dialog stands in it.
    change: useMutation(orpc.documents.change.mutationOptions({ onSuccess: options.onSuccess })),
    startDraft: useMutation(orpc.documents.drafts.add.mutationOptions(options)),
    removeDraft: useMutation(orpc.documents.drafts.remove.mutationOptions(options)),
    submit: useMutation(orpc.documents.submissions.add.mutationOptions({ onSuccess: options.onSuccess })),
    decide: useMutation(
      orpc.documents.submissions.decide.mutationOptions({
        ...options,
        // Places that nobody filled in are asked about, not told.
        onError: (error) => !isAboutBlanks(error) && options.onError(error),
      }),
    ),
    withdraw: useMutation(orpc.documents.submissions.withdraw.mutationOptions(options)),
    markObsolete: useMutation(orpc.documents.obsolescence.add.mutationOptions(options)),
    takeMarkAway: useMutation(orpc.documents.obsolescence.remove.mutationOptions(options)),
  };
}
