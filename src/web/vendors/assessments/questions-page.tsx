import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { isAskedOf } from '#domain/vendors/assessments/question.ts';
import { ASSESSMENT_TIERS, type AssessmentTier } from '#domain/vendors/assessments/values.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { TierChip } from '../vendor-parts.tsx';
import { useVendorQuestions } from './assessment-queries.ts';

/** The questionnaire as it would be asked of vendors of a tier. */
export function QuestionsPage() {
  const { t } = useTranslation('assessments');
  const { data, error, refetch } = useVendorQuestions();
  const [tier, setTier] = useState<AssessmentTier>('Critical');
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={3} />;
  const sections = (data.sections as VendorAssessmentDetails['sections'])
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ id }) => isAskedOf(tier, data.tiers[id] ?? 'Critical')),
    }))
    .filter(({ questions }) => questions.length > 0);
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageHeader
        title={t('questions.title')}
        subtitle={t('questions.subtitle', { count: total, sections: sections.length })}
        actions={
          <Select
            value={tier}
            onChange={(event) => setTier(event.target.value)}
            SelectDisplayProps={{ 'aria-label': t('questions.tier') }}
          >
            {ASSESSMENT_TIERS.map((each) => (
              <MenuItem key={each} value={each}>
                {t('questions.ofTier', { tier: t(`vendors:tier.${each}`) })}
              </MenuItem>
            ))}
          </Select>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sections.map(({ section, title, questions }) => (
          <Card key={section} title={title} subtitle={t('questions.count', { count: questions.length })}>
            <Box component="ol" sx={{ m: 0, pl: 2.75 }}>
              {questions.map(({ id, text, help, weight, kind, options, wantsEvidence }) => (
                <Box component="li" key={id} sx={{ py: 0.75, lineHeight: 1.5 }}>
                  {text}
                  {help && <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{help}</Box>}
                  <Box
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      gap: 1,
                      alignItems: 'center',
                      mt: 0.25,
                      fontSize: 'size.small',
                    }}
                  >
                    <TierChip tier={data.tiers[id] ?? 'Critical'} />
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {[
                        kind === 'text' ? t('answers.unscored') : t('answers.weight', { weight }),
                        options.map(({ label, points }) => `${label} (${points ?? 0})`).join(', '),
                        wantsEvidence && t('answers.wantsEvidence'),
                        (data.requirements[id] ?? []).map((each) => each.replace('/', ' ')).join(', '),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Box>
                  </Box>
                </Box>
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}
