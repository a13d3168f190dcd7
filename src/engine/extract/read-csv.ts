import Papa from 'papaparse';
import { delimiterOf } from '#domain/tables/csv.ts';
import type { Extraction } from '#domain/documents/analysis.ts';
import { assemble } from '../read/assemble.ts';
import { countDeceptiveIn } from './asides.ts';
import { LIMITS } from './limits.ts';
import { decode } from './read-plain.ts';
import { Refused } from './refusal.ts';
import { blocksOfRows } from './table-blocks.ts';

/** Reads a CSV file as one table: its delimiter is found, formulas are the text they are. */
export function readCsv(bytes: Buffer): Extraction {
  const decoded = decode(bytes);
  const [first = '', declared] = /^sep=(.)\r?\n/i.exec(decoded) ?? [];
  const source = decoded.slice(first.length);
  const rows: string[][] = [];
  let cells = 0;
  Papa.parse<string[]>(source, {
    delimiter: declared ?? delimiterOf(source.slice(tableStart(source))),
    step({ data }) {
      cells += data.filter(Boolean).length;
      if (cells > LIMITS.cells) throw tooManyCells();
      rows.push(data.map((cell) => cell.trim()));
    },
  });
  const raw = blocksOfRows(rows);
  const { text, blocks } = assemble(raw);
  if (text === '') throw new Refused('empty', 'The file holds no text.');
  const hiddenText = countDeceptiveIn(raw);
  return { state: 'read', text, blocks, pages: null, hiddenText, notices: [] };
}

/** Where the first line stands that may be a record of several cells: titles above it have no delimiter. */
function tableStart(source: string): number {
  return Math.max(0, source.slice(0, 4_000).search(/^.*(?:[;\t|]|,.*,).*$/m));
}

export function tooManyCells(): Refused {
  return new Refused('too-large', `The file has more than ${LIMITS.cells.toLocaleString('en')} filled cells.`);
}
