/** A paragraph of an old Word document; in a table, `ends` tells the end of a cell from that of a row. */
export interface DocParagraph {
  text: string;
  /** 1 to 9. */
  heading?: number;
  ends?: 'cell' | 'row';
  run?: 'hidden' | 'deleted' | 'bold' | 'white';
}

interface DocOptions {
  comments?: string;
  headers?: string;
  isEncrypted?: boolean;
  /** Names of further streams at the root. */
  streams?: string[];
  version?: number;
}

const RUNS = { hidden: '3c0801', deleted: '000801', bold: '350801', white: '422a08' };
const TEXT_AT = 0x800;

/** A Word document of 1997 to 2003: one piece of UTF-16 and one of single bytes, properties on one page each. */
export function docOf(paragraphs: DocParagraph[], options: DocOptions = {}): Buffer {
  const { comments = '', headers = '', isEncrypted = false, streams = [], version = 0xc1 } = options;
  const bodies = paragraphs.map(({ text, ends }) => text + (ends ? '\u0007' : '\r'));
  const body = bodies.join('');
  const wide = Buffer.from(body, 'utf16le');
  const narrow = Buffer.from(headers + comments, 'latin1');
  const narrowAt = TEXT_AT + wide.length;
  const pagesAt = Math.ceil((narrowAt + narrow.length) / 512);
  const main = Buffer.alloc(Math.max(4096, (pagesAt + 2) * 512));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(version, 2);
  main.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
  main.writeInt32LE(body.length, 0x4c);
  main.writeInt32LE(headers.length, 0x54);
  main.writeInt32LE(comments.length, 0x5c);
  wide.copy(main, TEXT_AT);
  narrow.copy(main, narrowAt);
  const ends = bodies.map((_, index) => TEXT_AT + bodies.slice(0, index + 1).join('').length * 2);
  const runs = paragraphs.map(({ run }) => (run ? Buffer.from(RUNS[run], 'hex') : null));
  writePage(
    main,
    pagesAt,
    ends,
    1,
    runs.map((run) => run && Buffer.concat([Buffer.from([run.length]), run])),
  );
  writePage(main, pagesAt + 1, ends, 13, paragraphs.map(paragraphProperties));

  const pieces = Buffer.alloc(5 + 3 * 4 + 2 * 8);
  pieces[0] = 2;
  pieces.writeUInt32LE(pieces.length - 5, 1);
  [0, body.length, body.length + narrow.length].forEach((position, index) =>
    pieces.writeUInt32LE(position, 5 + index * 4),
  );
  pieces.writeUInt32LE(TEXT_AT, 5 + 12 + 2);
  pieces.writeUInt32LE(((narrowAt * 2) | 0x40000000) >>> 0, 5 + 20 + 2);
  const table = Buffer.alloc(4096);
  pieces.copy(table, 64);
  main.writeUInt32LE(64, 0x1a2);
  main.writeUInt32LE(pieces.length, 0x1a6);
  for (const [field, page] of [
    [0xfa, pagesAt],
    [0x102, pagesAt + 1],
  ] as const) {
    const at = field === 0xfa ? 512 : 1024;
    table.writeUInt32LE(TEXT_AT, at);
    table.writeUInt32LE(ends.at(-1) ?? TEXT_AT, at + 4);
    table.writeUInt32LE(page, at + 8);
    main.writeUInt32LE(at, field);
    main.writeUInt32LE(12, field + 4);
  }
  return compoundFileOf({
    WordDocument: main,
    '1Table': table,
    ...Object.fromEntries(streams.map((name) => [name, Buffer.alloc(4096)])),
  });
}

function paragraphProperties({ heading = 0, ends }: DocParagraph): Buffer {
  const own = Buffer.concat([
    Buffer.from([heading, 0]),
    Buffer.from(ends ? '162401' : '', 'hex'),
    Buffer.from(ends === 'row' ? '172401' : '', 'hex'),
  ]);
  const padded =
    own.length % 2 === 0
      ? Buffer.concat([Buffer.from([0, own.length / 2]), own])
      : Buffer.concat([Buffer.from([(own.length + 1) / 2]), own]);
  return padded;
}

/** A page of properties: where each stretch ends, then what holds there, filled from the end. */
function writePage(main: Buffer, number: number, ends: number[], entrySize: number, values: (Buffer | null)[]): void {
  const page = main.subarray(number * 512, number * 512 + 512);
  page.writeUInt32LE(TEXT_AT, 0);
  ends.forEach((end, index) => page.writeUInt32LE(end, (index + 1) * 4));
  let free = 510;
  values.forEach((value, index) => {
    if (!value) return;
    free = (free - value.length) & ~1;
    value.copy(page, free);
    page[(ends.length + 1) * 4 + index * entrySize] = free / 2;
  });
  page[511] = ends.length;
}

const END = 0xfffffffe;
const FREE = 0xffffffff;

/** A compound file (MS-CFB) with these streams at its root; each is padded to whole sectors. */
export function compoundFileOf(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams);
  const sectors: Buffer[] = [];
  const fat: number[] = [];
  const chain = (bytes: Buffer): number => {
    const start = sectors.length;
    const count = Math.ceil(bytes.length / 512);
    for (let index = 0; index < count; index++) {
      const sector = Buffer.alloc(512);
      bytes.copy(sector, 0, index * 512, index * 512 + 512);
      sectors.push(sector);
      fat.push(index === count - 1 ? END : start + index + 1);
    }
    return start;
  };
  const entries = [entryOf('Root Entry', 5, END, 0, names.length > 0 ? 1 : FREE)];
  names.forEach((name, index) => {
    const bytes = streams[name] ?? Buffer.alloc(0);
    entries.push(entryOf(name, 2, chain(bytes), bytes.length, FREE, index + 1 < names.length ? index + 2 : FREE));
  });
  while (entries.length % 4 > 0) entries.push(Buffer.alloc(128));
  const directory = chain(Buffer.concat(entries));
  const fatSectors = Math.ceil((fat.length + Math.ceil(fat.length / 127) + 1) / 128);
  const fatStart = sectors.length;
  for (let index = 0; index < fatSectors; index++) fat.push(0xfffffffd);
  const table = Buffer.alloc(fatSectors * 512, 0xff);
  fat.forEach((next, index) => table.writeUInt32LE(next, index * 4));
  const header = Buffer.alloc(512, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(fatSectors, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < fatSectors; index++) header.writeUInt32LE(fatStart + index, 76 + index * 4);
  return Buffer.concat([header, ...sectors, table]);
}

function entryOf(name: string, type: number, start: number, size: number, child: number, right = FREE): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = type;
  entry[67] = 1;
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
