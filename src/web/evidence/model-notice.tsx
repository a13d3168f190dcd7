import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { Notice } from '../kit/notice.tsx';

/** Live events tell of the end; this is for connections that carry none. */
const PAUSE = 2500;

/** How asking a language model about a document went, where that is worth a word. Needs the words `evidence`. */
export function ModelNotice({ documentId }: { documentId: string }) {
  const { t } = useTranslation('evidence');
  const { data } = useQuery(
    orpc.documents.modelReadings.get.queryOptions({
      input: { id: documentId },
      refetchInterval: ({ state }) => (state.data?.reading?.state === 'waiting' ? PAUSE : false),
    }),
  );
  const reading = data?.reading;
  if (!reading) return null;
  const { state, model, failure, removed, asked, answered } = reading;
  const removedText = removed > 0 && t('modelReading.removed', { count: removed });
  const why = failure && t(`modelFailure.${failure}`);
  if (state === 'done' && !removedText) return null;
  return (
    <Box sx={{ mb: 2 }}>
      {state === 'waiting' && <Notice tone="info">{t('modelReading.waiting', { model })}</Notice>}
      {state === 'done' && (
        <Notice tone="info" title={t('modelReading.done', { model })}>
          {removedText}
        </Notice>
      )}
      {state === 'incomplete' && (
        <Notice tone="warning" title={t('modelReading.incomplete', { model })}>
          {why} {t('modelReading.partly', { answered, asked })} {removedText}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="warning" title={t('modelReading.failed')}>
          {t('modelReading.asked', { model })} {why} {t('modelReading.again')}
        </Notice>
      )}
    </Box>
  );
}
