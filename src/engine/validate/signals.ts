import type { Block, DocumentType, Quote } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { AdequacySignal } from '#domain/evidence/validation.ts';
import type { Signal } from '#domain/evidence/validation-values.ts';
import { signsOf } from '../judge/signs.ts';
import { placeholdersOf } from '../read/placeholders.ts';
import { datesIn, monthsBetween } from './dates.ts';
import { frequencyIn } from '../read/frequency.ts';
import { linesOf, type Line } from './lines.ts';
import type { Look } from './look.ts';
import { approvalIn, ownerIn, type Shown } from './who.ts';

/** What the world outside the document says: the day (ISO date), and after how many months evidence is to be renewed. */
export interface Circumstances {
  today: string;
  intervalMonths: number;
  /** What a person says the document is; without it what the engine takes it for. */
  type?: DocumentType;
}

/** Kinds of document that order a thing and cannot prove that it was done. */
export const ORDERS: readonly DocumentType[] = ['policy', 'procedure', 'plan'];
/** Kinds of document that tell of what happened or what there is. */
const TELLS: readonly DocumentType[] = ['register', 'record', 'report', 'minutes', 'training', 'form'];

const WEIGHTS: Record<Signal, number> = {
  kind: 2,
  fresh: 1.5,
  dated: 1,
  approval: 1.5,
  owner: 1,
  filled: 1,
  definite: 1,
  concrete: 1.5,
  frequency: 1,
  entries: 2,
  'frequency-kept': 1,
};

/** Enough of dated entries, or of sentences that name figures and systems. */
const ENOUGH = 3;

export interface Adequacy {
  /** 0 to 1: the weighted mean of the signals. */
  adequacy: number;
  signals: AdequacySignal[];
  /** Unfilled places per 1,000 words, and the first of them. */
  placeholders: { rate: number; count: number; quote?: Quote };
}

/** How much a document tells of real operation, from signals that each stand on words of it. */
export function adequacyOf(
  look: Look,
  blocks: Block[],
  requirement: Requirement,
  type: DocumentType,
  { today, intervalMonths }: Circumstances,
): Adequacy {
  const lines = linesOf(look.document, blocks);
  const signals: AdequacySignal[] = [];
  const add = (signal: Signal, { value, line }: Shown, facts: AdequacySignal['facts'] = {}) =>
    signals.push({
      signal,
      value: round(value),
      weight: WEIGHTS[signal],
      facts,
      ...(line && { quote: quoteOf(line) }),
    });

  add('kind', { value: kindOf(requirement, type) }, { type });
  const dated = lines.flatMap((line) => datesIn(line.text).map((date) => ({ ...date, line })));
  const newest = dated.filter(({ day }) => day <= today).toSorted((a, b) => b.day.localeCompare(a.day))[0];
  const age = newest ? monthsBetween(newest.day, today) : null;
  add(
    'fresh',
    {
      value: age === null ? 0 : age < intervalMonths ? 1 : age < intervalMonths * 1.5 ? 0.5 : 0,
      ...(newest && { line: newest.line }),
    },
    { interval: intervalMonths, ...(newest && { day: newest.day, months: age ?? 0 }) },
  );
  add('dated', { value: newest ? (newest.isMonth ? 0.6 : 1) : 0, ...(newest && { line: newest.line }) });
  add('approval', approvalIn(lines));
  add('owner', ownerIn(lines));

  const placeholders = unfilledIn(lines, look.document.words);
  add(
    'filled',
    { value: Math.max(0, 1 - placeholders.rate / 10), ...(placeholders.line && { line: placeholders.line }) },
    { count: placeholders.count },
  );
  const speaking = look.document.sentences.filter(({ passage }) => look.passages.has(passage));
  // A place that is not filled in is another matter.
  const open = speaking.filter((sentence) => {
    const signs = signsOf(sentence, look.document);
    return signs.open && !signs.placeholders;
  });
  const [unsettled] = open;
  const openLine = unsettled && lineAt(lines, unsettled.start);
  if (speaking.length > 0)
    add(
      'definite',
      { value: Math.max(0, 1 - (2 * open.length) / speaking.length), ...(openLine && { line: openLine }) },
      { count: open.length },
    );
  const own = lines.filter((line) => speaking.some(({ start, end }) => start < line.end && line.start < end));
  const concrete = own.filter(isConcrete);
  add(
    'concrete',
    { value: Math.min(1, concrete.length / ENOUGH), ...(concrete[0] && { line: concrete[0] }) },
    { count: concrete.length },
  );

  const tells = TELLS.includes(type) || (type === 'unknown' && blocks.filter(({ kind }) => kind === 'row').length > 2);
  const stated = own.find((line) => frequencyIn(line.text) !== null);
  const days = [
    ...new Set(dated.filter(({ isMonth, day }) => !isMonth && day <= today).map(({ day }) => day)),
  ].toSorted();
  if (tells) {
    const entries = [...new Set(dated.filter(({ isMonth, day }) => !isMonth && day <= today).map(({ line }) => line))];
    add(
      'entries',
      { value: Math.min(1, entries.length / ENOUGH), ...(entries[0] && { line: entries[0] }) },
      { count: entries.length },
    );
    if (stated && days.length >= ENOUGH)
      add('frequency-kept', { value: isKept(days, frequencyIn(stated.text) ?? 12) ? 1 : 0.3, line: stated });
  } else add('frequency', stated ? { value: 1, line: stated } : { value: 0 });

  const weight = signals.reduce((sum, signal) => sum + signal.weight, 0);
  const adequacy = signals.reduce((sum, signal) => sum + signal.weight * signal.value, 0) / weight;
  const { rate, count, line } = placeholders;
  return { adequacy, signals, placeholders: { rate, count, ...(line && { quote: quoteOf(line) }) } };
}

