import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GivenAnswer } from '#domain/readiness/self-assessment.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { problemOf } from '../../kit/requests/problem.ts';
import type { Question, SelfAssessment } from './self-assessment-queries.ts';
import { type Waiting, keepWaiting, readWaiting, sendable, shownAnswers, withAnswer } from './waiting-answers.ts';

const PAUSE = 400;
const RETRY = 8000;
const AT_ONCE = 200;

/**
 * The answers as they are shown, and the way to give one. An answer shows at once, is kept in this browser until the server has it, and is sent again
 * by itself when the connection was lost.
 */
export function useAnswers(assessment: SelfAssessment, questions: readonly Question[]) {
  const queryClient = useQueryClient();
  const { id } = assessment;
  const [waiting, setWaiting] = useState<Waiting>(() => readWaiting(id));
  const [problem, setProblem] = useState<unknown>(null);
  const latest = useRef(waiting);
  const isSending = useRef(false);

  const change = useCallback(
    (next: Waiting) => {
      latest.current = next;
      keepWaiting(id, next);
      setWaiting(next);
    },
    [id],
  );
  const give = useCallback((given: GivenAnswer) => change(withAnswer(latest.current, given)), [change]);

  const send = useCallback(async () => {
    const answers = sendable(latest.current, questions).slice(0, AT_ONCE);
    if (isSending.current || answers.length === 0) return;
    isSending.current = true;
    try {
      const kept = await client.selfAssessments.answers.change({ id, answers });
      const { queryKey } = orpc.selfAssessments.get.queryOptions({ input: { id } });
      // A read that began before the answer was kept would take it from the screen again.
      await queryClient.cancelQueries({ queryKey });
      const answered = new Set(kept.map(({ requirementId }) => requirementId));
      queryClient.setQueryData(queryKey, (old) =>
        old ? { ...old, answers: [...old.answers.filter((each) => !answered.has(each.requirementId)), ...kept] } : old,
      );
      const sent = new Set(answers);
      change(new Map([...latest.current].filter(([, each]) => !sent.has(each))));
      setProblem(null);
    } catch (error) {
      setProblem(error);
    } finally {
      isSending.current = false;
    }
  }, [change, id, queryClient, questions]);

  useEffect(() => {
    if (waiting.size === 0) return;
    const status = problem ? problemOf(problem).status : 0;
    // What the server refused for good is not asked again by itself.
    if (status >= 400 && status < 500) return;
    const timer = setTimeout(() => void send(), problem ? RETRY : PAUSE);
    const again = () => void send();
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting, problem, send]);

  // Who leaves the page need not wait for the pause.
  useEffect(() => () => void send(), [send]);

  const answers = useMemo(
    () => shownAnswers(assessment.answers, waiting, questions),
    [assessment.answers, waiting, questions],
  );
  const unsent = sendable(waiting, questions).length;
  return { answers, give, send, problem, unsent, withoutReason: waiting.size - unsent };
}

export type AnswersInHand = ReturnType<typeof useAnswers>;
