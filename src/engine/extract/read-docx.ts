import type { Extraction } from '#domain/documents/analysis.ts';
import { assemble, type RawBlock } from '../read/assemble.ts';
import { dropContents } from '../read/contents.ts';
import { type Asides, collectAsides, countDeceptiveIn } from './asides.ts';
import { isOn, readStyles, type Style } from './docx-styles.ts';
import { textOfRow, type TableCell } from './docx-rows.ts';
import { LIMITS } from './limits.ts';
import { macrosOf, noteDescription, type OfficePackage, readAsides, readProperties } from './office-package.ts';
import { Refused } from './refusal.ts';
import { walkXml } from './xml.ts';

/**
 * Reads the body, tables and notes of a Word document. Deletions and fallbacks stay out; hidden runs stay out and are counted; comments,
 * headers and footers are no part of the text.
 */
export async function readDocx({ archive, main }: OfficePackage): Promise<Extraction> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const asides = collectAsides();
  const styles = readStyles(await archive.read(`${folder}styles.xml`));
  const body = await archive.read(main);
  if (!body) throw new Refused('damaged', 'The document is damaged: its text is missing.');
  const all: RawBlock[] = [];
  const entries = new Set<RawBlock>();
  let hidden = readPart(body, styles, { blocks: all, entries }, asides);
  for (const notes of ['footnotes.xml', 'endnotes.xml']) {
    const part = await archive.read(folder + notes);
    if (part) hidden += readPart(part, styles, { blocks: all, entries }, asides);
  }
  await readAsides(archive, /\/(?:header|footer)\d*\.xml$/i, 'header', asides);
  await readAsides(archive, /\/comments\w*\.xml$/i, 'comment', asides);
  await readProperties(archive, asides);
  const raw = dropContents(all, entries);
  const { text, blocks } = assemble(raw);
  if (text === '') throw new Refused('empty', 'The document holds no text.');
  const notices = [...macrosOf(archive), ...asides.notices()];
  return { state: 'read', text, blocks, pages: null, hiddenText: hidden + countDeceptiveIn(raw), notices };
}

interface Paragraph {
  text: string;
  style: Style;
  list: boolean;
  level?: number;
  boldLetters: number;
  shaded: boolean;
  unseen: string;
  /** An entry of a list of contents: it leads to a page. */
  contents: boolean;
}

interface Run {
  hidden: boolean;
  bold: boolean;
}

/** Elements whose content is not part of what a reader sees. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:delText', 'w:rPrChange', 'w:pPrChange', 'w:sdtPr']);

/** What is read: blocks, and those among them that are entries of a list of contents. */
interface Target {
  blocks: RawBlock[];
  entries: Set<RawBlock>;
}

