import Box from '@mui/material/Box';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { isReviewDue } from '#domain/documents/review.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

type Dated = Pick<Document, 'reviewDueOn'>;

/** Days are counted in UTC, as the server does. */
export const isDueToday = (document: Dated): boolean => isReviewDue(document, new Date().toISOString().slice(0, 10));

/** When a document is to be reviewed, or that it is now; records never are. */
export function ReviewDue({ document }: { document: Dated }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { reviewDueOn } = document;
  if (reviewDueOn === null) return <Box sx={{ color: 'text.secondary' }}>{t('review.never')}</Box>;
  const date = format.date(reviewDueOn);
  return isDueToday(document) ? (
    <ToneChip tone="warning" icon={<CalendarClock aria-hidden />} label={t('review.dueSince', { date })} />
  ) : (
    <span>{date}</span>
  );
}
