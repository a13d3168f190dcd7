import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '#domain/schedule/days.ts';
import { useAssignments } from '#web/awareness/awareness-queries.ts';
import { todayIs } from '#web/controls/control-queries.ts';
import { Card } from '#web/kit/card.tsx';
import { useFormat } from '#web/kit/format.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { orpc } from '#web/kit/requests/api.ts';
import { CardSkeleton } from '#web/kit/skeletons.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { LATE } from '#web/schedule/my-week.tsx';
import { useCalendar } from '#web/schedule/schedule-queries.ts';
import { type PersonalStep, personalSteps } from './personal-steps.ts';
import { waitingOf } from './to-read.ts';

/** The one thing that waits for somebody who reads, trains and owns, and does not run the programme. */
export function PersonalStepCard() {
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
  return <StepCard next={next} more={rest.length} today={today} />;
}

function StepCard({ next, more, today }: { next: PersonalStep | undefined; more: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const texts = next
    ? [
        next.dueOn &&
          t(next.dueOn < today ? 'toRead.overdue' : 'toRead.until', { date: format.date(next.dueOn) }).replace(
            /^./,
            (letter) => letter.toUpperCase(),
          ),
        more > 0 && t('yours.more', { count: more }),
      ]
    : [t('yours.none.text')];
  return (
    <Card sx={{ mb: 2, ...(next && { borderColor: 'primary.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
        <Box component="section" aria-labelledby="personal-step" sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box component="span" sx={{ fontSize: 'size.small', fontWeight: 600, color: 'primary.main' }}>
            {t('yours.eyebrow')}
          </Box>
          <Typography id="personal-step" variant="h2" sx={{ textWrap: 'pretty', overflowWrap: 'anywhere' }}>
            {next ? t(`yours.${next.kind}.title`, { title: next.title }) : t('yours.none.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, textWrap: 'pretty' }}>
            {texts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {next && (
          <Button component={AppLink} href={next.href} variant="contained" color="primary" endIcon={<ArrowRight />}>
            {t(`yours.${next.kind}.go`)}
          </Button>
        )}
      </Box>
    </Card>
  );
}
