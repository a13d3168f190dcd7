import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/awareness.ts';
import { orpc } from '../kit/requests/api.ts';
import { BandBar } from '../kit/band-bar.tsx';
import { Card } from '../kit/card.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useLanguage, useRefreshAwareness } from './awareness-queries.ts';
import { QuestionForm } from './question-form.tsx';
import { TestResult } from './test-result.tsx';

interface TestViewProps {
  attempt: Attempt;
  retakeFrom: string | null;
  isBusy: boolean;
  onAgain: () => void;
  onPart: (part: string | undefined) => void;
}

/** One question at a time; what is right is told by the server once the answer is given. */
export function TestView({ attempt, ...rest }: TestViewProps) {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const refresh = useRefreshAwareness();
  const answer = useMutation(orpc.awareness.attempts.answers.add.mutationOptions());
  const { id, questions } = attempt;
  const open = questions.find((question) => question.answer === null);
  // The answered question stays until one goes on; after a reload one goes on at the first open one.
  const [shown, setShown] = useState(open?.id);
  const question = questions.find((each) => each.id === shown);
  const answered = questions.filter((each) => each.answer !== null).length;
  if (!question) return <TestResult attempt={attempt} {...rest} />;
  const give = (chosen: string[]) =>
    answer.mutate(
      { id, question: question.id, chosen, language },
      {
        onSuccess: (next) => {
          queryClient.setQueryData(orpc.awareness.attempts.get.queryKey({ input: { id, language } }), next);
          if (next.finishedAt) refresh();
        },
        onError: (error) => toast('error', messageOf(error)),
      },
    );
  const place = questions.indexOf(question) + 1;
  const label = t('test.answered', { answered, count: questions.length });
  return (
    <Card title={t('test.question', { place, count: questions.length })} subtitle={label}>
      <BandBar percent={(100 * answered) / questions.length} tone="info" label={label} />
      <QuestionForm
        key={question.id}
        question={question}
        isBusy={answer.isPending}
        isLast={open === undefined}
        onAnswer={give}
        onNext={() => setShown(open?.id)}
      />
    </Card>
  );
}