/** Share of a requirement's asks, by weight, that only a record of what happened can prove. */
export function recordShare({ asks }: Requirement): number {
  const whole = asks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return asks.filter(({ kind }) => kind === 'record').reduce((sum, { weight }) => sum + weight, 0) / whole;
}

function kindOf(requirement: Requirement, type: DocumentType): number {
  const usual = requirement.documentTypes.indexOf(type as Exclude<DocumentType, 'unknown'>);
  if (usual >= 0) return usual === 0 ? 1 : 0.85;
  if (type === 'unknown') return 0.4;
  return ORDERS.includes(type) && recordShare(requirement) > 0.33 ? 0.15 : 0.5;
}

function unfilledIn(lines: Line[], words: number) {
  let count = 0;
  let first: Line | undefined;
  for (const line of lines) {
    const found = placeholdersOf(line.text).length;
    count += found;
    if (found > 0) first ??= line;
  }
  return { count, rate: (count * 1000) / Math.max(100, words), line: first };
}

/** Figures with what they count, names of systems and settings: what somebody writes who does the thing. */
const CONCRETE =
  /(?<![\p{L}\d.])\d+(?:[.,]\d+)?\s?(?:%|[\p{L}]{2,})|\b[A-Z]{2,}[-_ ]?\d+\b|\b[a-z]+_[a-z0-9]+\b|\b[A-Z][a-z]+[A-Z]\w+|\b(?:[a-z]+|[A-Z][a-z]+)\d+\b/u;

function isConcrete({ text, kind }: Line): boolean {
  if (kind === 'h') return false;
  let rest = text;
  for (const { start, end } of datesIn(text)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return CONCRETE.test(
    rest
      .replace(/\b(?:ISO|IEC|EN|DIN|NIST|SOC)(?:\/IEC)?[ -]?\d[\d:.-]*/g, ' ')
      .replace(/\b(?:A\.)?\d+\.\d+(?:\.\d+)*\b/g, ' '),
  );
}

/** Whether no two times in a row lie more than half as far again apart as the stated frequency allows. */
function isKept(days: string[], months: number): boolean {
  const allowed = months * 1.5 * 30.5 + 3;
  return days.every((day, i) => i === 0 || (Date.parse(day) - Date.parse(days[i - 1] ?? day)) / 86_400_000 <= allowed);
}

function lineAt(lines: Line[], at: number): Line | undefined {
  return lines.find(({ start, end }) => start <= at && at < end);
}

const LONGEST = 350;

function quoteOf({ start, end, text }: Line): Quote {
  if (text.length <= LONGEST) return { start, end, text };
  const cut = text.lastIndexOf(' ', LONGEST);
  const length = cut > 0 ? cut : LONGEST;
  return { start, end: start + length, text: text.slice(0, length) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
