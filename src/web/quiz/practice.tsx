import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { AskedQuestion, Judgement } from '#contract/quiz.ts';
import type { Language } from '#domain/organisations/language.ts';
import { chooseQuestions, countRecalls } from '#domain/quiz/recall.ts';
import { QUESTIONS_PER_ATTEMPT } from '#domain/quiz/values.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { request } from '../kit/requests/request.ts';
import { ProgressCard } from './progress-card.tsx';
import type { QuizSearch } from './quiz-search.ts';
import type { AttemptItem, AttemptState } from './attempt-state.ts';
import { outlineQuery } from './standards.ts';
import { StartCard } from './start-card.tsx';
import type { Begun } from './use-attempt.ts';
import { dayHere, useClock, useProgress } from './use-progress.ts';
import { Waiting } from './waiting-view.tsx';

/** Loaded when somebody plays. */
const AttemptView = lazy(async () => ({ default: (await import('./attempt-view.tsx')).AttemptView }));
const ResultView = lazy(async () => ({ default: (await import('./result-view.tsx')).ResultView }));

interface PracticeProps {
  search: QuizSearch;
  onSearch: (search: QuizSearch) => void;
  isSignedIn: boolean;
  /** What else stands on the page while nothing is played. */
  children: React.ReactNode;
}

// Asked plainly: a visitor's page is not to load the typed client.
const judge = (questionId: string, answer: string | null, language: Language): Promise<Judgement> =>
  request('POST', '/api/v1/quiz/judgements', { questionId, answer, language });

/** Practice for everybody: what is asked and what comes again is chosen here, and only right or wrong is asked of the server. */
export function Practice({ search, onSearch, isSignedIn, children }: PracticeProps) {
  const outline = useQuery(outlineQuery);
  const { progress, note, forget } = useProgress();
  const [hasClock, turnClock] = useClock();
  const [begun, setBegun] = useState<(Begun & { number: number; pointsBefore: number }) | null>(null);
  const [over, setOver] = useState<AttemptState | null>(null);
  const filter = useMemo(() => {
    // What an address names of which there are no questions narrows nothing.
    const framework = outline.data?.find((question) => question.framework === search.standard)?.framework;
    return { framework, level: search.level };
  }, [outline.data, search]);
  const [now, setNow] = useState(() => new Date());
  const attempts = useRef(0);
  const onJudged = useCallback(
    ({ id, level }: AskedQuestion, { isAgain }: AttemptItem, { isRight }: Judgement) =>
      note({ id, level, isRight, isAgain }),
    [note],
  );
  if (outline.error) return <ErrorState error={outline.error} onRetry={() => void outline.refetch()} />;
  if (!outline.data) return <Waiting />;
  const all = outline.data;
  const start = () => {
    const chosen = { filter, count: QUESTIONS_PER_ATTEMPT, at: Date.now(), dice: Math.random };
    const ids = chooseQuestions(all, progress.recalls, chosen);
    attempts.current += 1;
    setOver(null);
    setBegun({ ids, comesAgain: true, judge, onJudged, number: attempts.current, pointsBefore: progress.points });
  };
  const leave = () => {
    setNow(new Date());
    setBegun(null);
    setOver(null);
  };
  if (begun && over)
    return (
      <ResultView
        attempt={over}
        points={progress.points - begun.pointsBefore}
        isSignedIn={isSignedIn}
        onAgain={start}
        onBack={leave}
      />
    );
  if (begun)
    return (
      <AttemptView
        key={begun.number}
        begun={begun}
        hasClock={hasClock}
        onNoClock={() => turnClock(false)}
        run={progress.run}
        isSignedIn={isSignedIn}
        onStop={leave}
        onOver={setOver}
      />
    );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <StartCard
          search={search}
          counts={countRecalls(all, progress.recalls, filter, now.getTime())}
          hasClock={hasClock}
          onClock={turnClock}
          onSearch={onSearch}
          onStart={start}
        />
        <ProgressCard progress={progress} today={dayHere(now)} onForget={forget} />
      </Box>
      {children}
    </>
  );
}
