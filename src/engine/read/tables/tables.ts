import type { Document, Sentence } from '../document.ts';

/** The rows of the table that a row stands in, its header first where it has one. */
export interface Table {
  header: Sentence | null;
  rows: Sentence[];
}

const places = new WeakMap<Document, Map<Sentence, number>>();
const tables = new WeakMap<Sentence, Table>();

/** The place of a sentence among those of its document. */
export function placeOf(sentence: Sentence, document: Document): number {
  let known = places.get(document);
  if (!known) places.set(document, (known = new Map(document.sentences.map((each, at) => [each, at]))));
  return known.get(sentence) ?? -1;
}

/** The table around a row; null for what is no row. */
export function tableOf(sentence: Sentence, document: Document): Table | null {
  if (sentence.kind !== 'row') return null;
  const known = tables.get(sentence);
  if (known) return known;
  const { sentences, passages } = document;
  const pathOf = (each: Sentence) => (passages[each.passage]?.path ?? []).map(({ text }) => text).join('\n');
  const path = pathOf(sentence);
  const isOfSame = (other: Sentence | undefined) => other?.kind === 'row' && pathOf(other) === path;
  let first = placeOf(sentence, document);
  while (isOfSame(sentences[first - 1])) first--;
  let last = first;
  while (isOfSame(sentences[last + 1])) last++;
  const rows = sentences.slice(first, last + 1);
  const [top] = rows;
  // The first row names the columns and says nothing.
  const isHeader = top && rows.length > 1 && !/\d/.test(document.text.slice(top.start, top.end));
  const table = { header: isHeader ? top : null, rows: isHeader ? rows.slice(1) : rows };
  for (const row of rows) tables.set(row, table);
  return table;
}
