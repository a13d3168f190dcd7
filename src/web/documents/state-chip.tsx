import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { Tone } from '../kit/tone.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

const tones = { waiting: 'neutral', reading: 'info', read: 'success', refused: 'error' } as const satisfies Record<
  Document['state'],
  Tone
>;

/** How far a document is; a refused one says why when pointed at. */
export function StateChip({ document: { state, refusal } }: { document: Pick<Document, 'state' | 'refusal'> }) {
  const { t } = useTranslation('documents');
  const chip = (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      <ToneChip
        tone={tones[state]}
        label={state === 'refused' && refusal ? t(`refusal.${refusal}.short`) : t(`state.${state}`)}
        {...(state === 'reading' && { icon: <CircularProgress size={11} color="inherit" aria-hidden /> })}
      />
    </Box>
  );
  return state === 'refused' && refusal ? (
    <Tooltip title={`${t(`refusal.${refusal}.what`)} ${t(`refusal.${refusal}.do`)}`}>{chip}</Tooltip>
  ) : (
    chip
  );
}
