import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { RelationChip, StandsOn } from './pair-parts.tsx';

/** A pair on a phone. */
export function PairCard({ row, onOpen }: { row: CrosswalkRow; onOpen: (row: CrosswalkRow) => void }) {
  const { t } = useTranslation('mapping');
  const { from, to } = row;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, py: 0.5 }}>
      <Box sx={{ fontWeight: 600 }}>
        {from.requirementId} {from.title}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <RelationChip row={row} />
        <StandsOn row={row} />
      </Box>
      <Box sx={{ fontWeight: 600 }}>
        {to.requirementId} {to.title}
      </Box>
      <Box>
        <Button
          size="small"
          onClick={() => onOpen(row)}
          aria-label={t('column.openOf', { from: from.requirementId, to: to.requirementId })}
        >
          {t('column.open')}
        </Button>
      </Box>
    </Box>
  );
}
