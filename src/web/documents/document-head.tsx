import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { useFormat } from '../kit/format.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { isDueToday, ReviewDue } from './review-due.tsx';
import { StateChip } from './state-chip.tsx';
import { pageKindOf } from './page-kind.ts';

interface DocumentHeadProps {
  document: Document;
  onRemoved: () => void;
  figure?: ReactNode;
}

/** A document's name, the facts about its file, and what can be done with it. */
export function DocumentHead({ document, onRemoved, figure }: DocumentHeadProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { title, fileName, folder, pages, size, uploadedAt, uploadedByName, state, reviewedAt, reviewedByName } =
    document;
  const isDue = isDueToday(document);
  const facts = [
    folder ? t('list.inFolder', { fileName, folder }) : fileName,
    pages !== null && pages > 0 && t(`head.${pageKindOf(document.mediaType)}s`, { count: pages }),
    format.bytes(size),
    t('list.uploadedBy', { name: uploadedByName, date: format.date(uploadedAt) }),
    reviewedAt && t('review.reviewedBy', { name: reviewedByName, date: format.date(reviewedAt) }),
    !isDue && document.reviewDueOn && t('review.dueOn', { date: format.date(document.reviewDueOn) }),
  ].filter(Boolean);
  return (
    <PageHeader
      title={title}
      name={title}
      subtitle={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Box>
      }
      badge={
        <>
          {state !== 'read' && <StateChip document={document} />}
          {isDue && <ReviewDue document={document} />}
        </>
      }
      isBeside={!figure}
      actions={
        <>
          {figure}
          <DocumentMenu document={document} isOpened onRemoved={onRemoved} />
        </>
      }
    />
  );
}