function readPart(bytes: Buffer, styles: Map<string, Style>, { blocks, entries }: Target, asides: Asides): number {
  const stack: Paragraph[] = [];
  const cells: TableCell[][] = [];
  const headers: (RawBlock | null)[] = [];
  /** Of each open table the row before. */
  const rowsBefore: TableCell[][] = [];
  let tables = 0;
  let skipping = 0;
  let run: Run | null = null;
  let inText = false;
  let hidden = 0;
  let length = 0;
  let runProperties = false;
  let inInstruction = false;
  /** Open boxes, and whether each holds a list of contents. */
  const boxes: boolean[] = [];

  const shown = (text: string) => {
    const paragraph = stack.at(-1);
    if (!paragraph) return;
    paragraph.text += text;
    if (run?.bold) paragraph.boldLetters += text.length;
    length += text.length;
    if (length > LIMITS.textLength)
      throw new Refused('too-large', 'The document holds more text than can be read in one piece.');
  };

  walkXml(bytes, {
    open(tag, attributes) {
      if (tag === 'w:docPartGallery' && attributes['w:val']?.startsWith('Table of ')) boxes.splice(-1, 1, true);
      if (skipping > 0 || SKIPPED.has(tag)) {
        skipping++;
        return;
      }
      noteDescription(tag, attributes, asides);
      const value = attributes['w:val'];
      const paragraph = stack.at(-1);
      if (tag === 'w:p')
        stack.push({ text: '', style: {}, list: false, boldLetters: 0, shaded: false, unseen: '', contents: false });
      else if (tag === 'w:tbl') {
        tables++;
        headers.push(null);
        rowsBefore.push([]);
      } else if (tag === 'w:tr') cells.push([]);
      else if (tag === 'w:tc') cells.at(-1)?.push({ text: '', isMerged: false });
      else if (tag === 'w:vMerge') {
        const cell = cells.at(-1)?.at(-1);
        if (cell) cell.isMerged = value !== 'restart';
      } else if (tag === 'w:sdt') boxes.push(false);
      else if (tag === 'w:r') run = { hidden: paragraph?.style.hidden ?? false, bold: false };
      else if (tag === 'w:rPr') runProperties = true;
      else if (tag === 'w:t') inText = true;
      else if (tag === 'w:instrText') inInstruction = true;
      else if (tag === 'w:tab' && run && !runProperties) shown(' ');
      else if (tag === 'w:br' || tag === 'w:cr') shown(' ');
      else if (tag === 'w:noBreakHyphen') shown('-');
      else if (paragraph && !run) {
        if (tag === 'w:pStyle') paragraph.style = { ...styles.get(value ?? '') };
        else if (tag === 'w:numPr') paragraph.list = true;
        else if (tag === 'w:numId' && value === '0') paragraph.list = false;
        else if (tag === 'w:outlineLvl' && Number(value) < 9) paragraph.level = Number(value) + 1;
        else if (tag === 'w:shd') paragraph.shaded = !/^(auto|ffffff)$/i.test(attributes['w:fill'] ?? 'auto');
      } else if (run && runProperties) {
        // White text is a trick on white paper only: table headers and shaded boxes use it honestly.
        const white = tag === 'w:color' && /^f[ef]f[ef]f[ef]$/i.test(value ?? '') && tables === 0 && !paragraph?.shaded;
        const tiny = tag === 'w:sz' && Number(value) <= 4;
        if ((tag === 'w:vanish' && isOn(value)) || white || tiny) run.hidden = true;
        else if (tag === 'w:b') run.bold = isOn(value);
        else if (tag === 'w:shd' || tag === 'w:highlight')
          run.hidden &&= !/^(?!auto|ffffff)/i.test(attributes['w:fill'] ?? 'auto');
      }
    },
    close(tag) {
      if (skipping > 0) {
        skipping--;
        return;
      }
      if (tag === 'w:t') inText = false;
      else if (tag === 'w:instrText') inInstruction = false;
      else if (tag === 'w:rPr') runProperties = false;
      else if (tag === 'w:r') run = null;
      else if (tag === 'w:tbl') {
        tables--;
        headers.pop();
        rowsBefore.pop();
      } else if (tag === 'w:sdt') boxes.pop();
      else if (tag === 'w:p') {
        const paragraph = stack.pop();
        const row = cells.at(-1);
        asides.add('hidden', paragraph?.unseen);
        if (!paragraph || paragraph.text.trim() === '') return;
        // A text box inside a paragraph is read as a paragraph of its own, before the one it floats in.
        const cell = row?.at(-1);
        if (tables > 0 && cell) cell.text += ` ${paragraph.text}`;
        else {
          const block = blockOf(paragraph);
          blocks.push(block);
          const leads = paragraph.contents && /\s(?:\d+|[ivxlc]+)$/i.test(paragraph.text.trim());
          if (leads || paragraph.style.contents || boxes.includes(true)) entries.add(block);
        }
      } else if (tag === 'w:tr') {
        const row = cells.pop() ?? [];
        const outer = cells.at(-1)?.at(-1);
        const text = textOfRow(row, rowsBefore.at(-1) ?? []);
        rowsBefore.splice(-1, 1, row);
        if (outer) outer.text += ` ${text}`;
        else if (text) {
          const block: RawBlock = { kind: row.length > 1 ? 'row' : 'p', text };
          const header = headers.at(-1);
          if (header) block.header = header;
          else if (block.kind === 'row') headers[headers.length - 1] = block;
          blocks.push(block);
        }
      }
    },
    text(text) {
      const paragraph = stack.at(-1);
      if (inInstruction && paragraph && /PAGEREF\s+_Toc/.test(text)) paragraph.contents = true;
      if (!inText || skipping > 0) return;
      if (run?.hidden && paragraph) {
        hidden += text.trim() === '' ? 0 : 1;
        paragraph.unseen += text;
      } else shown(text);
    },
  });
  return hidden;
}

function blockOf({ text, style, list, level, boldLetters }: Paragraph): RawBlock {
  const heading = level ?? style.heading;
  if (heading !== undefined) return { kind: 'h', level: heading, text };
  if (list || style.list) return { kind: 'li', text };
  const bare = text.trim();
  // Many people set a heading as a short bold line.
  const bold = boldLetters >= text.length * 0.95 && bare.length <= 80 && !/[.;,:!?]$|: /.test(bare);
  return bold ? { kind: 'h', level: 3, text } : { kind: 'p', text };
}
