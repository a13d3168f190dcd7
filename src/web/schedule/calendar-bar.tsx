import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarKind } from '#domain/schedule/calendar.ts';
import { CALENDAR_KINDS } from '#domain/schedule/values.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useCalendarLabels } from './calendar-labels.ts';
import { monthsAfter } from './month-days.ts';
import type { ScheduleSearch } from './schedule-search.ts';

interface CalendarBarProps {
  view: 'month' | 'agenda';
  search: ScheduleSearch;
  date: string;
  today: string;
  onSearch: (next: Partial<ScheduleSearch>) => void;
}

/** Which days are shown, and of what. */
export function CalendarBar({ view, search, date, today, onSearch }: CalendarBarProps) {
  const { t } = useTranslation('schedule');
  const labels = useCalendarLabels();
  const step = (way: 1 | -1) =>
    onSearch({ date: view === 'month' ? monthsAfter(date, way) : daysAfter(date, way * 30) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Button onClick={() => onSearch({ date: undefined })}>{t('bar.today')}</Button>
      <IconButton aria-label={t(view === 'month' ? 'bar.monthBefore' : 'bar.earlier')} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t(view === 'month' ? 'bar.monthAfter' : 'bar.later')} onClick={() => step(1)}>
        <ChevronRight />
      </IconButton>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{ flex: 1, minWidth: 160, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {view === 'month'
          ? labels.month(date)
          : date === today
            ? t('bar.fromToday')
            : t('bar.from', { day: labels.day(date) })}
      </Typography>
      <FormControlLabel
        label={t('bar.mine')}
        control={
          <Switch
            checked={search.mine ?? false}
            onChange={(_, isOn) => onSearch({ mine: isOn || undefined })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      <FilterSelect
        label={t('field.kind')}
        value={search.kind}
        options={CALENDAR_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(next) => onSearch({ kind: next as CalendarKind | undefined })}
      />
    </Box>
  );
}
