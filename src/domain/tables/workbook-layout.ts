import type { MergedCells } from './sheet.ts';

/** What a workbook says of its sheets beside their values: which nobody sees, and which cells are merged. */
export type WorkbookLayout = ReadonlyMap<string, { isHidden: boolean; merged: readonly MergedCells[] }>;

/** What a deflated piece of an archive unpacks to, in pieces. */
export type Inflate = (deflated: Uint8Array) => AsyncIterable<Uint8Array>;

/** The list of merged cells stands behind all values of a sheet; a longer one is cut off at its start. */
const TAIL = 2_000_000;
const MOST_MERGED = 20_000;

/** Reads it from the bytes of an .xlsx file (ECMA-376). Empty where the archive is not as expected: the values are read without it. */
export async function layoutOf(bytes: Uint8Array, inflate: Inflate): Promise<WorkbookLayout> {
  const entries = entriesOf(bytes);
  const read = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) return '';
    return latin(entry.isDeflated ? await endOf(inflate(entry.data)) : entry.data.subarray(-TAIL));
  };
  const workbook = await read('xl/workbook.xml');
  const relations = await read('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  const layout = new Map<string, { isHidden: boolean; merged: MergedCells[] }>();
  for (const tag of tagsOf(workbook, 'sheet')) {
    const target = (targets.get(attribute(tag, 'r:id')) ?? '').replace(/^\/?(?:xl\/)?/, 'xl/');
    const merged = tagsOf(await read(target), 'mergeCell').slice(0, MOST_MERGED);
    const isHidden = /hidden$/i.test(attribute(tag, 'state'));
    layout.set(attribute(tag, 'name'), {
      isHidden,
      merged: merged.flatMap((each) => rangeOf(attribute(each, 'ref')) ?? []),
    });
  }
  return layout;
}

/** The last bytes alone: a sheet may unpack to far more than there is room for. */
async function endOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    size += piece.length;
    while (size - (kept[0]?.length ?? 0) >= TAIL) size -= kept.shift()?.length ?? 0;
  }
  const end = new Uint8Array(size);
  for (const piece of kept.toReversed()) end.set(piece, (size -= piece.length));
  return end.subarray(-TAIL);
}

interface Entry {
  data: Uint8Array;
  isDeflated: boolean;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** The files of an archive by its central directory (APPNOTE 4.3.12). */
function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) return entries;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length) break;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(latin(bytes.subarray(at + 46, at + 46 + name)), {
      data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) === 8,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Names of sheets are the only words read, and UTF-8 in a workbook. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return text;
}

const tagsOf = (xml: string, name: string) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];

function attribute(tag: string, name: string): string {
  const text = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return unescaped(text?.[1] ?? text?.[2] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  const utf8 = text.replace(/[\x80-\xff]+/g, (run) => decodeURIComponent(escapeBytes(run)));
  return utf8.replace(/&(#?\w+);/g, (whole, name: string) => {
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
    if (!code) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(code[1] ? Number.parseInt(code[1], 16) : Number(code[2]));
  });
}

const escapeBytes = (run: string) =>
  run.replace(/./gs, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** "B2:C14" */
function rangeOf(text: string): MergedCells | null {
  const [, left, top, right, bottom] = /^\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)$/.exec(text) ?? [];
  if (!left || !right) return null;
  return { top: Number(top) - 1, left: columnOf(left), bottom: Number(bottom) - 1, right: columnOf(right) };
}

const columnOf = (letters: string) =>
  letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
