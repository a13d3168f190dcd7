import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIKELY, STRONG } from '#domain/documents/band.ts';
import { PlainTable } from '../plain-table.tsx';
import { Section } from '../public-page.tsx';
import { FAIR_FROM, HIGH_RISK_FROM, MEDIUM_RISK_FROM, READY_FROM, RISK_ROWS } from './scores.ts';

const PARTS = ['readiness', 'bands', 'gaps', 'confidence', 'risk'] as const;

/** Every score in words, with the numbers that the product counts by. */
export function Scores() {
  const { t } = useTranslation('about');
  const numbers = {
    ready: READY_FROM,
    fair: FAIR_FROM,
    strong: STRONG * 100,
    likely: LIKELY * 100,
    high: HIGH_RISK_FROM,
    medium: MEDIUM_RISK_FROM,
  };
  return (
    <Section id="scores" title={t('scores.title')} text={t('scores.text')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {PARTS.map((part) => (
          <Box key={part}>
            <Typography variant="h3" sx={{ fontSize: 'size.larger' }}>
              {t(`scores.${part}.title`)}
            </Typography>
            <Typography sx={{ mt: 0.5, lineHeight: 1.65, maxWidth: '68ch', textWrap: 'pretty' }}>
              {t(`scores.${part}.text`, numbers)}
            </Typography>
          </Box>
        ))}
        <PlainTable
          label={t('scores.risk.title')}
          head={[t('scores.risk.when'), t('scores.risk.points')]}
          rows={RISK_ROWS.map(([row, points]) => ({ id: row, cells: [t(`scores.risk.row.${row}`), points] }))}
        />
      </Box>
    </Section>
  );
}
