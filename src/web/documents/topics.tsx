import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Topic } from '#domain/documents/analysis.ts';
import type { Passage } from './document-links.ts';

interface TopicsProps {
  topics: readonly Topic[];
  onPassage: (passage: Passage) => void;
}

/** What the document speaks of most; each leads to a sentence that does. */
export function Topics({ topics, onPassage }: TopicsProps) {
  const { t } = useTranslation('documents');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('topics.heading')}
      </Typography>
      {topics.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('topics.none')}</Typography>}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
        {topics.map(({ label, quote }) => (
          <li key={label}>
            <ButtonBase
              onClick={() => onPassage(quote)}
              title={t('topics.show')}
              sx={{
                fontFamily: 'inherit',
                height: 28,
                px: 1.125,
                borderRadius: '8px',
                border: '1px solid',
                borderColor: 'field.border',
                fontSize: 'size.plain',
                fontWeight: 500,
                '&:hover': { bgcolor: 'hover.main' },
              }}
            >
              {label}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
