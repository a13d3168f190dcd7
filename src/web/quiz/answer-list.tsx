import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../kit/hidden-text.tsx';
import { type Tone, softTone, toneText } from '../kit/tone.ts';

interface AnswerListProps {
  answers: readonly { key: string; text: string }[];
  /** The right one, once it is known, and the one that was chosen. */
  right: string | undefined;
  chosen: string | null | undefined;
  isWaiting: boolean;
  onChoose: (key: string) => void;
}

/** Four answers, each with the key that chooses it; afterwards the right one and, where it was another, the chosen one are marked. */
export function AnswerList({ answers, right, chosen, isWaiting, onChoose }: AnswerListProps) {
  const { t } = useTranslation('quiz');
  const isJudged = right !== undefined;
  return (
    <Box component="ol" aria-label={t('round.answers')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {answers.map(({ key, text }, place) => {
        const tone: Tone | null = key === right ? 'success' : isJudged && key === chosen ? 'error' : null;
        const Mark = tone === 'success' ? Check : X;
        return (
          <li key={key}>
            <ButtonBase
              onClick={() => !isJudged && !isWaiting && onChoose(key)}
              aria-disabled={isJudged || isWaiting}
              aria-keyshortcuts={String(place + 1)}
              sx={(theme) => ({
                width: 1,
                display: 'grid',
                gridTemplateColumns: '28px minmax(0, 1fr) 20px',
                alignItems: 'center',
                gap: 1.5,
                textAlign: 'left',
                p: 1.5,
                borderRadius: '10px',
                border: '1px solid',
                borderColor: 'field.border',
                bgcolor: 'background.paper',
                fontFamily: 'body1.fontFamily',
                fontSize: 'size.large',
                lineHeight: 1.45,
                '&:hover': isJudged ? {} : { borderColor: 'primary.main' },
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
                ...(isJudged && { cursor: 'default' }),
                ...(key === chosen && !isJudged && { borderColor: 'primary.main' }),
                ...(tone && { ...softTone(theme, tone), borderColor: toneText(theme, tone) }),
              })}
            >
              <Box
                aria-hidden
                sx={{
                  width: 28,
                  height: 28,
                  borderRadius: '7px',
                  border: '1px solid',
                  borderColor: tone ? 'currentColor' : 'field.border',
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: 600,
                  fontSize: 'size.plain',
                  color: tone ? 'inherit' : 'text.secondary',
                }}
              >
                {place + 1}
              </Box>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {text}
                {tone && <HiddenText>{t(tone === 'success' ? 'round.isRight' : 'round.isChosen')}</HiddenText>}
              </Box>
              {tone && <Mark size={18} aria-hidden />}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}
