import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { useFormat } from '../kit/format.ts';

const locales: Record<string, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' };
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

export interface CalendarLabels {
  /** May 2027 */
  month: (day: string) => string;
  /** Wednesday, May 5, 2027 */
  day: (day: string) => string;
  /** Mo, Tu … as the language shortens them. */
  weekdays: readonly string[];
  weekdayNames: readonly string[];
  /** 9:00 AM */
  time: (time: string) => string;
  title: (entry: CalendarEntry) => string;
  /** Kind, title and owner in one line. */
  whole: (entry: CalendarEntry) => string;
}

export function useCalendarLabels(): CalendarLabels {
  const { t, i18n } = useTranslation('schedule');
  const format = useFormat();
  return useMemo(() => {
    const locale = locales[i18n.language] ?? 'en-US';
    const of = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (moment: string | number) => written.format(new Date(moment));
    };
    const clock = of({ hour: 'numeric', minute: '2-digit' });
    const weekdays = (weekday: 'short' | 'long') =>
      Array.from({ length: 7 }, (_, place) => of({ weekday })(MONDAY + place * DAY));
    const time = (text: string) => clock(`2026-01-05T${text}:00Z`);
    const title = ({ title: name, count }: CalendarEntry) =>
      count > 1 ? t('entry.several', { name, count: count - 1, more: format.number(count - 1) }) : name;
    return {
      month: of({ month: 'long', year: 'numeric' }),
      day: of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      weekdays: weekdays('short'),
      weekdayNames: weekdays('long'),
      time,
      title,
      whole: (entry) =>
        [
          // What is seen comes first, as it stands there.
          [entry.time && time(entry.time), title(entry)].filter(Boolean).join(' '),
          t(`kind.${entry.kind}`),
          entry.ownerName,
          entry.isDone && t('entry.done'),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, i18n.language, format]);
}
