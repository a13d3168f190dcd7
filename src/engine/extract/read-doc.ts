import type { Extraction, Notice } from '#domain/documents/analysis.ts';
import { assemble, type RawBlock } from '../read/assemble.ts';
import { dropContents } from '../read/contents.ts';
import { type Asides, collectAsides, countDeceptiveIn } from './asides.ts';
import { type CompoundFile, openCompoundFile } from './compound-file.ts';
import { type DocText, readPieces } from './doc-pieces.ts';
import { type ParagraphProperties, PLAIN, readParagraphs, readRuns, stretchAt } from './doc-properties.ts';
import { Refused } from './refusal.ts';

/** Reads a Word document of 1997 to 2003: body, notes and text boxes, without what is hidden or deleted. */
export function readDoc(bytes: Buffer): Extraction {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument');
  if (!main) throw notWord(file);
  if (main.length < 0x1aa || main.readUInt16LE(0) !== 0xa5ec || main.readUInt16LE(2) < 0xc1)
    throw new Refused(
      'unsupported',
      'Documents older than Word 97 are not read; please save the document as .docx or PDF.',
    );
  const flags = main.readUInt16LE(0x0a);
  if (flags & 0x0100)
    throw new Refused('encrypted', 'The document is protected with a password; please upload an unlocked copy.');
  const table = file.stream(flags & 0x0200 ? '1Table' : '0Table');
  if (!table) throw damaged();
  const asides = collectAsides();
  const raw: RawBlock[] = [];
  let hidden = 0;
  try {
    const read = reader(readPieces(main, table), main, table, asides);
    for (const part of ['body', 'footnotes', 'endnotes', 'boxes'] as const) {
      const { blocks, unseen } = read(part);
      raw.push(...blocks);
      hidden += unseen;
    }
    for (const { text } of read('headers').blocks) asides.add('header', text);
    for (const { text } of read('comments').blocks) asides.add('comment', text);
  } catch (problem) {
    if (problem instanceof RangeError) throw damaged();
    throw problem;
  }
  const summary = file.stream('\u0005SummaryInformation')?.toString('latin1') ?? '';
  for (const [property] of summary.matchAll(/[\x20-\x7e\xa0-\xff]{8,}/g)) asides.add('metadata', property);
  const { text, blocks } = assemble(dropContents(raw));
  if (text === '') throw new Refused('empty', 'The document holds no text.');
  const macros: Notice[] = file.names.includes('Macros') ? [{ kind: 'macros', count: 1 }] : [];
  const notices = [...macros, ...asides.notices()];
  return { state: 'read', text, blocks, pages: null, hiddenText: hidden + countDeceptiveIn(raw), notices };
}

interface Paragraph {
  text: string;
  bold: number;
  unseen: number;
}

function reader({ text, byteOf, parts }: DocText, main: Buffer, table: Buffer, asides: Asides) {
  const runs = readRuns(main, table);
  const paragraphs = readParagraphs(main, table);

  return (part: keyof DocText['parts']): { blocks: RawBlock[]; unseen: number } => {
    const [from, to] = parts[part];
    const blocks: RawBlock[] = [];
    let unseen = 0;
    let row: string[] = [''];
    let header: RawBlock | undefined;
    let start = from;
    for (let at = from; at < to; at++) {
      const mark = text[at];
      if (mark !== '\r' && mark !== '\u0007' && mark !== '\f' && at !== to - 1) continue;
      const properties = stretchAt(paragraphs, byteOf(at)) ?? PLAIN;
      const isCell = mark === '\u0007';
      const paragraph = shownText(start, at + 1, properties.inTable || isCell);
      start = at + 1;
      unseen += paragraph.unseen;
      if (!properties.inTable && !isCell) {
        header = undefined;
        if (paragraph.text !== '') blocks.push(blockOf(paragraph, properties));
      } else if (properties.endsRow) {
        const cells = row.filter(Boolean);
        const block: RawBlock = { kind: cells.length > 1 ? 'row' : 'p', text: cells.join(' | ') };
        if (header) block.header = header;
        else if (block.kind === 'row') header = block;
        if (cells.length > 0) blocks.push(block);
        row = [''];
      } else {
        row[row.length - 1] = `${row.at(-1) ?? ''} ${paragraph.text}`.trim();
        if (isCell) row.push('');
      }
    }
    return { blocks, unseen };
  };

  /** The text of a paragraph as it is printed: field codes, deletions and hidden runs out. */
  function shownText(from: number, to: number, inTable: boolean): Paragraph {
    const shown: Paragraph = { text: '', bold: 0, unseen: 0 };
    let hidden = '';
    let codes = 0;
    for (let at = from; at < to; at++) {
      const character = text[at] ?? '';
      if (character === '\u0013') codes++;
      else if (character === '\u0014' || character === '\u0015') codes = Math.max(0, codes - 1);
      if (codes > 0 || character < '\t') continue;
      const run = stretchAt(runs, byteOf(at));
      if (run?.unseen === 'deleted') continue;
      if (run?.unseen === 'hidden' || (run?.unseen === 'white' && !inTable)) hidden += character;
      else {
        shown.text += character === '\u001e' ? '-' : character === '\u001f' ? '' : character;
        if (run?.bold) shown.bold++;
      }
    }
    if (hidden.trim() !== '') {
      shown.unseen = 1;
      asides.add('hidden', hidden);
    }
    // oxlint-disable-next-line no-control-regex
    shown.text = shown.text.replace(/[\u0000-\u001f]+/g, ' ').trim();
    return shown;
  }
}

function blockOf({ text, bold }: Paragraph, { heading, isList }: ParagraphProperties): RawBlock {
  if (heading !== null) return { kind: 'h', level: heading, text };
  if (isList) return { kind: 'li', text };
  const isBold = bold >= text.length * 0.95 && text.length <= 80 && !/[.;,:!?]$|: /.test(text);
  return isBold ? { kind: 'h', level: 3, text } : { kind: 'p', text };
}

function notWord({ names }: CompoundFile): Refused {
  const sheet = names.includes('Workbook') || names.includes('Book');
  const what = sheet ? 'workbook' : names.includes('PowerPoint Document') ? 'presentation' : '';
  if (!what)
    return new Refused('unsupported', 'The file is of an old Office kind that is not read; please save it as PDF.');
  const ending = sheet ? '.xlsx' : '.pptx';
  return new Refused(
    'unsupported',
    `This is a ${what} in the old format; please save it as ${ending} and upload that.`,
  );
}

function damaged(): Refused {
  return new Refused('damaged', 'The document is damaged or cut off and cannot be opened.');
}
