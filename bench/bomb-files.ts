import { constants, createDeflate, deflateSync } from 'node:zlib';
import { docOf } from '#engine/extract/testing/doc-files.ts';
import { docxOf, paragraph, zipOf } from '#engine/extract/testing/files.ts';
import { pptxOf, shapeOf, xlsxOf } from '#engine/extract/testing/office-files.ts';
import { pdfOf, pdfWith } from '#engine/extract/testing/pdf-files.ts';

/** A file that is built to be expensive to read. */
export interface Bomb {
  name: string;
  bytes: Buffer;
}

const MEGABYTE = 1_000_000;
const SENTENCE = 'Access rights are reviewed every six months by the owner of the system, who records the result. ';
const XXE = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';

/** Twenty bombs; `round` makes their bytes new, as the same bytes are read once. */
export async function bombsOf(round: number): Promise<Bomb[]> {
  const mark = `Round ${round}. `;
  const many = (count: number, piece: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => piece(i)).join('');
  const sheet = (body: string) => xlsxOf([{ name: mark, body }]);
  const zeros = await deflatedZeros(600);
  const files: Record<string, Buffer> = {
    '600-megabytes-in-two.pdf': doublyDeflated(zeros, mark),
    '600-megabytes-in-two-again.pdf': doublyDeflated(zeros, `${mark}Again.`),
    '200-megabytes-a-page.pdf': pdfOf([mark, 'b', 'c'], { inflated: 200 * MEGABYTE }),
    '90-megabytes.docx': docxOf(paragraph(mark + 'a'.repeat(90 * MEGABYTE))),
    'many-strings.xlsx': xlsxOf([{ name: mark, body: '<sheetData/>' }], {
      strings: Array.from({ length: 2 * MEGABYTE }, () => '<t>a</t>'),
    }),
    'many-cells.xlsx': sheet(
      `<sheetData>${many(30_000, (row) => `<row>${many(10, (cell) => `<c><v>${row * cell}</v></c>`)}</row>`)}</sheetData>`,
    ),
    'wide-columns.xlsx': sheet(
      `<cols>${many(20_000, () => '<col min="1" max="16384" hidden="1"/>')}</cols><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData>`,
    ),
    'deep.docx': docxOf(paragraph(mark) + '<w:sdt>'.repeat(MEGABYTE)),
    'deep.pptx': pptxOf([{ shapes: shapeOf(mark) + '<p:grpSp>'.repeat(MEGABYTE) }]),
    'entities.docx': docxOf(paragraph(`${mark}&b;`), XXE),
    'many-parts.docx': zipOf(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${round}-${i}.xml`, 'x']))),
    'many-slides.pptx': pptxOf(
      Array.from({ length: 900 }, (_, i) => ({ shapes: shapeOf(`${mark}${SENTENCE}${i}`, 'body'), notes: SENTENCE })),
    ),
    'many-pages.pdf': pdfOf(Array.from({ length: 2000 }, (_, i) => `${mark}${SENTENCE}Rule number ${i}.`)),
    'too-many-pages.pdf': pdfOf(Array.from({ length: 20_000 }, (_, i) => `${mark}${i}`)),
    'endless-arrays.pdf': pdfWith([`${mark} ${'['.repeat(2 * MEGABYTE)}`]),
    'many-words-on-a-page.pdf': pdfWith([
      `BT /F1 9 Tf ${many(200_000, (i) => `1 0 0 1 ${i % 600} ${i % 790} Tm (${round}) Tj `)} ET`,
    ]),
    'brackets.md': Buffer.from(mark + '['.repeat(3 * MEGABYTE)),
    'commas.csv': Buffer.from(`${mark}${','.repeat(12 * MEGABYTE)}`),
    'long.txt': Buffer.from(mark + SENTENCE.repeat(12_000)),
    'long.doc': docOf([{ text: mark + SENTENCE.repeat(20_000), run: 'hidden' }]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/** Megabytes of nothing, deflated once. */
async function deflatedZeros(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_COMPRESSION });
  const pieces: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => pieces.push(piece));
  const block = Buffer.alloc(MEGABYTE, 32);
  for (let written = 0; written < megabytes; written++)
    if (!deflate.write(block)) await new Promise((resolve) => deflate.once('drain', resolve));
  const ended = new Promise((resolve) => deflate.once('end', resolve));
  deflate.end();
  await ended;
  return Buffer.concat(pieces);
}

/** A page whose content is deflated twice: a few kilobytes that unpack to all of it. */
function doublyDeflated(deflated: Buffer, mark: string): Buffer {
  const packed = deflateSync(deflated, { level: 9 });
  const head = `%PDF-1.4\n%${mark}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n')]);
}
