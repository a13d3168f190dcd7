import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#contract/quiz.ts';
import { Card } from '../kit/card.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { AnswerList } from './answer-list.tsx';
import { Explanation } from './explanation.tsx';
import type { AttemptItem } from './attempt-state.ts';
import { useStandardNames } from './standards.ts';

interface QuestionCardProps {
  question: AskedQuestion;
  item: AttemptItem;
  /** An answer that is being judged. */
  pending: string | null | undefined;
  isLast: boolean;
  isSignedIn: boolean;
  onAnswer: (key: string) => void;
  onNext: () => void;
}

/** One question: read, answer by 1 to 4 or by pressing, read why, and go on with Enter. */
export function QuestionCard({ question, item, pending, isLast, isSignedIn, onAnswer, onNext }: QuestionCardProps) {
  const { t } = useTranslation('quiz');
  const nameOf = useStandardNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { judgement } = item;
  useEffect(() => (judgement ? next.current?.focus({ preventScroll: false }) : heading.current?.focus()), [judgement]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || judgement || pending !== undefined) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role="menu"]')) return;
      const answer = question.answers[Number(event.key) - 1];
      if (!answer) return;
      event.preventDefault();
      onAnswer(answer.key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [judgement, pending, question, onAnswer]);
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <ToneChip tone="info" label={nameOf(question.framework)} />
        <ToneChip tone="neutral" label={t(`level.${question.level}`)} />
        {item.isAgain && <ToneChip tone="warning" label={t('round.again')} />}
      </Box>
      <Typography
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{
          fontSize: { xs: 'size.section', md: 'size.subtitle' },
          lineHeight: 1.4,
          mb: 2,
          outline: 0,
          textWrap: 'pretty',
        }}
      >
        {question.question}
      </Typography>
      <AnswerList
        answers={question.answers}
        right={judgement?.right}
        chosen={judgement ? item.answer : pending}
        isWaiting={pending !== undefined}
        onChoose={onAnswer}
      />
      <Box aria-live="polite">
        {judgement && <Explanation judgement={judgement} isOutOfTime={item.answer === null} isSignedIn={isSignedIn} />}
      </Box>
      {judgement && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button ref={next} variant="contained" color="primary" endIcon={<ArrowRight />} onClick={onNext}>
            {t(isLast ? 'round.finish' : 'round.next')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
