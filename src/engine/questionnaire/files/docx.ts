import type { OfficePackage } from '../../extract/office-package.ts';
import { Refused } from '../../extract/refusal.ts';
import { walkXml } from '../../extract/xml.ts';
import { applyEdits, type Edit, escapeXml, tagsOf } from './markup.ts';
import type { Layout } from './layout.ts';

/** A paragraph or a cell with where its markup stands. */
interface Span {
  start: number;
  end: number;
}

interface Paragraph extends Span {
  text: string;
  isEmptyTag: boolean;
}

interface Cell extends Span {
  /** Where a further paragraph would go. */
  inner: number;
  paragraphs: Paragraph[];
}

/** What a reader does not see, or sees elsewhere. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:delText', 'w:txbxContent']);

/** The outer paragraphs of a document and the cells of its outer tables, in their order. */
function partsOf(xml: string): { paragraphs: Paragraph[]; tables: Cell[][][] } {
  const paragraphs: Paragraph[] = [];
  const tables: Cell[][][] = [];
  let depth = 0;
  let skipping = 0;
  let open: Paragraph | null = null;
  let cell: Cell | null = null;
  let textFrom = -1;
  for (const tag of tagsOf(xml)) {
    const { name, isEnd, isEmpty, start, end } = tag;
    if (SKIPPED.has(name) && !isEmpty) skipping += isEnd ? -1 : 1;
    if (skipping > 0 || SKIPPED.has(name)) continue;
    if (name === 'w:tbl' && !isEmpty) {
      depth += isEnd ? -1 : 1;
      if (!isEnd && depth === 1) tables.push([]);
    } else if (name === 'w:tr' && depth === 1 && !isEnd) tables.at(-1)?.push([]);
    else if (name === 'w:tc' && depth === 1) {
      if (isEnd && cell) {
        Object.assign(cell, { inner: start, end });
        cell = null;
      } else if (!isEnd) {
        cell = { start, end, inner: end, paragraphs: [] };
        tables.at(-1)?.at(-1)?.push(cell);
      }
    } else if (name === 'w:p') {
      if (isEnd) {
        if (open) open.end = end;
        open = null;
      } else {
        const paragraph = { start, end, text: '', isEmptyTag: isEmpty };
        if (!isEmpty) open = paragraph;
        (cell ? cell.paragraphs : paragraphs).push(paragraph);
      }
    } else if (name === 'w:t' && !isEmpty) {
      if (isEnd && open && textFrom >= 0) open.text += unescapeXml(xml.slice(textFrom, start));
      textFrom = isEnd ? -1 : end;
    } else if ((name === 'w:tab' || name === 'w:br') && open && !isEnd) open.text += ' ';
  }
  return { paragraphs, tables };
}

async function bodyOf({ archive, main }: OfficePackage): Promise<{ bytes: Buffer; xml: string }> {
  const bytes = await archive.read(main);
  if (!bytes) throw new Refused('damaged', 'The document is damaged: its text is missing.');
  // Refuses what is not well-formed, nested too deep or brings entities of its own.
  walkXml(bytes, { open() {}, close() {} });
  return { bytes, xml: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
}

export async function readDocxLayout(office: OfficePackage): Promise<Layout> {
  const { paragraphs, tables } = partsOf((await bodyOf(office)).xml);
  return {
    form: 'docx',
    paragraphs: paragraphs.map(({ text }) => text.trim()),
    grids: tables.map((rows, at) => ({ name: String(at + 1), rows: rows.map((row) => row.map(textOf)) })),
  };
}

const textOf = ({ paragraphs }: Cell) =>
  paragraphs
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ');

interface Filling {
  sheet: number | null;
  row: number;
  column: number;
  text: string;
}

/** Puts answers into the cells of tables, and below the paragraphs that ask. @returns which of them (by place in the list) found none. */
export async function fillDocx(
  office: OfficePackage,
  answers: readonly Filling[],
): Promise<{ bytes: Buffer; left: number[] }> {
  const { xml } = await bodyOf(office);
  const { paragraphs, tables } = partsOf(xml);
  const edits: Edit[] = [];
  const left: number[] = [];
  const taken = new Set<Paragraph>();
  answers.forEach(({ sheet, row, column, text }, at) => {
    if (sheet === null) {
      const asked = paragraphs[row];
      const next = paragraphs[row + 1];
      if (!asked) left.push(at);
      else if (
        next &&
        next.text.trim() === '' &&
        !taken.has(next) &&
        !xml.slice(next.start, next.end).includes('<w:drawing')
      ) {
        taken.add(next);
        edits.push(intoEmpty(xml, next, text));
      } else edits.push({ start: asked.end, end: asked.end, text: paragraphOf(text) });
      return;
    }
    const cell = tables[sheet]?.[row]?.[column];
    const [first] = cell?.paragraphs ?? [];
    if (!cell) left.push(at);
    else if (first && cell.paragraphs.every((each) => each.text.trim() === '')) edits.push(intoEmpty(xml, first, text));
    else edits.push({ start: cell.inner, end: cell.inner, text: paragraphOf(text) });
  });
  return { bytes: Buffer.from(applyEdits(xml, edits)), left };
}

/** Into a paragraph that is there and empty, which keeps its style. */
function intoEmpty(xml: string, { start, end, isEmptyTag }: Paragraph, text: string): Edit {
  if (!isEmptyTag) return { start: end - '</w:p>'.length, end: end - '</w:p>'.length, text: runOf(text) };
  return { start, end, text: `${xml.slice(start, end).replace(/\s*\/>$/, '>')}${runOf(text)}</w:p>` };
}

const paragraphOf = (text: string) => `<w:p>${runOf(text)}</w:p>`;

const runOf = (text: string) =>
  `<w:r>${text
    .split(/\r\n?|\n/)
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
