import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { Card } from '../../kit/card.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useLabels } from './public-form/use-labels.ts';
import { useMakeRisk } from './use-make-risk.ts';

/** A finding in words, for what is made of it. */
export interface Finding {
  key: string;
  title: string;
  note: string;
}

const TONES = { weak: 'error', unanswered: 'warning', 'no-evidence': 'info' } as const;
const FIRST = 8;

interface FindingsCardProps {
  assessment: VendorAssessmentDetails;
  reason: string | null;
  /** What can be made of a finding besides a risk. */
  actionsOf: (finding: Finding) => ReactNode;
}

/** Weak answers of weight, the heaviest first: what to ask or to treat. */
export function FindingsCard({ assessment, reason, actionsOf }: FindingsCardProps) {
  const { t } = useTranslation('assessments');
  const { textOf, labelOf } = useLabels(assessment.sections);
  const [isWhole, setWhole] = useState(false);
  const risk = useMakeRisk(assessment.vendorId);
  const { findings, answers } = assessment;
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <Card title={t('findings.title', { count: findings.length })} subtitle={t('findings.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ questionId, kind }) => {
          const answer = answers.find((each) => each.questionId === questionId);
          const question = textOf(questionId);
          const said = answer?.value ? labelOf(questionId, answer.value) : t('answering.nothing');
          const finding: Finding = {
            key: `${assessment.id} ${questionId}`,
            title: t('findings.task', { vendor: assessment.vendorName, question }).slice(0, 200),
            note: t('findings.note', { question, answer: said }),
          };
          return (
            <Box
              component="li"
              key={questionId}
              sx={{ py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
            >
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
                <Link href={`#question-${questionId}`} sx={{ lineHeight: 1.45 }}>
                  {question}
                </Link>
                <ToneChip tone={TONES[kind]} label={t(`findings.kind.${kind}`)} />
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                {actionsOf(finding)}
                <ReasonButton
                  size="small"
                  variant="text"
                  startIcon={<ShieldAlert />}
                  reason={reason}
                  aria-label={t('findings.riskOf', { question })}
                  onClick={() =>
                    void risk.make(finding).then(
                      (reference) => toast('success', t('findings.riskMade', { reference })),
                      (error: unknown) => toast('error', messageOf(error)),
                    )
                  }
                >
                  {t('findings.risk')}
                </ReasonButton>
              </Box>
            </Box>
          );
        })}
      </Box>
      {findings.length > FIRST && (
        <Link component="button" type="button" onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? t('findings.fewer') : t('findings.all', { count: findings.length })}
        </Link>
      )}
    </Card>
  );
}
