import { useMutation, useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCourse } from '#contract/awareness.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useLanguage, useRefreshAwareness } from './awareness-queries.ts';
import { TestView } from './test-view.tsx';

interface TestPartProps {
  course: OpenCourse;
  onPart: (part: string | undefined) => void;
}

/** The test of a course: begun, gone on with, or just finished. */
export function TestPart({ course, onPart }: TestPartProps) {
  const language = useLanguage();
  const refresh = useRefreshAwareness();
  const [started, setStarted] = useState<string | null>(null);
  const id = started ?? course.attemptId;
  const start = useMutation(
    orpc.awareness.courses.attempts.add.mutationOptions({
      onSuccess: (attempt) => {
        setStarted(attempt.id);
        refresh();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  const begin = () => start.mutate({ course: course.id, language });
  if (!id) return <Entrance course={course} isBusy={start.isPending} onBegin={begin} />;
  return <Running key={id} id={id} course={course} onPart={onPart} onAgain={begin} isBusy={start.isPending} />;
}

interface RunningProps extends TestPartProps {
  id: string;
  isBusy: boolean;
  onAgain: () => void;
}

function Running({ id, course, onPart, onAgain, isBusy }: RunningProps) {
  const language = useLanguage();
  const query = useQuery(orpc.awareness.attempts.get.queryOptions({ input: { id, language } }));
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />;
  return (
    <TestView attempt={query.data} retakeFrom={course.retakeFrom} isBusy={isBusy} onAgain={onAgain} onPart={onPart} />
  );
}

interface EntranceProps {
  course: OpenCourse;
  isBusy: boolean;
  onBegin: () => void;
}

function Entrance({ course: { lessons, questions, passMark, retakeFrom, state }, isBusy, onBegin }: EntranceProps) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const unread = lessons.filter(({ isRead }) => !isRead).length;
  const reason =
    unread > 0
      ? t('test.unread', { count: unread })
      : retakeFrom
        ? t('test.wait', { at: format.dateTime(retakeFrom) })
        : null;
  return (
    <Card>
      <EmptyState
        icon={ClipboardCheck}
        heading="h2"
        title={t('test.title')}
        text={reason ?? t('test.text', { questions, passMark })}
        actions={
          <ReasonButton variant="contained" color="primary" reason={reason} loading={isBusy} onClick={onBegin}>
            {t(state === 'passed' || state === 'failed' || state === 'expired' ? 'test.again' : 'test.begin')}
          </ReasonButton>
        }
      />
    </Card>
  );
}
