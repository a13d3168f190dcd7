import type { Extraction } from '#domain/documents/reading.ts';
import { getDocumentProxy } from 'unpdf';
import { assemble } from '../read/assemble.ts';
import { LIMITS } from './limits.ts';
import { blocksOfLines } from './pdf-blocks.ts';
import { linesOf, type Line, type Piece } from './pdf-lines.ts';
import { Refused } from './refusal.ts';

/** Reads the text layer of a PDF, page by page, in reading order. */
export async function readPdf(bytes: Buffer): Promise<Extraction> {
  const pdf = await open(bytes);
  const pages = pdf.numPages;
  if (pages > LIMITS.pages)
    throw new Refused('too-large', `The PDF has ${pages} pages; at most ${LIMITS.pages} are read.`);
  const lines: Line[] = [];
  let bare = 0;
  let hidden = 0;
  let length = 0;
  for (let number = 1; number <= pages; number++) {
    const page = await pdf.getPage(number).catch(damaged);
    const content = await page.getTextContent({ includeMarkedContent: false }).catch(damaged);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const pieces: Piece[] = [];
    let letters = 0;
    for (const item of content.items) {
      if (!('str' in item)) continue;
      const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[];
      const size = Math.hypot(a, b) || Math.abs(d);
      const text = item.str;
      const away = x > right || y > top || x + item.width < left || y + size < bottom;
      if (text.trim() !== '' && (size < 2 || away)) {
        hidden++;
        continue;
      }
      letters += text.trim().length;
      pieces.push({
        text,
        x,
        y,
        width: item.width,
        size: Math.round(size * 10) / 10,
        font: item.fontName,
        endOfLine: item.hasEOL,
      });
    }
    if (letters < 25) bare++;
    length += letters;
    if (length > LIMITS.textLength)
      throw new Refused('too-large', 'The PDF holds more text than can be read in one piece.');
    lines.push(...linesOf(pieces, number, top - bottom));
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  if (bare > pages / 2)
    throw new Refused(
      'scanned',
      'The PDF holds pictures of pages and no text; please run text recognition (OCR) on it first.',
    );
  const { text, blocks } = assemble(blocksOfLines(lines, pages));
  if (isGibberish(text))
    throw new Refused(
      'scanned',
      'The text of the PDF cannot be decoded; please export it again or run text recognition (OCR).',
    );
  return { state: 'read', text, blocks, pages, hiddenText: hidden, notices: [] };
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: 1,
      verbosity: 0,
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

/** A broken character map gives text without letters or without vowels. */
function isGibberish(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const vowels = sample.match(/[aeiouyàáâäæèéêëìíîïòóôöœùúûü]/gi)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return sample.length > 200 && (letters < sample.length * 0.35 || (latin > letters * 0.8 && vowels < letters * 0.2));
}
