import type { HeadingReader } from './headings.ts';
import { whyLeftOut } from './left-out.ts';
import { cellText } from './table.ts';
import type { Sheet, TablePlace } from './sheet.ts';

/** A table found in a file: where it is, what stands above it as its title, how many rows are under its headings, and how well it fits. */
export interface FoundTable {
  place: TablePlace;
  title: string;
  rows: number;
  /** How many of its headings are surely known, and whether the one that every row needs is among them. */
  known: ReturnType<HeadingReader['knows']>;
}

/** Rows above a table that are looked at where no blank row stands before its headings. */
const HEAD = 40;
const MOST_TABLES = 50;

/**
 * The tables of a file, the one that fits best first: a row with headings that are known, from which it goes down to the next such row after a
 * blank one. A sheet without any has one table, which begins where its rows become as wide as those below. Tables on hidden sheets come last.
 */
export function findTables(sheets: readonly Sheet[], reader: HeadingReader): FoundTable[] {
  const fit = ({ known: { fields, hasKey }, rows, place }: FoundTable) =>
    fields +
    (hasKey ? 2 : 0) +
    2 * Math.log10(1 + rows) -
    (sheets.find(({ name }) => name === place.sheet)?.isHidden ? 1000 : 0);
  return sheets
    .flatMap((sheet) => tablesIn(sheet, reader))
    .toSorted((a, b) => fit(b) - fit(a))
    .slice(0, MOST_TABLES);
}

function tablesIn({ name, records }: Sheet, reader: HeadingReader): FoundTable[] {
  const headers = headerRows(records, reader.knows);
  const first = headers[0]?.index ?? firstWideRow(records);
  if (first === undefined) return [];
  const starts = headers.length > 0 ? headers : [{ index: first, known: reader.knows(textsOf(records[first])) }];
  return starts.map(({ index, known }, place) => {
    const next = starts[place + 1]?.index;
    const end = next === undefined ? records.length : titleStart(records, next);
    const headings = textsOf(records[index]);
    const key = reader.keyIn(headings);
    let rows = 0;
    for (let row = index + 1; row < end; row++)
      if (
        !isBlank(records[row]) &&
        !whyLeftOut(textsOf(records[row]), headings, { isFirst: rows === 0, isLast: false, key })
      )
        rows++;
    const last = next === undefined ? null : end;
    return { place: { sheet: name, header: index + 1, last }, title: titleOf(records, index), rows, known };
  });
}

interface HeaderRow {
  index: number;
  known: FoundTable['known'];
  followsBlank: boolean;
}

/** Rows whose cells are headings that are known: the best near the top, and any that begins after a blank row. */
function headerRows(records: Sheet['records'], knows: HeadingReader['knows']): HeaderRow[] {
  const found: HeaderRow[] = [];
  const seen = new Set<string>();
  // Titles may stand between the blank row and the headings.
  let followsBlank = true;
  for (const [index, record] of records.entries()) {
    const texts = textsOf(record);
    const filled = texts.filter((text) => text !== '');
    const candidate = { index, followsBlank };
    followsBlank = filled.length === 0 || (filled.length === 1 && followsBlank);
    const isTop = found.length === 0 && index < HEAD;
    if (!isTop && !candidate.followsBlank) continue;
    if (
      filled.length < 2 ||
      filled.some((text) => text.length > 100) ||
      filled.every((text) => /^[\d.,\s]*$/.test(text))
    )
      continue;
    const known = knows(texts);
    // A row of values behind a blank one holds a known word or two by chance.
    const isEnough = known.fields >= 2 || (isTop && candidate.followsBlank && known.hasKey);
    if (!isEnough || known.fields < filled.length / (isTop ? 4 : 2)) continue;
    // The same headings once more are a new page of the same table.
    const same = texts.join('\n');
    if (seen.has(same)) continue;
    seen.add(same);
    found.push({ ...candidate, known });
    if (found.length === MOST_TABLES) break;
  }
  const wide = firstWideRow(records);
  const [first] = found;
  // Two known words in a row of values are chance where another row above looks like headings, too.
  if (!first || wide === undefined || wide >= first.index || first.known.fields > 2) return found;
  const above = knows(textsOf(records[wide]));
  if (above.fields > 0 && (!first.known.hasKey || (above.hasKey && !first.followsBlank)))
    found[0] = { index: wide, known: above, followsBlank: false };
  return found;
}

/** The first row with content that is at least half as wide as the widest of those below it. */
function firstWideRow(records: Sheet['records']): number | undefined {
  const head = records.slice(0, HEAD).map((record) => textsOf(record).filter((text) => text !== '').length);
  const widest = Math.max(0, ...head);
  const wide = head.findIndex((filled) => filled > 0 && filled >= widest / 2);
  if (wide !== -1) return wide;
  const any = records.findIndex((record) => !isBlank(record));
  return any === -1 ? undefined : any;
}

/** Where the titles above a row of headings begin: rows of a single cell. */
function titleStart(records: Sheet['records'], header: number): number {
  let start = header;
  while (start > 0 && isTitle(records[start - 1])) start--;
  return start;
}

function titleOf(records: Sheet['records'], header: number): string {
  return header === 0 || !isTitle(records[header - 1])
    ? ''
    : (textsOf(records[header - 1]).find(Boolean) ?? '').slice(0, 100);
}

const textsOf = (record: readonly unknown[] | undefined) => (record ?? []).map((cell) => cellText(cell).trim());
const isBlank = (record: readonly unknown[] | undefined) =>
  !record || record.every((cell) => cellText(cell).trim() === '');
const isTitle = (record: readonly unknown[] | undefined) => textsOf(record).filter((text) => text !== '').length === 1;
