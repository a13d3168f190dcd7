import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '#domain/schedule/days.ts';
import { useAssignments } from '#web/awareness/awareness-queries.ts';
import { todayIs } from '#web/controls/control-queries.ts';
import { useFormat } from '#web/kit/format.ts';
import { orpc } from '#web/kit/requests/api.ts';
import { CardSkeleton } from '#web/kit/skeletons.tsx';
import { StepCard } from '#web/kit/step-card.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { useCalendar } from '#web/schedule/schedule-queries.ts';
import { type PersonalStep, personalSteps } from './personal-steps.ts';
import { waitingOf } from './to-read.ts';

/** A year and what a month is longer: the calendar answers for no more at once. */
const LATE = 390;

/** The one thing that waits for somebody who reads, trains and owns, and does not run the programme; where nothing does, `otherwise`. */
export function PersonalStepCard({ otherwise }: { otherwise: ReactNode }) {
  const today = todayIs();
  const mayRead = usePermission('documents.view');
  const assignments = useAssignments();
  const documents = useQuery(orpc.documents.receipts.mine.queryOptions({ enabled: mayRead, staleTime: 30_000 }));
  const calendar = useCalendar({ from: daysAfter(today, -LATE), to: daysAfter(today, 7), mine: true });
  if (!assignments.data || !calendar.data || (mayRead && !documents.data)) return <CardSkeleton lines={2} />;
  const [next, ...rest] = personalSteps(
    {
      assignments: assignments.data,
      documents: waitingOf(documents.data ?? [], today),
      entries: calendar.data.entries,
    },
    today,
  );
  return next || !otherwise ? <NextCard next={next} more={rest.length} today={today} /> : otherwise;
}

function NextCard({ next, more, today }: { next: PersonalStep | undefined; more: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!next)
    return (
      <StepCard eyebrow={t('yours.eyebrow')} title={t('yours.none.title')} text={t('yours.none.text')} isOpen={false} />
    );
  const { kind, title, dueOn, href } = next;
  const due = dueOn && t(dueOn < today ? 'yours.overdue' : 'yours.due', { date: format.date(dueOn) });
  const rest = more > 0 && t('yours.more', { count: more });
  return (
    <StepCard
      eyebrow={t('yours.eyebrow')}
      title={t(`yours.${kind}.title`, { title })}
      text={[due, rest].filter(Boolean).join(' · ')}
      go={{ href, label: t(`yours.${kind}.go`) }}
      isOpen
    />
  );
}
