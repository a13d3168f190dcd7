import type { ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { ALL_HOURS } from './cues.ts';

const DAYS = [
  'monday|mon|montags?|lundi|lunes',
  'tuesday|tue|dienstags?|mardi|martes',
  'wednesday|wed|mittwochs?|mercredi|miércoles',
  'thursday|thu|donnerstags?|jeudi|jueves',
  'friday|fri|freitags?|vendredi|viernes',
  'saturday|sat|samstags?|samedi|sábado',
  'sunday|sun|sonntags?|dimanche|domingo',
];
const DAY = `(?:${DAYS.join('|')})`;
const RANGE = new RegExp(
  String.raw`(?<!\p{L})(${DAY})\s?(?:to|through|thru|until|till|bis|au|à|a|-|–)\s?(${DAY})(?!\p{L})`,
  'iu',
);
const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(?:h|uhr|o['’]clock)?\s?([ap]\.?m\.?)?`;
const CLOCK = new RegExp(
  String.raw`(?<![\d.,])${TIME}\s?(?:to|until|till|through|bis|und|and|à|a|-|–|hasta las|a las)\s?${TIME}(?![\d%])`,
  'iu',
);
const WEEKDAYS =
  /(?<!\p{L})(?:weekdays|business days|working days|werktags|an werktagen|jours ouvrés|días laborables|días hábiles)(?!\p{L})/iu;

const dayOf = (word: string) =>
  DAYS.findIndex((names) => names.split('|').some((name) => new RegExp(`^${name}$`, 'iu').test(word))) + 1;

function minuteOf(hour = '', minute = '0', half = ''): number {
  const plain = Number(hour);
  const isAfternoon = /^p/i.test(half) && plain < 12;
  return (isAfternoon ? plain + 12 : /^a/i.test(half) && plain === 12 ? 0 : plain) * 60 + Number(minute);
}

/** The hours that a text names: around the clock, or weekdays with a time; null for neither. */
export function hoursIn(text: string): ServiceHours | null {
  if (ALL_HOURS.test(text)) return { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 };
  const range = RANGE.exec(text);
  const clock = CLOCK.exec(text);
  const [first, last] = range ? [dayOf(range[1] ?? ''), dayOf(range[2] ?? '')] : WEEKDAYS.test(text) ? [1, 5] : [0, 0];
  if (!clock || first === 0 || last < first) return null;
  const from = minuteOf(clock[1], clock[2], clock[3]);
  const to = minuteOf(clock[4], clock[5], clock[6]);
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return from < to && to <= 1440 ? { days, from, to } : null;
}
