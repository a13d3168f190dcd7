import type { Document, Sentence } from '../document.ts';
import { asNumber, durationsIn, hoursOf, NUMBER_WORDS } from '../durations.ts';
import { frequenciesIn } from '../frequency.ts';
import type { Span } from '../sentences.ts';
import { tableOf } from '../tables/tables.ts';
import { type Group, groupsIn, isNameOfException, isOfException } from './scopes.ts';

/** Spans of time are in hours, frequencies in months between two times. */
export type Unit = 'characters' | 'hours' | 'months';

/** An amount that a text sets, with what it is for. `start` and `end` are slices of the stored text. */
export interface Value extends Span {
  amount: number;
  unit: Unit;
  /** Where it is told what it is of: the words around it, of a cell the heading of its column. */
  of: Span;
  /** Whom or what it is for alone; nobody where it holds in general. */
  groups: ReadonlySet<Group>;
  isException: boolean;
}

type Found = Pick<Value, 'amount' | 'unit' | 'start' | 'end'> & { isBare?: boolean };

/** No sentence that sets a value is longer. */
const LONGEST = 2000;
/** A single character is one that must be there, and no length. */
const SHORTEST = 2;

const NUMBER = String.raw`(?<![\p{L}\d.,-])(\d{1,3}|${NUMBER_WORDS})`;
const CHARACTERS = new RegExp(
  String.raw`${NUMBER}\+?(?:\s(?:or more|oder mehr|ou plus|o más))?[\s-]+(?:\p{L}{4,16}\s)?(?:characters?|digits?|zeichen|stellen|ziffern|caractères|chiffres|caracteres|dígitos)(?!\p{L})|${NUMBER}-?stellig\p{L}*`,
  'giu',
);
/** Where more is told: "see 4", "Abschnitt 4". */
const ELSEWHERE = String.raw`(?:§|(?<!\p{L})(?:see|siehe|vgl\.?|voir|véase|ver|(?:sub)?sections?|chapters?|clauses?|paragraphs?|articles?|annex(?:es)?|append(?:ix|ices)|tables?|pages?|versions?|abschnitt\p{L}*|kapitel|ziffer|anhang|anlage|tabelle|seite|artikel|chapitre|annexe|tableau|sección|apartado|capítulo|artículo|anexo|tabla|página|no|nr|n[°º])\.?)\s?`;
/** "For administrators see section 4" says nothing of the value before it; "(see 4)" is told by the way. */
const REFERENCE =
  /(?<!\p{L})(?<!\(\s?)(?:see|siehe|vgl\.?|voir|véase|ver)\s(?:(?:the|la|le|el)\s)?(?:\p{L}{1,12}\.?\s)?(?:§\s?)?\d/giu;
/** A number without a unit. */
const ALONE = String.raw`(?<![\p{L}\d.,-])(?<!${ELSEWHERE})(\d{1,3})(?=\s*(?:[.,;)](?!\d)|$))`;
const LENGTH =
  /(?<!\p{L})(?:(?:minimum |min\.? )?length|\p{L}*länge|longueur|longitud|(?:number of )?characters|zeichen|caractères|caracteres)(?!\p{L})/iu;
/** "The minimum length of passwords is 14." */
const OF_LENGTH = new RegExp(String.raw`${LENGTH.source}[^\d.;|]{0,60}?${ALONE}`, 'giu');
/** How long keys of ciphers are is told in bits. */
const OF_KEYS = /(?<!\p{L})(?:keys?|\p{L}*schlüssel\p{L}*|clés?|claves? de cifrado|bits?)(?!\p{L})/iu;
const BARE_CELL = new RegExp(String.raw`^\D{0,12}?(?<![.,-])(?<!${ELSEWHERE})(\d{1,3})\s*\+?\s*$`, 'iu');
/** A number behind another of the same unit goes without it: "12 characters, those of administrators 15". */
const BARE = new RegExp(ALONE, 'giu');

/** The values that a few words name, in their order. */
export function amountsIn(text: string): Found[] {
  if (text.length > LONGEST) return [];
  const times = durationsIn(text).map((span): Found => ({
    amount: hoursOf(span),
    unit: 'hours',
    start: span.start,
    end: span.end,
  }));
  const often = frequenciesIn(text).map(({ months, start, end }): Found => ({
    amount: months,
    unit: 'months',
    start,
    end,
  }));
  const signs = [...text.matchAll(CHARACTERS)].flatMap(({ 0: words, 1: one, 2: other, index }): Found[] => {
    const amount = asNumber(one ?? other ?? '');
    return amount && amount >= SHORTEST
      ? [{ amount, unit: 'characters', start: index, end: index + words.length }]
      : [];
  });
  const lengths = OF_KEYS.test(text)
    ? []
    : [...text.matchAll(OF_LENGTH)].flatMap(({ 0: words, 1: amount = '', index }): Found[] => {
        const end = index + words.length;
        const start = end - amount.length;
        return Number(amount) >= SHORTEST ? [{ amount: Number(amount), unit: 'characters', start, end }] : [];
      });
  const isNew = (found: Found, among: Found[]) =>
    !among.some(({ start, end }) => start < found.end && found.start < end);
  const known = [
    // "Every 90 days" is both.
    ...times,
    ...often,
    ...signs,
    ...lengths.filter((length) => isNew(length, signs)),
  ];
  const [first] = known.toSorted((one, other) => one.start - other.start);
  const bare = [...text.matchAll(BARE)]
    .map(({ 0: number, index }): Found => ({
      amount: Number(number),
      unit: first?.unit ?? 'characters',
      start: index,
      end: index + number.length,
      isBare: true,
    }))
    .filter(({ amount }) => first?.unit === 'characters' && amount >= SHORTEST)
    .filter((found) => first && found.start > first.end && isNew(found, known));
  return [...known, ...bare].toSorted((one, other) => one.start - other.start);
}

const JOINTS = [/[;,]/u, /(?<!\p{L})(?:and|or|while|whereas|und|sowie|et|tandis|y|mientras)(?!\p{L})/iu, /\(/u];

/** Each value of a text with the words around it: the text is cut once between two of them. */
function partsOf(text: string, found: Span[]): Span[] {
  const cuts = found.slice(1).map(({ start }, at) => {
    const from = found[at]?.end ?? 0;
    const between = text.slice(from, start);
    const joint = JOINTS.map((form) => form.exec(between)).find((match) => match !== null);
    return joint ? from + joint.index : null;
  });
  return found.map((_, at) => ({
    start: cuts.slice(0, at).findLast((cut) => cut !== null) ?? 0,
    end: cuts.slice(at).find((cut) => cut !== null) ?? text.length,
  }));
}

const read = new WeakMap<Document, Value[][]>();

/** The values of each sentence of a document, in the order of `document.sentences`. */
export function valuesOf(document: Document): Value[][] {
  const known = read.get(document);
  if (known) return known;
  const values = document.sentences.map((sentence) => {
    const own = sentence.kind === 'row' ? ofRow(sentence, document) : ofSentence(sentence, document.text);
    if (own.length === 0) return [];
    // The title names what the document is about, and no case of it.
    const headings = (document.passages[sentence.passage]?.path ?? []).filter(({ level }) => level > 1);
    const above = headings.map(({ text }) => text.slice(0, LONGEST).replace(/^[\d.\s)]+/u, ''));
    const isException = above.some(isNameOfException);
    const near = groupsIn(above.at(-1) ?? '');
    return own.map((value) => ({
      ...value,
      groups: value.groups.size > 0 ? value.groups : near,
      isException: value.isException || isException,
    }));
  });
  read.set(document, values);
  return values;
}

/** The values of a stretch of running text, or of a heading. */
export function ofSentence({ start, end }: Span, text: string): Value[] {
  const own = text.slice(start, end);
  const found = amountsIn(own);
  if (found.length === 0) return [];
  const references = [...own.matchAll(REFERENCE)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const places: Span[] = [...found, ...references].toSorted((one, other) => one.start - other.start);
  const parts = partsOf(own, places);
  const known = new Map<number, Set<Group>>();
  return found.flatMap((each) => {
    const part = parts[places.indexOf(each)] ?? { start: 0, end: own.length };
    // Values that nothing divides share their words.
    const groups = known.get(part.start) ?? groupsIn(own.slice(part.start, part.end));
    known.set(part.start, groups);
    // A number without a unit is one only where it is set against the first for somebody else.
    if (each.isBare && groups.size === 0) return [];
    return [
      {
        amount: each.amount,
        unit: each.unit,
        start: start + each.start,
        end: start + each.end,
        of: { start: start + part.start, end: start + part.end },
        groups,
        isException: isOfException(own, each.start),
      },
    ];
  });
}

/** The values of a row: its first cell and the heading of the column say what and whom each is for. */
function ofRow(row: Sentence, document: Document): Value[] {
  const { text } = document;
  const header = tableOf(row, document)?.header ?? null;
  if (header === row) return [];
  const headings = header ? cellsOf(header, text) : [];
  const cells = cellsOf(row, text);
  const [first] = cells;
  const named = first ? text.slice(first.start, Math.min(first.end, first.start + LONGEST)) : '';
  const groups = groupsIn(named);
  const isException = isNameOfException(named);
  return cells.slice(1).flatMap((cell, at) => {
    const heading = headings[at + 1];
    const column = heading ? text.slice(heading.start, Math.min(heading.end, heading.start + LONGEST)) : '';
    const bare = BARE_CELL.exec(text.slice(cell.start, cell.end));
    const found = ofSentence(cell, text);
    const isLength =
      Number(bare?.[1]) >= SHORTEST &&
      (LENGTH.test(column) || LENGTH.test(named)) &&
      !OF_KEYS.test(`${column} ${named}`);
    const own: Value[] =
      found.length === 0 && bare && isLength
        ? [{ ...cell, amount: Number(bare[1]), unit: 'characters', of: cell, groups: new Set(), isException: false }]
        : found;
    return own.map((value) => ({
      ...value,
      of: heading ?? value.of,
      groups: new Set([...value.groups, ...groups, ...groupsIn(column)]),
      isException: value.isException || isException || isNameOfException(column),
    }));
  });
}

function cellsOf({ start, end }: Span, text: string): Span[] {
  let at = start;
  return text
    .slice(start, end)
    .split(' | ')
    .map((cell) => {
      const span = { start: at, end: at + cell.length };
      at += cell.length + 3;
      return span;
    });
}
