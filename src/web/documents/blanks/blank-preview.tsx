import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BlankDocument } from '#domain/documents/blanks/filling.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

interface BlankPreviewProps {
  document: BlankDocument;
  valueOf: (key: string) => string;
}

/** A document with each of its places as it will read. */
export function BlankPreview({ document: { title, places, refusal }, valueOf }: BlankPreviewProps) {
  const { t } = useTranslation('blanks');
  const filled = refusal === null ? places.filter(({ key }) => key !== '' && valueOf(key) !== '').length : 0;
  return (
    <Box component="details" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
          {t('of', { count: places.length, filled })}
        </Box>{' '}
        {refusal && <ToneChip tone="warning" label={t(`refusal.${refusal}`)} />}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 'size.plain', overflowWrap: 'anywhere' }}>
        {places.map(({ key, before, words, after }, place) => {
          const value = refusal === null && key !== '' ? valueOf(key) : '';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- places have no other name, and never move
            <li key={place}>
              {before}
              {value === '' ? (
                <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'inherit' }}>
                  {words}
                </Box>
              ) : (
                <>
                  <del>{words}</del>{' '}
                  <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
                    {value}
                  </Box>
                </>
              )}
              {after}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
