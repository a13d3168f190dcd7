import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { useCalendarLabels } from './calendar-labels.ts';
import { DayCell } from './day-cell.tsx';
import { monthSpan } from './month-days.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import { useMoving } from './use-drag-and-drop.ts';

interface MonthViewProps {
  /** A day of the month shown. */
  date: string;
  today: string;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
  onAdd?: ((day: string) => void) | undefined;
}

/** Six weeks as a grid; entries are dragged to other days, or carried there by keyboard. */
export function MonthView({ date, today, entries, onOpen, onDay, onAdd }: MonthViewProps) {
  const { t } = useTranslation('schedule');
  const labels = useCalendarLabels();
  const helpId = useId();
  const { from, to, weeks } = useMemo(() => monthSpan(date), [date]);
  const byDay = useMemo(() => entriesByDay(entries, from, to), [entries, from, to]);
  const moving = useMoving(labels, { from, to });
  return (
    <>
      <Box
        role="grid"
        aria-label={labels.month(date)}
        onDragEnd={moving.letGo}
        sx={{
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          overflow: 'hidden',
        }}
      >
        <Box role="row" sx={row}>
          {labels.weekdays.map((weekday, place) => (
            <Box
              key={weekday}
              role="columnheader"
              aria-label={labels.weekdayNames[place]}
              sx={{ px: 1, py: 0.75, fontSize: 'size.small', fontWeight: 600, color: 'text.secondary' }}
            >
              {weekday}
            </Box>
          ))}
        </Box>
        {weeks.map((week) => (
          <Box key={week[0]} role="row" sx={row}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isToday={day === today}
                isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                entries={byDay.get(day) ?? []}
                labels={labels}
                moving={moving}
                helpId={helpId}
                onOpen={onOpen}
                onDay={onDay}
                onAdd={onAdd}
              />
            ))}
          </Box>
        ))}
      </Box>
      <HiddenText id={helpId}>{t('move.help')}</HiddenText>
      <Box role="status" aria-live="assertive">
        <HiddenText>{moving.said}</HiddenText>
      </Box>
      {moving.asked && (
        <ScopeDialog title={t('move.which')} confirmLabel={t('move.confirm')} onAnswer={moving.answer} />
      )}
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** What lasts several days stands on each of them. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  from: string,
  to: string,
): Map<string, CalendarEntry[]> {
  const found = new Map<string, CalendarEntry[]>();
  for (const entry of entries)
    for (let place = 0; place < entry.days; place++) {
      const day = daysAfter(entry.on, place);
      if (day < from || to < day) continue;
      const there = found.get(day);
      if (there) there.push(entry);
      else found.set(day, [entry]);
    }
  return found;
}
