import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Repeat } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { softTone } from '../kit/tone.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { LOOKS } from './entry-looks.ts';

interface EntryChipProps {
  entry: CalendarEntry;
  labels: CalendarLabels;
  onOpen: () => void;
  /** Of what can be moved: by dragging, and by keyboard. */
  moving?: { onStart: () => void; onKey: (event: KeyboardEvent) => void; isHeld: boolean; describedBy: string };
}

/** One line in a day of the month. */
export function EntryChip({ entry, labels, onOpen, moving }: EntryChipProps) {
  const { icon: Icon, tone } = LOOKS[entry.kind];
  const drag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', labels.title(entry));
    moving?.onStart();
  };
  return (
    <ButtonBase
      onClick={onOpen}
      draggable={moving !== undefined}
      onDragStart={drag}
      onKeyDown={moving?.onKey}
      aria-label={labels.whole(entry)}
      aria-describedby={moving?.describedBy}
      data-entry={entry.id}
      title={labels.whole(entry)}
      sx={(theme) => ({
        // What is done is quiet by its colour: a fainter one would be hard to read.
        ...softTone(theme, entry.isDone ? 'neutral' : tone),
        display: 'flex',
        width: '100%',
        minWidth: 0,
        justifyContent: 'flex-start',
        gap: 0.5,
        px: 0.75,
        py: 0.25,
        borderRadius: '6px',
        fontFamily: 'inherit',
        fontSize: 'size.small',
        lineHeight: 1.5,
        textAlign: 'left',
        cursor: moving ? 'grab' : 'pointer',
        ...(entry.isDone && { textDecoration: 'line-through' }),
        ...(moving?.isHeld && { outline: '2px solid', outlineColor: theme.vars.palette.primary.main }),
        '&:focus-visible': { outline: '2px solid', outlineColor: theme.vars.palette.primary.main, outlineOffset: 1 },
      })}
    >
      <Box component={Icon} size={13} aria-hidden sx={{ flex: 'none' }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 1 }}>
        {entry.time && (
          <Box component="span" sx={{ fontWeight: 700 }}>
            {`${labels.time(entry.time)} `}
          </Box>
        )}
        {labels.title(entry)}
      </Box>
      {entry.isRepeated && <Box component={Repeat} size={11} aria-hidden sx={{ flex: 'none', opacity: 0.7 }} />}
    </ButtonBase>
  );
}
