import { extname } from 'node:path';

const ZIPPED: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const WRITTEN: Record<string, string> = { '.csv': 'text/csv', '.md': 'text/markdown', '.json': 'application/json' };
const SIGNS: [sign: string, type: string][] = [
  ['25504446', 'application/pdf'],
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['d0cf11e0a1b11ae1', 'application/x-ole-storage'],
];

/** What a file is by its first bytes; the name only tells apart what looks alike. What the browser claims is not asked. */
export function mediaTypeOf(head: Buffer, name: string): string {
  const hex = head.subarray(0, 16).toString('hex');
  const found = SIGNS.find(([sign]) => hex.startsWith(sign));
  if (found) return found[1];
  const extension = extname(name).toLowerCase();
  if (hex.startsWith('504b0304')) return ZIPPED[extension] ?? 'application/zip';
  if (head.includes(0) && !hex.startsWith('fffe') && !hex.startsWith('feff')) return 'application/octet-stream';
  return WRITTEN[extension] ?? 'text/plain';
}
