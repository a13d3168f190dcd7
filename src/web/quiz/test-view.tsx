import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizTest } from '#contract/quiz.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { KeepButton } from './keep-button.tsx';
import { ResultView } from './result-view.tsx';
import type { AttemptState } from './attempt-state.ts';
import { AttemptView } from './attempt-view.tsx';
import { useBeginTest } from './quiz-queries.ts';
import { useStandardNames } from './standards.ts';
import type { Begun } from './use-attempt.ts';

interface TestViewProps {
  test: QuizTest;
  /** Another one, or none. */
  onTest: (test: QuizTest | null) => void;
}

/** An attempt that counts: no clock, each question once, every answer kept by the server as it is given. */
export function TestView({ test, onTest }: TestViewProps) {
  const { t } = useTranslation('quiz');
  const nameOf = useStandardNames();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<QuizResult | null>(null);
  const [over, setOver] = useState<AttemptState | null>(null);
  const begin = useBeginTest((next) => {
    setResult(null);
    setOver(null);
    onTest(next);
  });
  const begun = useMemo(
    (): Begun => ({
      ids: test.questionIds,
      answered: test.answered,
      comesAgain: false,
      judge: async (questionId, answer, language) => {
        const { result: finished, ...judgement } = await client.quiz.rounds.answers.add({
          id: test.id,
          questionId,
          answer,
          language,
        });
        if (finished) {
          setResult(finished);
          void queryClient.invalidateQueries({ queryKey: orpc.quiz.key() });
        }
        return judgement;
      },
    }),
    [test, queryClient],
  );
  const leave = () => {
    void queryClient.invalidateQueries({ queryKey: orpc.quiz.mine.key() });
    onTest(null);
  };
  if (over)
    return (
      <ResultView attempt={over} isSignedIn onAgain={() => begin.mutate({ framework: test.framework })} onBack={leave}>
        {begin.error && <Notice tone="error">{messageOf(begin.error)}</Notice>}
        {result && (
          <Box sx={{ mt: 2.5, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
            <Box sx={{ mb: 1.5, color: 'text.secondary', lineHeight: 1.6 }}>{t('test.keepText')}</Box>
            <KeepButton result={result} onChange={setResult} />
          </Box>
        )}
      </ResultView>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ textAlign: 'center', color: 'text.secondary', fontSize: 'size.body' }}>
        {t('test.under', { standard: nameOf(test.framework) })}
      </Box>
      <AttemptView
        key={test.id}
        begun={begun}
        hasClock={false}
        onNoClock={() => undefined}
        isSignedIn
        onStop={leave}
        onOver={setOver}
      />
    </Box>
  );
}
