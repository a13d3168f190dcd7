import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { type CalendarLabels, useCalendarLabels } from './calendar-labels.ts';
import { EntryLine } from './entry-line.tsx';
import { entriesByDay } from './month-view.tsx';

interface AgendaViewProps {
  from: string;
  to: string;
  today: string;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
}

/** Day by day what there is; days without anything are left out. */
export function AgendaView({ from, to, today, entries, onOpen }: AgendaViewProps) {
  const { t } = useTranslation('schedule');
  const labels = useCalendarLabels();
  const days = useMemo(
    () => [...entriesByDay(entries, from, to)].toSorted(([a], [b]) => a.localeCompare(b)),
    [entries, from, to],
  );
  if (days.length === 0)
    return (
      <Card>
        <EmptyState icon={CalendarDays} heading="h2" title={t('agenda.empty')} text={t('agenda.emptyText')} />
      </Card>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(([day, there]) => (
        <DayCard key={day} day={day} isToday={day === today} entries={there} labels={labels} onOpen={onOpen} />
      ))}
    </Box>
  );
}

interface DayCardProps extends Pick<AgendaViewProps, 'entries' | 'onOpen'> {
  day: string;
  isToday: boolean;
  labels: CalendarLabels;
}

export function DayCard({ day, isToday, entries, labels, onOpen }: DayCardProps) {
  const { t } = useTranslation('schedule');
  return (
    <Card title={isToday ? t('agenda.today', { day: labels.day(day) }) : labels.day(day)} flush>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} labels={labels} onOpen={() => onOpen(entry)} />
        ))}
      </Box>
    </Card>
  );
}
