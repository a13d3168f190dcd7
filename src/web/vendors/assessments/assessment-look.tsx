import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import type { AssessmentState } from '#domain/vendors/assessments/values.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

const TONES: Record<AssessmentState, Tone> = {
  draft: 'neutral',
  sent: 'info',
  'in-progress': 'info',
  submitted: 'warning',
  'sent-back': 'info',
  reviewed: 'success',
  expired: 'error',
  revoked: 'neutral',
};

export function StateChips({ assessment: { state, isOverdue } }: { assessment: VendorAssessment }) {
  const { t } = useTranslation('assessments');
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, flexWrap: 'wrap' }}>
      <ToneChip tone={TONES[state]} label={t(`state.${state}`)} />
      {isOverdue && <ToneChip tone="error" label={t('overdue')} />}
    </Box>
  );
}

/** What is to be said of one in a line: how far it is, and until when. */
export function useFactsOf(): (assessment: VendorAssessment) => string {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  return ({ answered, asked, dueOn, submittedAt, reviewedAt, linkEndsAt }) =>
    [
      t('facts.answered', { done: format.number(answered), total: format.number(asked) }),
      reviewedAt
        ? t('facts.reviewed', { date: format.date(reviewedAt) })
        : submittedAt
          ? t('facts.submitted', { date: format.date(submittedAt) })
          : dueOn && t('facts.due', { date: format.date(dueOn) }),
      linkEndsAt && t('facts.link', { date: format.date(linkEndsAt) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The score, as a bar; before the review it is what it would be. */
export function ScoreBar({ assessment: { score, state } }: { assessment: VendorAssessment }) {
  const { t } = useTranslation('assessments');
  if (score === null) return null;
  const label = t(state === 'reviewed' ? 'score.final' : 'score.preliminary');
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'size.small', mb: 0.25 }}>{label}</Box>
      <BandBar percent={score} label={label} showValue />
    </Box>
  );
}
