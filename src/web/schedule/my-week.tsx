import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { todayIs } from '../controls/control-queries.ts';
import { PAGES } from '#domain/addresses.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { usePermission } from '../people/use-permission.ts';
import { hrefOfReadiness } from '../readiness/readiness-search.ts';
import { useCalendarLabels } from './calendar-labels.ts';
import { EntryLine } from './entry-line.tsx';
import { hrefOfEntry } from './href-of-entry.ts';
import { useCalendar } from './schedule-queries.ts';

const SHOWN = 6;
/** What is late by more than so many days is found in the schedule. */
const LATE = 60;

/** What is mine in the next seven days, and what is late. Words: namespace `schedule`. */
export function MyWeek() {
  const { t } = useTranslation('schedule');
  const labels = useCalendarLabels();
  const format = useFormat();
  const navigate = useNavigate();
  const mayPlan = usePermission('iso_readiness.edit');
  const now = todayIs();
  const { data } = useCalendar({ from: daysAfter(now, -LATE), to: daysAfter(now, 7), mine: true });
  if (!data) return <CardSkeleton />;
  const mine = weekOf(data.entries, data.today);
  return (
    <Card
      title={t('week.title')}
      subtitle={t('week.subtitle')}
      flush
      action={
        <Button component={AppLink} href={PAGES.schedule} size="small">
          {t('week.all')}
        </Button>
      }
    >
      {mine.length === 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2.5, pb: 2.5 }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {t('week.none')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              {mayPlan ? t('week.planText') : t('week.noneText')}
            </Typography>
          </Box>
          {mayPlan && (
            <Button component={AppLink} href={hrefOfReadiness({ tab: 'progress' })} size="small">
              {t('week.plan')}
            </Button>
          )}
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {mine.slice(0, SHOWN).map((entry) => (
            <EntryLine
              key={entry.id}
              entry={entry}
              labels={labels}
              day={entry.on < data.today ? t('week.late', { day: format.date(entry.on) }) : labels.day(entry.on)}
              onOpen={() => void navigate({ href: hrefOfEntry(entry) })}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Open things of seven days; before today only what waits to be done. */
export function weekOf(entries: readonly CalendarEntry[], today: string): CalendarEntry[] {
  return entries.filter(
    ({ on, isDone, kind }) =>
      !isDone && on <= daysAfter(today, 7) && (on >= today || kind === 'task' || kind === 'control-due'),
  );
}
