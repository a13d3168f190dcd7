import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelfAssessmentSummary } from '#contract/readiness/self-assessment.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { useCountLabels } from './count-labels.ts';
import { Comparison } from './comparison.tsx';
import { FirstThings } from './first-things.tsx';
import { ResultDomains } from './result-domains.tsx';
import { type Question, useSelfAssessment } from './self-assessment-queries.ts';
import { hrefOfSelfAssessment } from './self-assessment-search.ts';
import { StartingPointsDialog } from './starting-points-dialog.tsx';

interface ResultProps {
  baseline: SelfAssessmentSummary;
  baselines: readonly SelfAssessmentSummary[];
  beside: SelfAssessmentSummary | undefined;
  questions: readonly Question[];
}

/** A baseline: its numbers with the answers behind them, what to do first, and the way to make it a starting point. */
export function Result({ baseline, baselines, beside, questions }: ResultProps) {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  const [isApplying, setApplying] = useState(false);
  const { data, error, refetch } = useSelfAssessment(baseline.id);
  const say = useCountLabels();
  const others = baselines.filter(({ id }) => id !== baseline.id);
  const { percent } = baseline.total;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ flex: '1 1 320px', maxWidth: '72ch' }}>
            <Box sx={{ fontSize: 'size.display', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {percent === null ? '–' : format.percent(percent)}
            </Box>
            <Box>{say(baseline.total)}</Box>
            <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5, textWrap: 'pretty' }}>
              {t('result.how')}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={AppLink} href={hrefOfSelfAssessment()}>
              {t('result.back')}
            </Button>
            <Button variant="contained" color="primary" onClick={() => setApplying(true)}>
              {t('apply.open')}
            </Button>
          </Box>
        </Box>
        {others.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
            {others.map(({ id, number, finishedAt }) => (
              <Button
                key={id}
                component={AppLink}
                size="small"
                aria-current={id === beside?.id}
                href={hrefOfSelfAssessment({ baseline: baseline.number ?? undefined, beside: number ?? undefined })}
              >
                {t('compare.dated', { number, date: format.date(finishedAt ?? '') })}
              </Button>
            ))}
          </Box>
        )}
      </Card>
      {beside && <Comparison baseline={baseline} beside={beside} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />)}
      {data && (
        <>
          <FirstThings first={data.first} questions={questions} />
          <ResultDomains assessment={data} questions={questions} />
        </>
      )}
      {isApplying && <StartingPointsDialog id={baseline.id} questions={questions} onClose={() => setApplying(false)} />}
    </Box>
  );
}
