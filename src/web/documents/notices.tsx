import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  Bot,
  EyeOff,
  FileCog,
  FileQuestionMark,
  Languages,
  type LucideIcon,
  ScanText,
  Sheet,
  SquarePen,
  Table2,
  TextQuote,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#domain/documents/analysis.ts';
import { toneText } from '../kit/tone.ts';
import type { Passage } from './document-links.ts';

const signs: Record<Notice['kind'], { Icon: LucideIcon; tone: 'warning' | 'info' }> = {
  placeholders: { Icon: SquarePen, tone: 'warning' },
  instructions: { Icon: Bot, tone: 'warning' },
  'hidden-text': { Icon: EyeOff, tone: 'warning' },
  'hidden-parts': { Icon: Sheet, tone: 'warning' },
  macros: { Icon: FileCog, tone: 'warning' },
  recognised: { Icon: ScanText, tone: 'info' },
  'undecodable-pages': { Icon: FileQuestionMark, tone: 'warning' },
  mapping: { Icon: Table2, tone: 'info' },
  language: { Icon: Languages, tone: 'warning' },
  'low-text': { Icon: TextQuote, tone: 'info' },
};

interface NoticesProps {
  notices: readonly Notice[];
  onPassage: (passage: Passage) => void;
}

/** What a reader should know of the document before trusting it. */
export function Notices({ notices, onPassage }: NoticesProps) {
  const { t } = useTranslation('documents');
  if (notices.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('notice.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mb: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      {notices.map(({ kind, count, quote, aside }) => {
        const { Icon, tone } = signs[kind];
        return (
          <Box
            component="li"
            key={kind}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1.5,
              px: 2.5,
              py: 1.25,
              fontSize: 'size.plain',
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box
              aria-hidden
              sx={(theme) => ({ display: 'flex', flex: 'none', mt: '1px', color: toneText(theme, tone) })}
            >
              <Icon size={17} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, textWrap: 'pretty' }}>
              <strong>{t(`notice.${kind}.what`, { count })}</strong> {t(`notice.${kind}.so`, { count })}
              {quote && (
                <Box
                  component="q"
                  sx={{ display: 'block', mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {quote.text}
                </Box>
              )}
              {aside && (
                <Box sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t(`notice.where.${aside.where}`)} <q>{aside.text}</q>
                </Box>
              )}
            </Box>
            {quote && (
              <Button size="small" variant="text" onClick={() => onPassage(quote)} sx={{ flex: 'none' }}>
                {t('notice.show')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
