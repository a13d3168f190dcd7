import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { AgendaView, DayCard } from './agenda-view.tsx';
import { useCalendarLabels } from './calendar-labels.ts';
import { entriesByDay, MonthView } from './month-view.tsx';

interface CalendarPartProps {
  view: 'month' | 'agenda';
  date: string;
  span: { from: string; to: string };
  today: string;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
  onAdd?: ((day: string) => void) | undefined;
}

/** The month, with the chosen day below it on a telephone; or the agenda. */
export function CalendarPart({ view, span, onDay, ...shown }: CalendarPartProps) {
  const isPhone = useMediaQuery('(max-width: 599px)');
  const labels = useCalendarLabels();
  const [chosen, setChosen] = useState<string | null>(null);
  const { entries, today, onOpen } = shown;
  const byDay = useMemo(() => entriesByDay(entries, span.from, span.to), [entries, span.from, span.to]);
  if (view === 'agenda') return <AgendaView {...span} today={today} entries={entries} onOpen={onOpen} />;
  const day = chosen ?? (byDay.has(today) ? today : null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <MonthView {...shown} onDay={isPhone ? setChosen : onDay} />
      </div>
      {isPhone && day && (
        <DayCard day={day} isToday={day === today} entries={byDay.get(day) ?? []} labels={labels} onOpen={onOpen} />
      )}
    </Box>
  );
}
