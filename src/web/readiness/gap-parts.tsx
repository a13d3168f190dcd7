import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Gap } from '#domain/readiness/gaps.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useGapLabels } from './gap-labels.ts';

export function GapChip({ status }: { status: Gap['status'] }) {
  const { t } = useTranslation('readiness');
  return <ToneChip tone={status === 'missing' ? 'error' : 'warning'} label={t(`gap.${status}`)} />;
}

/** The reasons of a gap, in words. */
export function GapWhy({ gap }: { gap: Gap }) {
  const why = useGapLabels();
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        fontSize: 'size.small',
        lineHeight: 1.45,
        color: 'text.secondary',
        whiteSpace: 'normal',
        textWrap: 'pretty',
      }}
    >
      {why(gap)}
    </Box>
  );
}
