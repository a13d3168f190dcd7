import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { hrefOfDocument } from '../document-links.ts';
import { LibraryTabs } from '../library/library-tabs.tsx';

/** What waits for the person: documents to approve, and documents to read. */
export function MinePage() {
  const { t } = useTranslation(['document-library', 'document-control']);
  const format = useFormat();
  const approvals = useQuery(orpc.documents.submissions.mine.queryOptions());
  const given = useQuery(orpc.documents.receipts.mine.queryOptions());
  const error = approvals.error ?? given.error;
  if (error) return <ErrorState error={error} />;
  if (!approvals.data || !given.data) return <PageSkeleton cards={2} />;
  return (
    <>
      <PageHeader title={t('mine.title')} subtitle={t('mine.subtitle')} />
      <LibraryTabs active="mine" />
      <Card title={t('mine.approve')} flush sx={{ mb: 2 }}>
        {approvals.data.length === 0 ? (
          <EmptyState icon={Stamp} title={t('mine.noApproval')} text={t('mine.noApprovalText')} heading="h3" />
        ) : (
          <Rows>
            {approvals.data.map(({ documentId, title, submission }) => (
              <Row key={submission.id} id={documentId} title={title}>
                {t('document-control:submissions.by', {
                  name: submission.submittedByName,
                  date: format.dateTime(submission.submittedAt),
                })}
              </Row>
            ))}
          </Rows>
        )}
      </Card>
      <Card title={t('mine.read')} flush>
        {given.data.length === 0 ? (
          <EmptyState icon={BookOpenCheck} title={t('mine.noReading')} text={t('mine.noReadingText')} heading="h3" />
        ) : (
          <Rows>
            {given.data.map(({ documentId, title, version, dueOn, readAt }) => (
              <Row key={documentId} id={documentId} title={title}>
                {t('document-control:versions.number', { number: version })}
                {dueOn && !readAt && ` · ${t('read.until', { date: format.date(dueOn) })}`}{' '}
                {readAt ? (
                  <ToneChip tone="success" label={t('readers.readOn', { date: format.date(readAt) })} />
                ) : (
                  <ToneChip tone="warning" label={t('readers.notYet')} />
                )}
              </Row>
            ))}
          </Rows>
        )}
      </Card>
    </>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

function Row({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        px: 2.5,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Link component={AppLink} href={hrefOfDocument(id)} sx={{ fontWeight: 600 }}>
        {title}
      </Link>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}
