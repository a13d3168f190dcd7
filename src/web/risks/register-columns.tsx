import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Risk } from '#domain/risks/view.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { BandChip, RiskName, StageChip, useWarnings } from './risk-parts.tsx';
import type { Column } from '../kit/table/data-table-props.ts';

export function useRegisterColumns(): Column<Risk>[] {
  const { t } = useTranslation('risks');
  const format = useFormat();
  return useMemo<Column<Risk>[]>(
    () => [
      {
        field: 'title',
        header: t('column.title'),
        flex: 2.4,
        minWidth: 200,
        isSortable: true,
        cell: (risk) => <RiskName risk={risk} />,
      },
      {
        field: 'owner',
        header: t('column.owner'),
        minWidth: 120,
        isSortable: true,
        cell: (risk) => <OwnerName risk={risk} />,
      },
      {
        field: 'inherent',
        header: t('kind.inherent'),
        width: 138,
        isSortable: true,
        cell: ({ inherent }) => (inherent ? <BandChip judged={inherent} /> : '—'),
      },
      {
        field: 'residual',
        header: t('kind.residual'),
        width: 138,
        isSortable: true,
        cell: ({ residual }) => (residual ? <BandChip judged={residual} /> : '—'),
      },
      {
        field: 'treatment',
        header: t('column.treatment'),
        width: 112,
        isSortable: true,
        cell: ({ treatment }) => (treatment ? t(`treatmentShort.${treatment}`) : '—'),
      },
      { field: 'stage', header: t('column.stage'), width: 120, cell: ({ stage }) => <StageChip stage={stage} /> },
      {
        field: 'reviewDueOn',
        header: t('column.review'),
        width: 132,
        isSortable: true,
        cell: (risk) =>
          risk.reviewDueOn === null ? (
            '—'
          ) : (
            <Box
              component="span"
              sx={{
                color: risk.isReviewOverdue ? 'error.main' : undefined,
                fontWeight: risk.isReviewOverdue ? 600 : undefined,
              }}
            >
              {format.date(risk.reviewDueOn)}
              <Warnings risk={risk} />
            </Box>
          ),
      },
    ],
    [t, format],
  );
}

export function OwnerName({ risk: { ownerName, ownerIsMember } }: { risk: Pick<Risk, 'ownerName' | 'ownerIsMember'> }) {
  const { t } = useTranslation('risks');
  if (ownerName === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('field.nobody')}
      </Box>
    );
  return <>{ownerIsMember ? ownerName : t('field.former', { name: ownerName })}</>;
}

function Warnings({ risk }: { risk: Risk }) {
  const text = useWarnings()(risk);
  if (text.length === 0) return null;
  return (
    <Box
      component="span"
      title={text.join('\n')}
      aria-label={text.join(', ')}
      role="img"
      sx={{ ml: 0.5, color: 'error.main', verticalAlign: '-2px' }}
    >
      <TriangleAlert size={14} aria-hidden />
    </Box>
  );
}

/** A row of the register on a phone. */
export function RiskCard({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risks');
  const warnings = useWarnings()(risk);
  const judged = risk.residual ?? risk.inherent;
  return (
    <Box>
      <RiskName risk={risk} />
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5 }}>
        <OwnerName risk={risk} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {judged ? <BandChip judged={judged} /> : <ToneChip tone="neutral" label={t('notAssessed')} />}
        <StageChip stage={risk.stage} />
        {warnings.map((word) => (
          <ToneChip key={word} tone="error" label={word} />
        ))}
      </Box>
    </Box>
  );
}
