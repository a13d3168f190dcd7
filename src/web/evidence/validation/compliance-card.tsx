import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { StatementLabels } from './statement-labels.ts';

const tones = { low: 'success', medium: 'warning', high: 'error', critical: 'error' } as const;

/** How far the requirement is shown by this document, how far it has to be, and what relying on it would risk. */
export function ComplianceCard({ result, labels }: { result: ValidationResult; labels: StatementLabels }) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const { current, required, gap, closedBy } = result.complianceLevel;
  const { level, because } = result.riskAssessment;
  return (
    <>
      <Card title={t('level.title')} subtitle={t('level.subtitle')}>
        <BandBar percent={current} label={t('level.current')} showValue />
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.5,
            mt: 1.5,
            mb: 0,
            '& dd': { m: 0, fontWeight: 600 },
          }}
        >
          <dt>{t('level.current')}</dt>
          <dd>{format.percent(current)}</dd>
          <dt>{t('level.required')}</dt>
          <dd>{format.percent(required)}</dd>
          <dt>{t('level.gap')}</dt>
          <dd>{format.percent(gap)}</dd>
        </Box>
        {closedBy.length > 0 && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
              {t('level.closedBy', { count: closedBy.length })}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, mt: 0.5 }}>
              {closedBy.map((id) => (
                <li key={id}>{labels.nameOf(`ask:${id}`)}</li>
              ))}
            </Box>
          </>
        )}
      </Card>
      <Card title={t('risk.title')} action={<ToneChip tone={tones[level]} label={t(`risk.level.${level}`)} />}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {because.map((statement) => (
            <li key={statement.about}>{labels.risk(statement)}</li>
          ))}
        </Box>
      </Card>
    </>
  );
}
