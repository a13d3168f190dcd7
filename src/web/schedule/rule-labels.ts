import { useTranslation } from 'react-i18next';
import { partsOf, weekdayOf } from '#domain/schedule/days.ts';
import { type Recurrence, WEEKDAYS } from '#domain/schedule/recurrence.ts';
import { useFormat } from '../kit/format.ts';
import { useCalendarLabels } from './calendar-labels.ts';

/** Fifth ones are not in every month: the last is meant. */
const LAST = 5;

/** A rule in words: "Every 2 weeks on Monday and Thursday, 10 times". */
export function useRuleLabels() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const labels = useCalendarLabels();
  const nth = (startsOn: string) => {
    const place = Math.ceil(partsOf(startsOn)[2] / 7);
    const weekday = labels.weekdayNames[weekdayOf(startsOn)] ?? '';
    return place === LAST ? t('monthlyBy.last', { weekday }) : t('monthlyBy.nth', { weekday, place });
  };
  const rule = ({ frequency, interval, weekdays, monthlyBy, count, until }: Recurrence, startsOn: string) => {
    const on =
      frequency === 'weekly' && weekdays.length > 0
        ? format.list(weekdays.map((each) => labels.weekdayNames[WEEKDAYS.indexOf(each)] ?? each))
        : frequency === 'monthly' && monthlyBy === 'weekday'
          ? nth(startsOn)
          : '';
    return [
      t(`every.${frequency}`, { count: interval }),
      on,
      count !== null && t('rule.times', { count }),
      until !== null && t('rule.until', { day: format.date(until) }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return { nth, rule };
}
