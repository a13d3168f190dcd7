import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { noteJob } from '../kit/requests/jobs.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';

/** Has a document read once more; what people decided stays. */
export function useReadAgain() {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Document, 'id' | 'title'>) => client.documents.readings.add({ id }),
    onSuccess: (job, { title }) => {
      noteJob(job);
      toast('info', t('readAgain.started', { title }));
      void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    },
    onError: (error) => toast('error', messageOf(error)),
  });
}
