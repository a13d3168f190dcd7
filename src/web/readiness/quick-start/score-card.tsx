import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SCORE_BANDS } from '#domain/readiness/setup/values.ts';
import { hrefOfFramework } from '../../frameworks/framework-links.ts';
import { useFrameworks } from '../../frameworks/frameworks-in-use.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { useReadinessOfAll } from '../readiness-queries.ts';
import { useWithContradicted } from '../use-with-contradicted.ts';

/** The readiness score of every framework in use, with what it counts. */
export function ScoreCard() {
  const { t } = useTranslation('quick-start');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const { data, error, refetch } = useReadinessOfAll();
  const { data: frameworks } = useFrameworks();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={4} />;
  const titleOf = (id: string) => frameworks?.find((each) => each.id === id)?.title ?? id;
  return (
    <Card title={t('score.title')} subtitle={t('score.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {data.map(({ framework, percent, implemented, total, evidenced, contradicted }) => (
          <li key={framework}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
              <Box sx={{ flex: 1, fontWeight: 600 }}>
                <Link component={AppLink} href={hrefOfFramework(framework)}>
                  {titleOf(framework)}
                </Link>
              </Box>
              <Typography variant="figure" component="span">
                {percent === null ? '–' : format.percent(percent)}
              </Typography>
            </Box>
            <BandBar percent={percent ?? 0} label={t('score.bar', { name: titleOf(framework) })} bands={SCORE_BANDS} />
            <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.75 }}>
              {withContradicted(
                t('score.counts', {
                  count: total,
                  implemented: format.number(implemented),
                  total: format.number(total),
                  evidenced: format.number(evidenced),
                }),
                contradicted,
              )}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
