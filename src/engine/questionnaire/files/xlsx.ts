import { LIMITS } from '../../extract/limits.ts';
import { relationsOf, type OfficePackage } from '../../extract/office-package.ts';
import { tooManyCells } from '../../extract/read-csv.ts';
import { Refused } from '../../extract/refusal.ts';
import { localName, walkXml } from '../../extract/xml.ts';
import type { Grid } from './grid.ts';
import { columnOf } from './references.ts';
import { rulesOf } from './validations.ts';
import type { Workbook } from './workbook.ts';

const MOST_ROWS = 20_000;

async function openWorkbook({ archive, main }: OfficePackage): Promise<Workbook> {
  const body = await archive.read(main);
  if (!body) throw new Refused('damaged', 'The workbook is damaged: its list of sheets is missing.');
  const relations = await relationsOf(archive, main);
  const strings = stringsOf(
    await archive.read([...relations.values()].find(({ type }) => type === 'sharedStrings')?.target ?? ''),
  );
  const sheets: Workbook['sheets'] = [];
  const names = new Map<string, string>();
  let naming: string | null = null;
  let at = -1;
  const places = new Map<string, string>();
  walkXml(body, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === 'definedName') {
        const local = attributes['localSheetId'];
        naming = `${local === undefined ? '' : `${local}!`}${(attributes['name'] ?? '').toLowerCase()}`;
        names.set(naming, '');
      }
      if (name !== 'sheet') return;
      at += 1;
      const id = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1];
      const relation = relations.get(id ?? '');
      if (relation?.type !== 'worksheet') return;
      const isHidden = /hidden$/i.test(attributes['state'] ?? '');
      sheets.push({ name: attributes['name'] ?? '', part: relation.target, isHidden });
      places.set(relation.target, String(at));
    },
    text: (text) => void (naming !== null && names.set(naming, (names.get(naming) ?? '') + text)),
    close: (tag) => void (localName(tag) === 'definedName' && (naming = null)),
  });
  // A name counts sheets of all kinds; from here on only those with cells do.
  const own = new Map(
    [...names].map(([name, words]) => {
      const [place, rest] = name.includes('!') ? name.split('!') : [null, name];
      const sheet = sheets.findIndex(({ part }) => places.get(part) === place);
      return [place === null ? name : `${sheet}!${rest ?? ''}`, words];
    }),
  );
  const read = new Map<string, string[][]>();
  const rowsIn = async (name: string) => {
    const part = sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase())?.part;
    const known = read.get(part ?? '');
    if (known || part === undefined) return known ?? null;
    const bytes = await archive.read(part);
    const rows = bytes ? rowsOf(bytes, strings, { cells: 0, letters: 0 }) : [];
    read.set(part, rows);
    return rows;
  };
  return { sheets, strings, names: own, rowsIn };
}

/** The visible sheets of a workbook as grids, each with its part and its rules. Rows and columns keep their places; formulas show their cached values. */
export async function readXlsxGrids(office: OfficePackage): Promise<(Grid & { part: string })[]> {
  const workbook = await openWorkbook(office);
  const grids: (Grid & { part: string })[] = [];
  const filled = { cells: 0, letters: 0 };
  for (const [at, { name, part, isHidden }] of workbook.sheets.entries()) {
    const bytes = isHidden ? null : await office.archive.read(part);
    if (!bytes) continue;
    const rows = rowsOf(bytes, workbook.strings, filled).map((row) => row.map((cell) => cell.trim()));
    grids.push({ name, part, rows, rules: await rulesOf(bytes, workbook, at) });
  }
  return grids;
}

function stringsOf(bytes: Buffer | null): string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let current = '';
  let inText = false;
  let inReading = false;
  walkXml(bytes, {
    open(name) {
      const tag = localName(name);
      if (tag === 'si') current = '';
      else if (tag === 't') inText = !inReading;
      else if (tag === 'rPh') inReading = true;
    },
    text: (text) => void (inText && (current += text)),
    close(name) {
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'si') strings.push(current);
    },
  });
  return strings;
}

function rowsOf(bytes: Buffer, strings: string[], filled: { cells: number; letters: number }): string[][] {
  const rows: string[][] = [];
  let row = -1;
  let column = -1;
  let type = 'n';
  let text = '';
  let inValue = false;
  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'row') {
        row = Number(attributes['r'] ?? row + 2) - 1;
        column = -1;
      } else if (tag === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        type = attributes['t'] ?? 'n';
        text = '';
      } else if (tag === 'v' || tag === 't') inValue = true;
    },
    text: (piece) => void (inValue && (text += piece)),
    close(name) {
      const tag = localName(name);
      if (tag === 'v' || tag === 't') inValue = false;
      if (tag !== 'c') return;
      const shown = type === 's' ? (strings[Number(text)] ?? '') : text;
      if (shown.trim() === '') return;
      if (++filled.cells > LIMITS.cells) throw tooManyCells();
      // A text that many cells share stands in the file once, and in what is made of it as often as it is shown.
      filled.letters += shown.length;
      if (filled.letters > LIMITS.textLength)
        throw new Refused('too-large', 'The workbook shows far more text than any real one.');
      if (!(row >= 0 && row < MOST_ROWS))
        throw new Refused('too-large', `A sheet has text below row ${MOST_ROWS.toLocaleString('en')}.`);
      while (rows.length <= row) rows.push([]);
      const cells = rows[row]!;
      while (cells.length < column) cells.push('');
      cells[column] = shown;
    },
  });
  return rows;
}
