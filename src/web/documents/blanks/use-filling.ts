import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Filled, NewFilling } from '#domain/documents/blanks/filling.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

/** Fills in, says what was done, and takes it back while nobody wrote on. */
export function useFilling(onDone: () => void) {
  const { t } = useTranslation('blanks');
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
  const undo = async ({ documents }: Filled) => {
    let kept = 0;
    for (const { id, before, revision } of documents)
      try {
        if (before === null) await client.documents.drafts.remove({ id, revision });
        else await client.documents.drafts.change({ id, markdown: before, revision });
      } catch (error) {
        if (problemOf(error).status !== 409) toast('error', messageOf(error));
        kept += 1;
      }
    if (kept < documents.length) toast('success', t('undone'));
    if (kept > 0) toast('error', t('kept', { count: kept }));
    refresh();
  };
  const { mutate, isPending } = useMutation(
    orpc.documents.blanks.fill.mutationOptions({
      onSuccess: (filled) => {
        const count = filled.documents.reduce((sum, each) => sum + each.filled, 0);
        toast('success', t('done', { count, documents: filled.documents.length }), {
          label: t('undo'),
          run: () => void undo(filled),
        });
        refresh();
        onDone();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  return { fill: (asked: NewFilling) => mutate(asked), isBusy: isPending };
}
