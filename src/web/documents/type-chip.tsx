import Box from '@mui/material/Box';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

interface TypeChipProps {
  document: Pick<Document, 'type' | 'typeConfidence' | 'typeAcceptedAt'>;
}

/** What a document is: read with so much confidence, or accepted by a person. */
export function TypeChip({ document: { type, typeConfidence, typeAcceptedAt } }: TypeChipProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (!type) return null;
  const isAccepted = typeAcceptedAt !== null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <ToneChip
        tone={isAccepted ? 'success' : type === 'unknown' ? 'neutral' : 'info'}
        label={t(`type.${type}`)}
        {...(isAccepted && { icon: <BadgeCheck aria-label={t('type.accepted')} /> })}
      />
      {!isAccepted && type !== 'unknown' && typeConfidence !== null && (
        <Box
          component="span"
          sx={{ fontSize: 'size.small', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {format.percent(typeConfidence * 100)}
        </Box>
      )}
    </Box>
  );
}
