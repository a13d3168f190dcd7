import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { SelfAssessmentSummary } from '#contract/readiness/self-assessment.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { hrefOfSelfAssessment } from './self-assessment-search.ts';

/** Baselines, newest first, each with the way to what changed since the one before. */
export function BaselineList({ baselines }: { baselines: readonly SelfAssessmentSummary[] }) {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  return (
    <Card title={t('baselines')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {baselines.map(({ id, number, finishedAt, finishedByName, total }, index) => {
          const before = baselines[index + 1]?.number;
          return (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px minmax(0, 250px)' },
                alignItems: 'center',
                gap: { xs: 0.75, sm: 3 },
                py: 1.25,
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box>
                <Link
                  component={AppLink}
                  href={hrefOfSelfAssessment({ baseline: number ?? undefined })}
                  sx={{ fontWeight: 600 }}
                >
                  {t('baseline.name', { number })}
                </Link>
                <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
                  {t('baseline.by', { date: format.date(finishedAt ?? ''), name: finishedByName })}
                </Box>
              </Box>
              <BandBar percent={total.percent ?? 0} label={t('baseline.name', { number })} showValue />
              {before ? (
                <Link
                  component={AppLink}
                  href={hrefOfSelfAssessment({ baseline: number ?? undefined, beside: before })}
                  sx={{ fontSize: 'size.plain' }}
                >
                  {t('compare.with', { number: before })}
                </Link>
              ) : (
                <span />
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
