import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MOST_POINTS, recommendationsOf, weightOf } from '#domain/assets/risk.ts';
import type { Risk, RiskPart } from '#domain/assets/risk.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import type { ShownAsset } from '../asset-types.ts';
import { RiskScore } from '../risk-parts.tsx';
import { useRiskLabels } from '../risk-labels.ts';
import { Table } from '../../kit/table/small-table.tsx';

/** How much of what a factor can add it does add. */
function impactOf({ factor, points }: Pick<RiskPart, 'factor' | 'points'>): 'none' | 'low' | 'medium' | 'high' {
  if (points === 0) return 'none';
  const share = points / MOST_POINTS[factor];
  return points >= 15 && share > 0.5 ? 'high' : share > 0.5 ? 'medium' : 'low';
}

const IMPACT_TONES: Record<ReturnType<typeof impactOf>, Tone> = {
  none: 'neutral',
  low: 'info',
  medium: 'warning',
  high: 'error',
};

/** The score, what it is made of, and what would lower it. */
export function DetailsRisk({ asset, risk }: { asset: ShownAsset; risk: Risk }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const because = useRiskLabels();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RiskScore risk={risk} />
      {asset.riskLevelOverride && (
        <Notice tone="warning" title={t('risk.overridden', { level: t(`riskLevel.${asset.riskLevelOverride}`) })}>
          {asset.riskLevelReason}
        </Notice>
      )}
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('risk.parts')}
          columns={[t('risk.factor'), t('risk.says'), t('risk.score'), t('risk.weight'), t('risk.impact')]}
          rows={risk.parts.map((part) => ({
            key: part.factor,
            cells: [
              t(`factor.${part.factor}`),
              because(part),
              t('risk.ofMost', {
                points: format.number(part.points),
                most: format.number(MOST_POINTS[part.factor]),
              }),
              format.percent(weightOf(part.factor)),
              <ToneChip key="impact" tone={IMPACT_TONES[impactOf(part)]} label={t(`risk.impacts.${impactOf(part)}`)} />,
            ],
          }))}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('risk.bands')}
      </Typography>
      <Recommendations risk={risk} />
    </Box>
  );
}

function Recommendations({ risk }: { risk: Risk }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const recommendations = recommendationsOf(risk);
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('risk.recommendations')}
      </Typography>
      {recommendations.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('risk.nothing')}</Typography>}
      <Box component="ol" aria-label={t('risk.recommendations')} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {recommendations.map(({ factor, points, levelAfter, isAssumed }) => (
          <li key={factor}>
            {isAssumed ? t(`findOut.${factor}`) : t(`recommend.${factor}`)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('risk.effect', {
                count: points,
                points: format.number(points),
                level: t(`riskLevel.${levelAfter}`),
              })}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
