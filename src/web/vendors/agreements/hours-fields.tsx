import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { FieldRow } from '../../kit/forms/field-grid.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';

export interface HourValues {
  businessHours: { days: number[]; from: string; to: string };
}

/** A Monday; the names of the days follow from it. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** What the agreement calls working hours: the days, and from when to when. */
export function HoursFields() {
  const { t, i18n } = useTranslation('agreements');
  const id = useId();
  const { field } = useController<HourValues, 'businessHours.days'>({ name: 'businessHours.days' });
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY);
  return (
    <>
      <FieldRow>
        <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }} id={id}>
          {t('field.businessDays')}
        </Box>
        <ToggleButtonGroup
          size="small"
          aria-labelledby={id}
          value={field.value}
          onChange={(_, days: number[]) => field.onChange(days.toSorted((a, b) => a - b))}
          sx={{ flexWrap: 'wrap' }}
        >
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <ToggleButton key={day} value={day} aria-label={nameOf(day, 'long')}>
              {nameOf(day, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5, mb: 1.5 }}>{t('field.businessDaysHelp')}</Box>
      </FieldRow>
      <TimeField name="businessHours.from" label={t('field.businessFrom')} />
      <TimeField name="businessHours.to" label={t('field.businessTo')} />
    </>
  );
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** @returns minutes of the day; null for what is no time. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

export const hourValuesOf = (hours: ServiceHours | null): HourValues => ({
  businessHours: hours
    ? { days: hours.days, from: timeOf(hours.from), to: timeOf(hours.to) }
    : { days: [], from: '', to: '' },
});

/** Null without days: the agreement does not say them. Midnight as the end, or no hours, is the end of the day. */
export function hoursOf({ businessHours: { days, from, to } }: HourValues): ServiceHours | null {
  return days.length === 0 ? null : { days, from: minutesOf(from) ?? 0, to: minutesOf(to) || 1440 };
}
