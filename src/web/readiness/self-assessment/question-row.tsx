import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { MessageSquarePlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GivenAnswer, SELF_ANSWERS, type SelfAnswer } from '#domain/readiness/self-assessment.ts';
import { softTone } from '../../kit/tone.ts';
import { toneOfAnswer } from './answer-chip.tsx';
import type { Question } from './self-assessment-queries.ts';

interface QuestionRowProps {
  requirement: Question;
  ask: Question['asks'][number];
  given: GivenAnswer | undefined;
  /** Why nothing can be answered. */
  reason: string | null;
  isNoteOpen: boolean;
  onAnswer: (answer: SelfAnswer) => void;
  onNote: (note: string) => void;
  onOpenNote: () => void;
}

/** One question with its answers, as a group of radio buttons, and a note once it is answered. */
export function QuestionRow({ requirement, ask, given, reason, isNoteOpen, ...on }: QuestionRowProps) {
  const { t } = useTranslation('self-assessment');
  const id = useId();
  const answers = SELF_ANSWERS.filter((each) => requirement.kind === 'control' || each !== 'not-applicable');
  const isNoted = given !== undefined && given.answer !== 'not-applicable' && (isNoteOpen || given.note !== '');
  return (
    <Box
      data-question={ask.id}
      data-requirement={requirement.id}
      sx={{ py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) 32px', md: 'minmax(0, 1fr) auto 32px' },
          alignItems: 'center',
          columnGap: { xs: 1, md: 1.5 },
          rowGap: 1,
        }}
      >
        <Box id={id} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, fontSize: 'size.body', textWrap: 'pretty' }}>
          {ask.text}
        </Box>
        <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {answers.map((answer) => {
            const isChosen = given?.answer === answer;
            const isStop = given ? isChosen : answer === 'yes';
            return (
              <Button
                key={answer}
                role="radio"
                size="small"
                aria-checked={isChosen}
                aria-disabled={reason !== null}
                title={reason ?? undefined}
                tabIndex={isStop ? 0 : -1}
                onClick={() => reason === null && on.onAnswer(answer)}
                sx={(theme) => ({
                  px: 1.25,
                  fontWeight: isChosen ? 600 : 400,
                  ...(isChosen && { ...softTone(theme, toneOfAnswer(answer)), borderColor: 'currentColor' }),
                })}
              >
                {t(`answer.${answer}`)}
              </Button>
            );
          })}
        </Box>
        {given && given.answer !== 'not-applicable' && !isNoted && reason === null && (
          <Tooltip title={t('note.add')}>
            <IconButton size="small" aria-label={t('note.addTo', { question: ask.text })} onClick={on.onOpenNote}>
              <MessageSquarePlus size={16} aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {isNoted && (
        <OutlinedInput
          fullWidth
          size="small"
          multiline
          value={given.note}
          readOnly={reason !== null}
          autoFocus={isNoteOpen && given.note === ''}
          placeholder={t('note.placeholder')}
          onChange={(event) => on.onNote(event.target.value)}
          slotProps={{ input: { 'aria-label': t('note.label', { question: ask.text }), maxLength: 2000 } }}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
}
