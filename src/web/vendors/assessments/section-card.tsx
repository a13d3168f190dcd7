import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { isAnswered } from '#domain/vendors/assessments/answer.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useLabels } from './public-form/use-labels.ts';
import { useFileAddress } from './assessment-queries.ts';
import { JudgeRow } from './judge-row.tsx';

const CHANGE_TONES: Record<string, Tone> = {
  better: 'success',
  worse: 'error',
  other: 'info',
  new: 'info',
  gone: 'neutral',
};
const VERDICT_TONES = { accepted: 'success', questioned: 'warning', overruled: 'error' } as const;

interface SectionCardProps {
  assessment: VendorAssessmentDetails;
  section: VendorAssessmentDetails['sections'][number];
  /** Whether answers are looked at now, and why this person cannot. */
  isUnderReview: boolean;
  reason: string | null;
}

/** One section: its score, and each question with its answer, its documents, what changed, and what our side says. */
export function SectionCard({ assessment, section: { section, title, questions }, ...review }: SectionCardProps) {
  const { id, answers, files, scores, comparison, answered } = assessment;
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const fileAddress = useFileAddress();
  const { labelOf } = useLabels(assessment.sections);
  const score = scores.sections.find((each) => each.section === section)?.score ?? null;
  const difference = comparison?.sections.find((each) => each.section === section)?.difference ?? null;
  return (
    <Card
      title={title}
      action={
        answered > 0 &&
        score !== null && (
          <Box sx={{ width: { xs: 120, sm: 180 }, display: 'flex', gap: 1, alignItems: 'center' }}>
            <BandBar percent={score} label={t('score.of', { section: title })} showValue />
            {difference !== null && difference !== 0 && (
              <ToneChip
                tone={difference > 0 ? 'success' : 'error'}
                label={difference > 0 ? `+${difference}` : `−${-difference}`}
              />
            )}
          </Box>
        )
      }
    >
      {questions.map((question) => {
        const answer = answers.find(({ questionId }) => questionId === question.id);
        const change = comparison?.answers.find(({ questionId }) => questionId === question.id);
        const own = files.filter(({ questionId }) => questionId === question.id);
        const isGiven = isAnswered(question.kind, answer);
        return (
          <Box
            key={question.id}
            id={`question-${question.id}`}
            sx={{
              display: 'grid',
              gap: { xs: 1, md: 3 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
              py: 1.5,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ lineHeight: 1.5 }}>
              {question.text}
              <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
                {[
                  question.kind === 'text' ? t('answers.unscored') : t('answers.weight', { weight: question.weight }),
                  question.wantsEvidence && t('answers.wantsEvidence'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
                <Box component="strong" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {isGiven ? labelOf(question.id, answer?.value ?? null) : t('answering.nothing')}
                </Box>
                {answer?.verdict && (
                  <ToneChip tone={VERDICT_TONES[answer.verdict]} label={t(`verdict.${answer.verdict}`)} />
                )}
                {answer && !answer.isConfirmed && <ToneChip tone="neutral" label={t('answers.unconfirmed')} />}
                {change?.kind && (
                  <ToneChip tone={CHANGE_TONES[change.kind] ?? 'info'} label={t(`change.${change.kind}`)} />
                )}
                {change?.isReworded && <ToneChip tone="neutral" label={t('change.reworded')} />}
                {change?.isEvidenceReplaced && <ToneChip tone="info" label={t('change.evidence')} />}
              </Box>
              {change?.before && change.kind !== 'new' && (
                <Box sx={{ color: 'text.secondary' }}>
                  {t('change.before', { answer: labelOf(question.id, change.before) })}
                </Box>
              )}
              {answer?.verdict === 'overruled' && (
                <Box>{t('verdict.counts', { answer: labelOf(question.id, answer.verdictValue) })}</Box>
              )}
              {isGiven && answer?.reason && <Box sx={{ whiteSpace: 'pre-line' }}>{answer.reason}</Box>}
              {answer?.comment && (
                <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {answer.comment}
                </Box>
              )}
              {answer?.verdictNote && (
                <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.25, whiteSpace: 'pre-line' }}>
                  {answer.verdictByName ? `${answer.verdictByName}: ` : ''}
                  {answer.verdictNote}
                </Box>
              )}
              {own.map((file) => (
                <Link
                  key={file.id}
                  href={fileAddress(`/vendor-evidence/${file.id}/file`)}
                  download
                  sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', overflowWrap: 'anywhere' }}
                >
                  <FileText size={14} aria-hidden />
                  {`${file.name} · ${format.bytes(file.size)}`}
                </Link>
              ))}
              {review.isUnderReview && (
                <JudgeRow assessmentId={id} question={question} answer={answer} reason={review.reason} />
              )}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}
