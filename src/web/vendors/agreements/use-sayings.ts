import { useTranslation } from 'react-i18next';
import type { CommitmentFacts, ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { roundedPercent } from '#domain/share.ts';
import { useFormat } from '../../kit/format.ts';

/** A Monday, to name weekdays by. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Commitments, times and periods as people say them. */
export function useSayings() {
  const { t, i18n } = useTranslation('agreements');
  const format = useFormat();
  const percent = (value: number, digits = 3) => format.percent(value, digits);
  /** Never rounded up to what was promised. */
  const availability = (value: number, digits: number) => percent(roundedPercent(value, digits), digits);
  const weekday = (day: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const hours = ({ days, from, to }: ServiceHours) =>
    days.length === 7 && from === 0 && to === 1440
      ? t('say.always')
      : `${weekday(days[0] ?? 1)}–${weekday(days.at(-1) ?? 7)}, ${clock(from)}–${clock(to)}`;
  const amount = ({ value, unit, isBusinessTime }: Pick<CommitmentFacts, 'value' | 'unit' | 'isBusinessTime'>) => {
    if (value === null || unit === null) return null;
    if (unit === 'percent') return percent(value, 4);
    const text = t(`unit.${unit}`, { count: value, amount: format.number(value) });
    return isBusinessTime ? t('say.business', { amount: text }) : text;
  };
  const facts = (of: CommitmentFacts): string => {
    const parts = [
      amount(of),
      of.window && t(`window.${of.window}`),
      of.below !== null && t('say.below', { percent: percent(of.below) }),
      of.from !== null && t('say.from', { percent: percent(of.from) }),
      of.hours && hours(of.hours),
      detailOf(of),
    ].filter(Boolean);
    return parts.join(' · ') || t('say.stated');
  };
  const detailOf = ({ kind, detail }: CommitmentFacts): string => {
    if (kind === 'exclusion') return detail === 'maintenance' ? t('say.maintenance') : '';
    if (detail === 'at-will') return t('say.atWill');
    if (detail === 'not-promised') return t('say.notPromised');
    return detail === 'consent' ? t('say.consent') : detail;
  };
  /** A commitment with what it is about: "Response time, P1: 15 minutes". */
  const commitment = (of: CommitmentFacts): string => {
    const scope = [of.severity, of.service].filter(Boolean).join(', ');
    const said = facts(of);
    const head = `${t(`kind.${of.kind}`)}${scope ? ` (${scope})` : ''}`;
    return said === t('say.stated') ? head : t('say.pair', { label: head, value: said });
  };
  /** Minutes in the largest units that say them well; those of working time in hours, as no two agree how long a working day is. */
  const lasting = (minutes: number, isBusinessTime = false): string => {
    const whole = Math.round(minutes);
    if (whole < 120) return t('unit.minutes', { count: whole, amount: format.number(whole) });
    if (whole < 2880 || isBusinessTime) {
      const inHours = Math.round(whole / 6) / 10;
      return t('unit.hours', { count: inHours, amount: format.number(inHours) });
    }
    const inDays = Math.round(whole / 144) / 10;
    return t('unit.days', { count: inDays, amount: format.number(inDays) });
  };
  /** "March 2026", "Q1 2026", "2026". */
  const period = (name: string, isShort = false): string => {
    const month = /^(\d{4})-(\d{2})$/.exec(name);
    if (!month) return name.replace(/^(\d{4})-(Q\d)$/, '$2 $1');
    return new Intl.DateTimeFormat(i18n.language, {
      month: isShort ? 'short' : 'long',
      year: isShort ? '2-digit' : 'numeric',
      timeZone: 'UTC',
    }).format(Date.UTC(Number(month[1]), Number(month[2]) - 1, 1));
  };
  return { percent, availability, facts, commitment, lasting, period, hours };
}
