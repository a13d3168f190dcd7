import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpenCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { DocumentTabs } from '../control/document-tabs.tsx';
import { DocumentHead } from '../document-head.tsx';
import { useDocument } from '../document-queries.ts';
import { Pager } from '../pager.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { hrefOfReadersFile, useReceiptChanges } from './receipt-queries.ts';
import { ReaderRow } from './reader-row.tsx';

const PAGE = 25;

/** Who is to read a document, and who said that they did. */
export function ReadersPage({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useTranslation(['document-library', 'document-control', 'documents', 'users']);
  const format = useFormat();
  const mayEdit = usePermission('documents.edit');
  const [page, setPage] = useState(1);
  const [isPublishing, setIsPublishing] = useState(false);
  const { data: document, error } = useDocument(id);
  const { data } = useQuery(
    orpc.documents.receipts.list.queryOptions({
      input: { id, page: page - 1, pageSize: PAGE },
      placeholderData: keepPreviousData,
    }),
  );
  const { remind, unpublish } = useReceiptChanges();
  if (error) return <ErrorState error={error} />;
  if (!document || !data) return <PageSkeleton cards={1} />;
  const { publication, rows, total, asked, read } = data;
  const reason = mayEdit ? null : t('kit:reason.permission');
  const unapproved = document.version === null ? t('readers.notApproved') : null;
  const isOut = document.obsoleteAt ? t('document-control:reason.obsolete') : null;
  return (
    <>
      <DocumentHead document={document} onRemoved={onRemoved} />
      <DocumentTabs id={id} active="readers" />
      {publication ? (
        <Card
          title={t('readers.title', { version: document.version })}
          subtitle={t('readers.published', {
            name: publication.publishedByName,
            date: format.date(publication.publishedAt),
          })}
          flush
        >
          <Box sx={{ px: 2.5, pb: 2, display: 'grid', gap: 1.5 }}>
            <BandBar
              percent={asked > 0 ? (100 * read) / asked : 0}
              label={t('readers.share', { read, count: asked })}
              tone="success"
            />
            <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
              {t('readers.share', { read, count: asked })}
              {publication.dueOn && ` · ${t('read.until', { date: format.date(publication.dueOn) })}`}
              {publication.remindedAt && ` · ${t('readers.reminded', { date: format.date(publication.remindedAt) })}`}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ReasonButton reason={reason ?? isOut} onClick={() => setIsPublishing(true)}>
                {t('readers.change')}
              </ReasonButton>
              <ReasonButton
                reason={reason ?? isOut ?? (read === asked ? t('readers.allRead') : null)}
                loading={remind.isPending}
                onClick={() =>
                  remind.mutate(
                    { id },
                    { onSuccess: ({ reminded }) => toast('success', t('readers.didRemind', { count: reminded })) },
                  )
                }
              >
                {t('readers.remind')}
              </ReasonButton>
              <Button component="a" href={hrefOfReadersFile(id)} download startIcon={<Download />}>
                {t('readers.export')}
              </Button>
              <ReasonButton
                variant="text"
                reason={reason}
                loading={unpublish.isPending}
                onClick={() => unpublish.mutate({ id })}
              >
                {t('readers.stop')}
              </ReasonButton>
            </Box>
          </Box>
          {total < asked && (
            <Box sx={{ px: 2.5, pb: 1.5, fontSize: 'size.plain', color: 'text.secondary' }}>{t('readers.onlyYou')}</Box>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((reader) => (
              <ReaderRow key={reader.id} reader={reader} />
            ))}
          </Box>
          <Pager page={page} pageSize={PAGE} total={total} onPage={setPage} />
        </Card>
      ) : (
        <Card>
          <EmptyState
            icon={BookOpenCheck}
            title={t('readers.none')}
            text={t('readers.noneText')}
            heading="h2"
            actions={
              <ReasonButton
                variant="contained"
                color="primary"
                reason={reason ?? isOut ?? unapproved}
                onClick={() => setIsPublishing(true)}
              >
                {t('readers.publish')}
              </ReasonButton>
            }
          />
        </Card>
      )}
      {isPublishing && (
        <PublishDialog document={document} publication={publication} onClose={() => setIsPublishing(false)} />
      )}
    </>
  );
}
