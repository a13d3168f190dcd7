import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

/** After any of these, everything that shows documents asks again. */
export function useReceiptChanges() {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: orpc.documents.key() }),
    onError: (error: unknown) => toast('error', messageOf(error)),
  };
  return {
    publish: useMutation(orpc.documents.receipts.publish.mutationOptions({ onSuccess: options.onSuccess })),
    unpublish: useMutation(orpc.documents.receipts.unpublish.mutationOptions(options)),
    confirm: useMutation(orpc.documents.receipts.add.mutationOptions(options)),
    remind: useMutation(orpc.documents.receipts.remind.mutationOptions(options)),
  };
}

/** Who read it, as a file. */
export function hrefOfReadersFile(id: string): string {
  const organisation = currentOrganisation();
  const query = organisation ? `?organisation=${encodeURIComponent(organisation)}` : '';
  return `/api/v1/documents/${id}/readers/export${query}`;
}
