import type { Extraction } from '#domain/documents/analysis.ts';
import type { OfficeKind } from './office-package.ts';
import { refuse } from './refusal.ts';

export type Kind = 'pdf' | 'zip' | 'ole' | 'rtf' | 'image' | 'binary' | 'text';

/** What a file is by its first bytes; its name has no say. */
export function sniff(bytes: Buffer): Kind {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf';
  if (IMAGES.some((magic) => startsWith(bytes, magic))) return 'image';
  return isText(bytes) ? 'text' : 'binary';
}

const IMAGES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

function startsWith(bytes: Buffer, magic: number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

function isText(bytes: Buffer): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true;
  const head = bytes.subarray(0, 65_536);
  let zeros = 0;
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) zeros++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  if (zeros > 0) return zeros > head.length * 0.2 && zeros < head.length * 0.6 && controls < head.length * 0.02;
  return controls <= head.length * 0.02;
}

const EXPECTED: Record<string, Kind> = {
  pdf: 'pdf',
  docx: 'zip',
  docm: 'zip',
  dotx: 'zip',
  xlsx: 'zip',
  xlsm: 'zip',
  pptx: 'zip',
  pptm: 'zip',
  ppsx: 'zip',
  doc: 'ole',
  txt: 'text',
  text: 'text',
  md: 'text',
  markdown: 'text',
  csv: 'text',
  tsv: 'text',
};

/** The extension of a file name in lower case, or the empty string. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

const NAMES: Record<Kind, string> = {
  pdf: 'a PDF file',
  zip: 'an archive or a newer Office document',
  ole: 'an old Office file',
  rtf: 'a rich text file',
  image: 'an image',
  binary: 'no document',
  text: 'plain text',
};

const READ = 'please upload PDF, Word, Excel (.xlsx), PowerPoint (.pptx), CSV or text';

/** Refuses what is not what its name says, and what is of no kind that can be read. */
export function checkKind(kind: Kind, extension: string, bytes: Buffer): Extraction | null {
  const expected = EXPECTED[extension];
  if (kind === 'ole' && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    return refuse('encrypted', 'The document is protected with a password; please upload an unlocked copy.');
  if (expected && expected !== kind)
    return refuse('mismatch', `The name ends in .${extension}, but the content is ${NAMES[kind]}.`);
  if (kind === 'image') return refuse('unsupported', `An image has no text to read; ${READ}.`);
  if (kind === 'rtf') return refuse('unsupported', 'Rich text is not read; please save the document as .docx or PDF.');
  // What archives and old Office files are is seen when they are opened.
  if (!expected && extension !== '' && kind !== 'zip' && kind !== 'ole')
    return refuse('unsupported', `Files ending in .${extension} are not read; ${READ}.`);
  if (kind === 'binary') return refuse('unsupported', `The content is of no kind that can be read; ${READ}.`);
  return null;
}

const OFFICE: Record<OfficeKind, { extensions: RegExp; name: string }> = {
  word: { extensions: /^do[ct][xm]$/, name: 'a Word document' },
  workbook: { extensions: /^xl[st][xm]$/, name: 'an Excel workbook' },
  slides: { extensions: /^p(?:pt|ps|ot)[xm]$/, name: 'a PowerPoint presentation' },
};

/** Refuses an archive that is not the document its name says; null stands for an archive of other files. */
export function checkOffice(kind: OfficeKind | null, extension: string): Extraction | null {
  const claimed = Object.values(OFFICE).find(({ extensions }) => extensions.test(extension));
  if (kind === null) {
    if (/^(?:od[tsp]|xlsb|epub|pages|numbers|key)$/.test(extension))
      return refuse('unsupported', `Files ending in .${extension} are not read; ${READ}.`);
    if (!claimed) return null;
  } else if (!claimed || claimed === OFFICE[kind]) return null;
  const content = kind === null ? 'an archive of something else' : OFFICE[kind].name;
  return refuse('mismatch', `The name ends in .${extension}, but the content is ${content}.`);
}
