import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { partsOf } from '#domain/schedule/days.ts';
import { tint } from '../theme/tint.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { EntryChip } from './entry-chip.tsx';
import type { Moving } from './use-drag-and-drop.ts';

/** Entries that a day shows; the others stand behind a number. */
const SHOWN = 4;

interface DayCellProps {
  day: string;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  entries: readonly CalendarEntry[];
  labels: CalendarLabels;
  moving: Moving;
  helpId: string;
  onOpen: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
  onAdd?: ((day: string) => void) | undefined;
}

export function DayCell({ day, isToday, isOutside, entries, labels, moving, helpId, ...on }: DayCellProps) {
  const { t } = useTranslation('schedule');
  const isTarget = moving.held?.over === day && moving.held.entry.on !== day;
  const shown = entries.length > SHOWN ? entries.slice(0, SHOWN - 1) : entries;
  const over = (event: DragEvent) => {
    if (!moving.held) return;
    event.preventDefault();
    moving.over(day);
  };
  return (
    <Box
      role="gridcell"
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        moving.dropOn(day);
      }}
      sx={(theme) => ({
        minHeight: { xs: 58, sm: 112 },
        p: { xs: 0.25, sm: 0.5 },
        minWidth: 0,
        position: 'relative',
        '& + &': { borderLeft: '1px solid', borderColor: theme.vars.palette.divider },
        ...(isOutside && { backgroundColor: theme.vars.palette.hover.main }),
        ...(isTarget && { backgroundColor: tint(theme.vars.palette.primary.main, 12) }),
        '& .add': { opacity: 0 },
        '&:hover .add, &:focus-within .add': { opacity: 1 },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <ButtonBase
          onClick={() => on.onDay(day)}
          aria-label={t('day.label', { day: labels.day(day), count: entries.length })}
          sx={(theme) => ({
            minWidth: 24,
            height: 24,
            borderRadius: '12px',
            fontFamily: 'inherit',
            fontSize: 'size.plain',
            fontVariantNumeric: 'tabular-nums',
            color: isOutside ? theme.vars.palette.text.secondary : theme.vars.palette.text.primary,
            ...(isToday && {
              backgroundColor: theme.vars.palette.primary.main,
              color: theme.vars.palette.primary.contrastText,
              fontWeight: 700,
            }),
          })}
        >
          {partsOf(day)[2]}
        </ButtonBase>
        {on.onAdd && (
          <IconButton
            className="add"
            size="small"
            aria-label={t('day.add', { day: labels.day(day) })}
            onClick={() => on.onAdd?.(day)}
            sx={{ p: 0.25, display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <Plus size={14} />
          </IconButton>
        )}
      </Box>
      <Dots count={entries.length} />
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map((entry) => (
          <EntryChip
            key={entry.id}
            entry={entry}
            labels={labels}
            onOpen={() => on.onOpen(entry)}
            {...(moving.isMovable(entry) && {
              moving: {
                onStart: () => moving.start(entry),
                onKey: moving.onKey(entry),
                isHeld: moving.held?.entry.id === entry.id,
                describedBy: helpId,
              },
            })}
          />
        ))}
        {entries.length > shown.length && (
          <ButtonBase
            onClick={() => on.onDay(day)}
            sx={{
              justifyContent: 'flex-start',
              px: 0.75,
              fontFamily: 'inherit',
              fontSize: 'size.small',
              fontWeight: 600,
            }}
          >
            {t('day.more', { count: entries.length - shown.length })}
          </ButtonBase>
        )}
      </Box>
    </Box>
  );
}

/** On a telephone a day says how much it holds; what, stands below. */
function Dots({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={{ display: { xs: 'flex', sm: 'none' }, gap: '3px', justifyContent: 'center', mt: 0.25 }}>
      {Array.from({ length: Math.min(count, 4) }, (_, place) => (
        <Box key={place} sx={{ width: 5, height: 5, borderRadius: '50%', bgcolor: 'primary.main' }} />
      ))}
    </Box>
  );
}
