import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RiskLevel } from '#domain/assets/asset.ts';
import { MOST_POINTS } from '#domain/assets/risk.ts';
import type { Risk } from '#domain/assets/risk.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { toneText } from '../kit/tone.ts';
import { RISK_TONES } from './asset-tones.ts';
import { useRiskLabels } from './risk-labels.ts';

export function RiskChip({ level }: { level: RiskLevel }) {
  const { t } = useTranslation('assets');
  return <ToneChip tone={RISK_TONES[level]} label={t(`riskLevel.${level}`)} />;
}

/** The score as one line: points, and the level they give. */
export function RiskScore({ risk }: { risk: Pick<Risk, 'points' | 'computedLevel'> }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="figure"
        component="span"
        sx={(theme) => (risk.points >= 40 ? { color: toneText(theme, risk.points >= 70 ? 'error' : 'warning') } : {})}
      >
        {format.number(risk.points)}
      </Typography>
      <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
        {t('risk.points', { count: risk.points })}
      </Box>
      <RiskChip level={risk.computedLevel} />
    </Box>
  );
}

/** Every part of a score with its reason; the parts add up to the points. */
export function RiskParts({ parts, isShort = false }: { parts: Risk['parts']; isShort?: boolean }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const because = useRiskLabels();
  const shown = isShort ? parts.filter(({ points }) => points > 0) : parts;
  if (shown.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('risk.nothing')}</Typography>;
  return (
    <Box component="ul" aria-label={t('risk.parts')} sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
      {shown.map((part) => (
        <Box
          component="li"
          key={part.factor}
          sx={{
            display: 'grid',
            gridTemplateColumns: isShort ? 'minmax(0, 1fr) auto' : '150px minmax(0, 1fr) auto',
            gap: 1.5,
            py: 0.75,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {!isShort && <Box sx={{ fontWeight: 600 }}>{t(`factor.${part.factor}`)}</Box>}
          <Box sx={{ color: part.points > 0 ? 'text.primary' : 'text.secondary' }}>{because(part)}</Box>
          <Box
            sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: part.points > 0 ? 600 : 400 }}
          >
            {t('risk.ofMost', { points: format.number(part.points), most: format.number(MOST_POINTS[part.factor]) })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
