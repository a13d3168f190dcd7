import type { Block } from '../analysis.ts';
import type { Remark } from './objection.ts';
import { datesIn } from './read-date.ts';

export const DATE_ROLES = ['approved', 'effective', 'reviewed', 'next-review'] as const;
export type DateRole = (typeof DATE_ROLES)[number];

/** A day that a document states of itself. */
export interface StatedDate {
  role: DateRole;
  /** ISO date; null for a day that no calendar has. */
  day: string | null;
  start: number;
  end: number;
  text: string;
}

/** What the day of a document is called, in the four languages; the next review before the last one, since both say review. */
const ROLES: [DateRole, RegExp][] = [
  [
    'next-review',
    /(?<!\p{L})(?:next (?:scheduled )?review|review (?:due|date|by)|due for review|nächste (?:überprüfung|prüfung|revision)|überprüfung (?:bis|fällig)|pr[oó]xima revisi[oó]n|prochaine (?:revue|r[eé]vision)|prochain r[eé]examen)(?!\p{L})/iu,
  ],
  [
    'reviewed',
    /(?<!\p{L})(?:last review(?:ed)?|reviewed on|letzte (?:überprüfung|prüfung|revision)|[uú]ltima revisi[oó]n|derni[eè]re (?:revue|r[eé]vision)|dernier r[eé]examen)(?!\p{L})/iu,
  ],
  [
    'approved',
    /(?<!\p{L})(?:approved|approval(?: date)?|date of approval|genehmigt|freigegeben|freigabe(?:datum)?|genehmigung|aprobad[oa]|(?:fecha de )?aprobaci[oó]n|approuv[eé]e?|(?:date d['’])?approbation)(?!\p{L})/iu,
  ],
  [
    'effective',
    /(?<!\p{L})(?:effective(?: date| from)?|in force(?: from)?|valid from|issue date|date of issue|gültig (?:ab|seit)|in kraft(?: seit| ab)?|gilt ab|en vigor(?: desde)?|vigente desde|en vigueur(?: depuis| le)?|date d['’]effet|applicable (?:from|depuis))(?!\p{L})/iu,
  ],
];
/** A day stands this close behind what it is called. */
const NEAR = 60;
const LONGEST_LINE = 400;

const roleOf = (words: string): DateRole | null => ROLES.find(([, name]) => name.test(words))?.[0] ?? null;

/** Days that stand beside their name: "Approved by, on: 12 March 2025", or in a table below it. */
export function statedDates(text: string, blocks: readonly Block[]): StatedDate[] {
  const found: StatedDate[] = [];
  for (const block of blocks) {
    if (block.end - block.start > LONGEST_LINE) continue;
    if (block.kind === 'row' && block.header !== undefined) {
      const header = blocks[block.header];
      if (header) found.push(...inRow(text, header, block));
    }
    found.push(...inLine(text, block));
  }
  return found;
}

function inLine(text: string, { start, end }: Block): StatedDate[] {
  const line = text.slice(start, end);
  const found: StatedDate[] = [];
  for (const date of datesIn(line)) {
    const before = line.slice(Math.max(0, date.start - NEAR), date.start);
    // The nearest name counts: "Approved: …, next review: …".
    const part = before.split(/[;,|]\s+(?=\p{L})/u).at(-1) ?? before;
    const role = roleOf(part) ?? null;
    if (
      role &&
      /[:|]\s*$|\b(?:on|am|el|le|from|since|ab|seit|desde|depuis|by|bis|is|ist|es|est|date|datum)\b:?\s*$|,\s*$/iu.test(
        before,
      )
    )
      found.push({ role, day: date.day, start: start + date.start, end: start + date.end, text: date.text });
  }
  return found;
}

const cellsOf = (text: string, { start, end }: Block) => {
  let at = start;
  return text
    .slice(start, end)
    .split(' | ')
    .map((words) => {
      const cell = { words, start: at };
      at += words.length + 3;
      return cell;
    });
};

function inRow(text: string, header: Block, row: Block): StatedDate[] {
  const names = cellsOf(text, header);
  return cellsOf(text, row).flatMap(({ words, start }, place) => {
    const role = roleOf(names[place]?.words ?? '');
    const [date] = datesIn(words);
    return role && date
      ? [{ role, day: date.day, start: start + date.start, end: start + date.end, text: date.text }]
      : [];
  });
}

const quoteOf = ({ start, end, text }: StatedDate) => ({ start, end, text });

/** Days that cannot all be true, and a review that the document itself says was due. */
export function remarksOnDates(dates: readonly StatedDate[], today: string): Remark[] {
  const remarks: Remark[] = [];
  const first = (role: DateRole) => dates.find((date) => date.role === role && date.day !== null);
  for (const date of dates) {
    const values = { first: date.text, second: '', rule: 'none' };
    if (date.day === null)
      remarks.push({ kind: 'contradictory-dates', quote: quoteOf(date), values: { ...values, rule: 'no-day' } });
    else if ((date.role === 'approved' || date.role === 'reviewed') && date.day > today)
      remarks.push({ kind: 'contradictory-dates', quote: quoteOf(date), values: { ...values, rule: 'future' } });
  }
  const next = first('next-review');
  const since = [first('reviewed'), first('approved'), first('effective')].filter((date) => date !== undefined);
  const later = since.find((date) => next?.day && date.day && date.day >= next.day);
  if (next && later)
    remarks.push({
      kind: 'contradictory-dates',
      quote: quoteOf(next),
      values: { first: next.text, second: later.text, rule: 'review-first' },
    });
  else if (next?.day && next.day < today)
    remarks.push({ kind: 'review-date-passed', quote: quoteOf(next), values: { day: next.day } });
  const [approved, effective] = [first('approved'), first('effective')];
  if (approved?.day && effective?.day && effective.day < approved.day)
    remarks.push({
      kind: 'contradictory-dates',
      quote: quoteOf(effective),
      values: { first: effective.text, second: approved.text, rule: 'force-first' },
    });
  return remarks;
}
