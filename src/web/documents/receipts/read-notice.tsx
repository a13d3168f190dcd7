import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { orpc } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { toast } from '../../kit/toast.ts';
import { useReceiptChanges } from './receipt-queries.ts';

/** Asks whoever is to read this version to say that they did. */
export function ReadNotice({ document: { id, title, version } }: { document: Document }) {
  const { t } = useTranslation('document-library');
  const format = useFormat();
  const { data } = useQuery(
    orpc.documents.receipts.list.queryOptions({ input: { id, pageSize: 1 }, enabled: version !== null }),
  );
  const { confirm } = useReceiptChanges();
  if (version === null || !data?.mine.isAsked) return null;
  const { readAt, dueOn } = data.mine;
  return (
    <Box sx={{ mb: 2 }}>
      {readAt ? (
        <Notice tone="success">{t('read.done', { version, date: format.date(readAt) })}</Notice>
      ) : (
        <Notice
          tone="info"
          title={t('read.title', { version })}
          action={
            <Button
              variant="contained"
              color="primary"
              size="small"
              loading={confirm.isPending}
              onClick={() =>
                confirm.mutate({ id, version }, { onSuccess: () => toast('success', t('read.thanks', { title })) })
              }
            >
              {t('read.confirm')}
            </Button>
          }
        >
          {dueOn ? t('read.until', { date: format.date(dueOn) }) : t('read.text')}
        </Notice>
      )}
    </Box>
  );
}
