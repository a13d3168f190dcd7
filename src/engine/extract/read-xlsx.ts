import type { Extraction } from '#domain/documents/analysis.ts';
import { assemble, type RawBlock } from '../read/assemble.ts';
import { collectAsides, countDeceptiveIn } from './asides.ts';
import { LIMITS } from './limits.ts';
import { macrosOf, type OfficePackage, readAsides, readProperties, relationsOf } from './office-package.ts';
import { Refused } from './refusal.ts';
import { blocksOfRows } from './table-blocks.ts';
import { isTrue, readSheet, type Workbook } from './xlsx-sheet.ts';
import { readCellStyles } from './xlsx-styles.ts';
import { localName, walkXml } from './xml.ts';

/** Names that a program gives a sheet by itself. */
const NAMELESS = /^(?:sheet|tabelle|table|feuil|hoja|foglio|blad|arkusz|planilha)\s*\d*$/i;

/** Reads the visible sheets of a workbook, each as a page of tables: cached values, never formulas. */
export async function readXlsx({ archive, main }: OfficePackage): Promise<Extraction> {
  const asides = collectAsides();
  const body = await archive.read(main);
  if (!body) throw new Refused('damaged', 'The workbook is damaged: its list of sheets is missing.');
  const relations = await relationsOf(archive, main);
  const partOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target ?? '';
  const { sheets, from1904 } = readSheetList(body);
  if (sheets.length > LIMITS.pages)
    throw new Refused('too-large', `The workbook has more than ${LIMITS.pages} sheets.`);
  const workbook: Workbook = {
    strings: readStrings(await archive.read(partOf('sharedStrings'))),
    styles: readCellStyles(await archive.read(partOf('styles'))),
    from1904,
    cells: 0,
  };
  const raw: RawBlock[] = [];
  let hidden = 0;
  let hiddenParts = 0;
  for (const [index, sheet] of sheets.entries()) {
    const part = await archive.read(relations.get(sheet.relation)?.target ?? '');
    // A sheet of charts or of a dialog has no cells.
    if (!part || relations.get(sheet.relation)?.type !== 'worksheet') continue;
    const { rows, hidden: unseen } = readSheet(part, workbook, asides);
    if (sheet.isHidden) {
      if (rows.some((row) => row.length > 0)) hiddenParts++;
      for (const row of rows) asides.add('hidden', row.join(' '));
      continue;
    }
    hidden += unseen;
    const blocks = blocksOfRows(rows, index + 1);
    if (blocks.length === 0) continue;
    if (!NAMELESS.test(sheet.name)) raw.push({ kind: 'h', level: 2, text: sheet.name, page: index + 1 });
    raw.push(...blocks.map((block) => (block.kind === 'h' ? Object.assign(block, { level: 3 }) : block)));
  }
  await readAsides(archive, /^xl\/(?:comments|threadedComments)\/?[^/]*\.xml$/i, 'comment', asides);
  await readAsides(archive, /^xl\/drawings\/[^/]+\.xml$/i, 'header', asides);
  await readProperties(archive, asides);
  const { text, blocks } = assemble(raw);
  if (text === '') throw new Refused('empty', 'The workbook holds no text.');
  const parts = hiddenParts > 0 ? [{ kind: 'hidden-parts' as const, count: hiddenParts }] : [];
  const notices = [...parts, ...macrosOf(archive), ...asides.notices()];
  return { state: 'read', text, blocks, pages: sheets.length, hiddenText: hidden + countDeceptiveIn(raw), notices };
}

interface SheetEntry {
  name: string;
  relation: string;
  isHidden: boolean;
}

function readSheetList(bytes: Buffer): { sheets: SheetEntry[]; from1904: boolean } {
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'workbookPr') from1904 = isTrue(attributes['date1904']);
      else if (tag === 'sheet') {
        const relation = Object.entries(attributes).find(([key]) => localName(key) === 'id' && key.includes(':'))?.[1];
        const isHidden = /hidden$/i.test(attributes['state'] ?? '');
        sheets.push({ name: attributes['name'] ?? '', relation: relation ?? '', isHidden });
      }
    },
    close() {},
  });
  return { sheets, from1904 };
}

/** The strings that cells refer to by number, without the readings of Japanese words. */
function readStrings(bytes: Buffer | null): string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let current = '';
  let inText = false;
  let inReading = false;
  let length = 0;
  walkXml(bytes, {
    open(name) {
      const tag = localName(name);
      if (tag === 'si') current = '';
      else if (tag === 't') inText = !inReading;
      else if (tag === 'rPh') inReading = true;
    },
    text(text) {
      if (!inText) return;
      current += text;
      length += text.length;
      if (length > LIMITS.textLength)
        throw new Refused('too-large', 'The workbook holds more text than can be read in one piece.');
    },
    close(name) {
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'si') strings.push(current.trim());
    },
  });
  return strings;
}
