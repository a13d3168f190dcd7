import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SECONDS_PER_QUESTION } from '#domain/quiz/values.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { Clock } from './clock.tsx';
import { QuestionCard } from './question-card.tsx';
import { AttemptBar } from './attempt-bar.tsx';
import { isOver, type AttemptState } from './attempt-state.ts';
import { RunFlame } from './run-flame.tsx';
import { useCountdown } from './use-countdown.ts';
import { type Begun, useAttempt } from './use-attempt.ts';
import { Waiting } from './waiting-view.tsx';

interface AttemptViewProps {
  begun: Begun;
  hasClock: boolean;
  onNoClock: () => void;
  /** Right answers in a row; undefined where they do not matter. */
  run?: number;
  isSignedIn: boolean;
  onStop: () => void;
  onOver: (attempt: AttemptState) => void;
}

/** An attempt under way: how far, how long, the question, and the way out. */
export function AttemptView({ begun, hasClock, onNoClock, run, isSignedIn, onStop, onOver }: AttemptViewProps) {
  const { t } = useTranslation('quiz');
  const { attempt, item, question, questions, pending, error, answer, next } = useAttempt(begun);
  const isOpen = Boolean(question) && item?.judgement === undefined && pending === undefined;
  const outOfTime = useCallback(() => answer(null), [answer]);
  const left = useCountdown(String(attempt.at), SECONDS_PER_QUESTION, hasClock && isOpen && !error, outOfTime);
  const over = isOver(attempt);
  useEffect(() => {
    if (over) onOver(attempt);
  }, [over, attempt, onOver]);
  if (questions.error) return <ErrorState error={questions.error} onRetry={() => void questions.refetch()} />;
  if (!item || !question) return <Waiting />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto', width: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Box sx={{ flex: 1, fontSize: 'size.body', color: 'text.secondary' }}>
          {t('round.at', { at: attempt.at + 1, total: attempt.items.length })}
        </Box>
        {run !== undefined && <RunFlame run={run} />}
        {hasClock && (
          <>
            <Clock left={left} />
            <Button size="small" variant="text" onClick={onNoClock}>
              {t('clock.off')}
            </Button>
          </>
        )}
      </Box>
      <AttemptBar attempt={attempt} />
      <QuestionCard
        key={attempt.at}
        question={question}
        item={item}
        pending={pending}
        isLast={attempt.at + 1 === attempt.items.length}
        isSignedIn={isSignedIn}
        onAnswer={answer}
        onNext={next}
      />
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {t('round.keys')}
        </Box>
        <Button variant="text" onClick={onStop}>
          {t('round.stop')}
        </Button>
      </Box>
    </Box>
  );
}
