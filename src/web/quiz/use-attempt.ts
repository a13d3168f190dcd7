import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion, Judgement } from '#contract/quiz.ts';
import type { Language } from '#domain/organisations/language.ts';
import { request } from '../kit/requests/request.ts';
import {
  answerInAttempt,
  nextInAttempt,
  startAttempt,
  tallyOf,
  type AttemptItem,
  type AttemptState,
} from './attempt-state.ts';

export interface Begun {
  ids: readonly string[];
  /** What was answered of it before. */
  answered?: readonly { questionId: string; isRight: boolean }[];
  /** Wrong answers come again at the end. */
  comesAgain: boolean;
  judge: (questionId: string, answer: string | null, language: Language) => Promise<Judgement>;
  onJudged?: (question: AskedQuestion, item: AttemptItem, judgement: Judgement) => void;
}

/** An attempt as it is played: its questions in the language shown now, the one that is asked, and what becomes of an answer. */
export function useAttempt({ ids, answered, comesAgain, judge, onJudged }: Begun) {
  const language = useTranslation().i18n.language as Language;
  const [attempt, setAttempt] = useState<AttemptState>(() => startAttempt(ids, answered));
  const asked = new URLSearchParams({ ids: ids.join(','), language }).toString();
  const questions = useQuery({
    queryKey: ['quiz-questions', asked],
    queryFn: () => request<AskedQuestion[]>('GET', `/api/v1/quiz/questions?${asked}`),
    staleTime: Infinity,
    placeholderData: (before: AskedQuestion[] | undefined) => before,
  });
  const item = attempt.items[attempt.at];
  const question = questions.data?.find(({ id }) => id === item?.id);
  const judging = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string | null }) => judge(id, answer, language),
    onSuccess: (judgement, { answer }) => {
      setAttempt((now) => answerInAttempt(now, answer, judgement, comesAgain));
      if (question && item) onJudged?.(question, item, judgement);
    },
  });
  const { mutate } = judging;
  const answer = useCallback(
    (key: string | null) => {
      if (item && !item.judgement) mutate({ id: item.id, answer: key });
    },
    [item, mutate],
  );
  return {
    attempt,
    item,
    question,
    questions,
    tally: tallyOf(attempt),
    /** The answer on its way to be judged; undefined: none is. */
    pending: judging.isPending ? judging.variables.answer : undefined,
    error: judging.error,
    answer,
    next: useCallback(() => setAttempt(nextInAttempt), []),
  };
}
