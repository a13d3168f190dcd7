import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Sizes are not known before a part has gone out: they follow it (bit 3). Names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATE = 8;
/** 1 January 1980: the same content gives the same archive. */
const NO_DAY = 0x0021;

/** A ZIP archive as it grows; of a part never more than one chunk is in memory. For parts below 4 GB, which every reader understands. */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const start = offset;
    const label = Buffer.from(name);
    const known = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([numbers([4, 0x04034b50], ...shared(known, label.length)), label]);
    yield head;
    for await (const chunk of deflated(content, known)) yield chunk;
    yield numbers([4, 0x08074b50], [4, known.crc], [4, known.packed], [4, known.size]);
    offset += head.length + known.packed + 16;
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] satisfies Field[];
    directory.push(numbers([4, 0x02014b50], [2, VERSION], ...shared(known, label.length), ...place), label);
  }
  const list = Buffer.concat(directory);
  const count = parts.length;
  yield list;
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, list.length], [4, offset], [2, 0]);
}

interface Known {
  crc: number;
  size: number;
  packed: number;
}

async function* deflated(content: ZipPart['content'], known: Known): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const chunk of content) {
      known.crc = crc32(chunk, known.crc);
      known.size += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(measured(), { objectMode: false });
  const deflate = createDeflateRaw();
  source.on('error', (error) => deflate.destroy(error));
  for await (const chunk of source.pipe(deflate) as AsyncIterable<Buffer>) {
    known.packed += chunk.length;
    yield chunk;
  }
}

type Field = [bytes: 2 | 4, value: number];

/** What the header before a part and the directory's line of it have in common. */
function shared({ crc, packed, size }: Known, nameLength: number): Field[] {
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, NO_DAY],
    [4, crc],
    [4, packed],
    [4, size],
    [2, nameLength],
    [2, 0],
  ];
}

/** Little-endian numbers one after the other. */
function numbers(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
