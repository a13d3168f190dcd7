import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { softTone } from '../kit/tone.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { LOOKS } from './entry-looks.ts';

interface EntryLineProps {
  entry: CalendarEntry;
  labels: CalendarLabels;
  /** Said before the kind, such as the day. */
  day?: string;
  onOpen: () => void;
}

/** One entry as a line of a list. */
export function EntryLine({ entry, labels, day, onOpen }: EntryLineProps) {
  const { t } = useTranslation('schedule');
  const { icon: Icon, tone } = LOOKS[entry.kind];
  const facts = [
    day,
    entry.time && labels.time(entry.time),
    t(`kind.${entry.kind}`),
    entry.ownerName,
    entry.isDone && t('entry.done'),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          display: 'flex',
          width: '100%',
          justifyContent: 'flex-start',
          gap: 1.75,
          px: 2.5,
          py: 1.25,
          fontFamily: 'inherit',
          textAlign: 'left',
          '&:hover': { bgcolor: 'hover.main' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Box
          aria-hidden
          sx={(theme) => ({
            ...softTone(theme, tone),
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 34,
            borderRadius: '8px',
          })}
        >
          <Icon size={17} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="span"
            sx={{
              display: 'block',
              fontWeight: 600,
              fontSize: 'size.body',
              overflowWrap: 'anywhere',
              ...(entry.isDone && { textDecoration: 'line-through' }),
            }}
          >
            {labels.title(entry)}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: 'size.plain', color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Box>
        </Box>
        {entry.isRepeated && (
          <Box component={Repeat} size={15} aria-label={t('entry.repeated')} sx={{ color: 'text.secondary' }} />
        )}
      </ButtonBase>
    </Box>
  );
}
