import type { Extraction, Notice } from '#domain/documents/analysis.ts';
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { assemble } from '../../read/assemble.ts';
import { type Asides, collectAsides, countDeceptiveIn } from '../asides.ts';
import { undecodableOf } from '../gibberish.ts';
import { LIMITS } from '../limits.ts';
import { addNotes, addProperties } from './pdf-asides.ts';
import { blocksOfLines } from './pdf-blocks.ts';
import { splitCells } from './pdf-cells.ts';
import { uncolumn } from './pdf-columns.ts';
import type { Line, Piece } from './pdf-lines.ts';
import { marksOf } from './pdf-marks.ts';
import type { Sheet } from './pdf-slides.ts';
import { signOfFont, signsIn } from './pdf-symbols.ts';
import { turnedLines } from './pdf-turn.ts';
import { dropUnseen, type SeenPage } from './pdf-unseen.ts';
import { Refused } from '../refusal.ts';

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

const SCANNED = 'The PDF holds pictures of pages and no text; please run text recognition (OCR) on it first.';

/** Reads the text layer of a PDF, page by page, in reading order; what a reader of its pages cannot see is left out. */
export async function readPdf(bytes: Buffer): Promise<Extraction> {
  const pdf = await open(bytes);
  const pages = pdf.numPages;
  if (pages > LIMITS.pages)
    throw new Refused('too-large', `The PDF has ${pages} pages; at most ${LIMITS.pages} are read.`);
  const asides = collectAsides();
  await addProperties(pdf, asides);
  const layers = await pdf.getOptionalContentConfig().catch(() => null);
  const read: { lines: Line[]; sheet: Sheet; text: string }[] = [];
  const counts = { bare: 0, hidden: 0, letters: 0, recognised: 0 };
  for (let number = 1; number <= pages; number++) {
    const page = await pdf.getPage(number).catch(damaged);
    const seen = await readPage(page, layers, asides);
    const letters = seen.pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
    counts.hidden += seen.hidden;
    counts.letters += letters;
    if (letters < 25) counts.bare++;
    if (seen.isRecognised) counts.recognised++;
    if (counts.letters > LIMITS.textLength)
      throw new Refused('too-large', 'The PDF holds more text than can be read in one piece.');
    const { lines, width, height } = turnedLines(seen.pieces, number, page.view as [number, number, number, number]);
    const text = lines.map(({ cells }) => cells.join(' ')).join('\n');
    read.push({ lines: uncolumn(splitCells(lines)), sheet: { width, height }, text });
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  if (counts.bare > pages / 2) throw new Refused('scanned', SCANNED);
  const undecodable = undecodableOf(read.map(({ text }) => text));
  if (undecodable.isMost)
    throw new Refused(
      'undecodable',
      'The text of the PDF cannot be decoded; please export it again or run text recognition (OCR).',
    );
  const lines = read.flatMap((page, index) => (undecodable.pages.has(index) ? [] : page.lines));
  const raw = blocksOfLines(
    lines,
    read.map(({ sheet }) => sheet),
  );
  const { text, blocks } = assemble(raw);
  const left: Notice[] =
    undecodable.pages.size > 0 ? [{ kind: 'undecodable-pages', count: undecodable.pages.size }] : [];
  const recognised: Notice[] = counts.recognised > 0 ? [{ kind: 'recognised', count: counts.recognised }] : [];
  const hiddenText = counts.hidden + countDeceptiveIn(raw);
  return { state: 'read', text, blocks, pages, hiddenText, notices: [...left, ...recognised, ...asides.notices()] };
}

async function readPage(page: PDFPageProxy, layers: Layers | null, asides: Asides): Promise<SeenPage> {
  const pictures = countPictures();
  const operators = await page.getOperatorList().catch(damaged);
  const found = pictures();
  const box = page.view as [number, number, number, number];
  const marks = marksOf(operators, box, (layer) => layers?.isVisible(layer) !== false);
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true }).catch(damaged);
  await addNotes(page, asides);
  const pieces: Piece[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.round((Math.hypot(a, b) || Math.abs(d)) * 10) / 10;
    const angle = (Math.atan2(b, a) * 180) / Math.PI;
    pieces.push({
      text: signOfFont(item.str, fontName(page, item.fontName)) ?? signsIn(item.str),
      x,
      y,
      width: item.width,
      size,
      font: item.fontName,
      endOfLine: item.hasEOL,
      angle,
    });
  }
  return dropUnseen(pieces, marks, found, asides);
}

/** The name that the file gives to a font; empty where it is not known. */
function fontName(page: PDFPageProxy, id: string): string {
  const fonts = page.commonObjs as { has(id: string): boolean; get(id: string): unknown };
  return fonts.has(id) ? ((fonts.get(id) as { name?: string } | null)?.name ?? '') : '';
}

/** Pictures are never decoded: the library warns of each that it leaves out, and the warnings are all that is known of them. */
function countPictures(): () => number {
  let pictures = 0;
  const warn = console.warn;
  console.warn = (message: unknown) => {
    if (/image/i.test(String(message))) pictures++;
  };
  return () => {
    console.warn = warn;
    return pictures;
  };
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: 1,
      // Warnings, of which `countPictures` learns.
      verbosity: 1,
    });
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'PasswordException') {
      throw new Refused('encrypted', 'The PDF is protected with a password; please upload an unlocked copy.');
    }
    return damaged();
  }
}

function damaged(): never {
  throw new Refused('damaged', 'The PDF is damaged or cut off and cannot be opened.');
}
