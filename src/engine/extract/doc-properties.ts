/** A stretch of the main stream, in bytes, with what its properties say. */
export interface Stretch<T> {
  start: number;
  end: number;
  value: T;
}

export interface RunProperties {
  /** `white` is hidden on paper but not in a dark table. */
  unseen: 'no' | 'deleted' | 'hidden' | 'white';
  bold: boolean;
}

export interface ParagraphProperties {
  /** 1 to 9: the built-in headings have fixed places among the styles. */
  heading: number | null;
  isList: boolean;
  inTable: boolean;
  endsRow: boolean;
}

/** Operands by the three upper bits of a property's code (MS-DOC 2.2.5.1); six says its own length. */
const OPERAND = [1, 1, 2, 4, 2, 2, 0, 3];

type Modifier = { code: number; value: number };

function modifiersOf(bytes: Buffer): Modifier[] {
  const modifiers: Modifier[] = [];
  for (let at = 0; at + 2 < bytes.length;) {
    const code = bytes.readUInt16LE(at);
    const kind = code >> 13;
    const own = kind === 6 ? 1 + (bytes[at + 2] ?? 0) : (OPERAND[kind] ?? 1);
    const read = Math.min(kind === 6 ? 1 : own, 4, bytes.length - at - 2);
    modifiers.push({ code, value: bytes.readUIntLE(at + 2, read) });
    at += 2 + own;
  }
  return modifiers;
}

/**
 * Reads the pages of properties that a table names: `at` and `length` say where in the table stream. `parse` gets the bytes from a
 * property's offset on.
 */
function readPages<T>(
  main: Buffer,
  table: Buffer,
  { at, length }: { at: number; length: number },
  entrySize: number,
  parse: (page: Buffer, offset: number) => T,
  none: T,
): Stretch<T>[] {
  const count = Math.floor((length - 4) / 8);
  const stretches: Stretch<T>[] = [];
  const seen = new Set<number>();
  for (let index = 0; index < count; index++) {
    const number = table.readUInt32LE(at + (count + 1) * 4 + index * 4) & 0x3fffff;
    const page = main.subarray(number * 512, number * 512 + 512);
    if (page.length < 512 || seen.has(number)) continue;
    seen.add(number);
    const runs = page[511] ?? 0;
    if ((runs + 1) * 4 + runs * entrySize > 511) continue;
    for (let run = 0; run < runs; run++) {
      const offset = (page[(runs + 1) * 4 + run * entrySize] ?? 0) * 2;
      const value = offset === 0 || offset > 510 ? none : parse(page, offset);
      stretches.push({ start: page.readUInt32LE(run * 4), end: page.readUInt32LE(run * 4 + 4), value });
    }
  }
  return stretches.toSorted((a, b) => a.start - b.start);
}

/** Character properties: what is hidden, deleted, white, tiny, bold. */
export function readRuns(main: Buffer, table: Buffer): Stretch<RunProperties>[] {
  const where = { at: main.readUInt32LE(0xfa), length: main.readUInt32LE(0xfe) };
  return readPages(main, table, where, 1, parseRun, { unseen: 'no', bold: false });
}

function parseRun(page: Buffer, offset: number): RunProperties {
  const run: RunProperties = { unseen: 'no', bold: false };
  for (const { code, value } of modifiersOf(page.subarray(offset + 1, offset + 1 + (page[offset] ?? 0)))) {
    if (code === 0x0800 && value === 1) run.unseen = 'deleted';
    else if (code === 0x0835) run.bold = (value & 1) === 1;
    else if (run.unseen === 'deleted') continue;
    else if (code === 0x083c && (value & 1) === 1) run.unseen = 'hidden';
    else if (code === 0x4a43 && value <= 4) run.unseen = 'hidden';
    else if (
      run.unseen === 'no' &&
      ((code === 0x2a42 && value === 8) || (code === 0x6870 && (value & 0xffffff) === 0xffffff))
    )
      run.unseen = 'white';
  }
  return run;
}

/** Paragraph properties: headings by their built-in styles, lists, table cells and the ends of rows. */
export function readParagraphs(main: Buffer, table: Buffer): Stretch<ParagraphProperties>[] {
  const where = { at: main.readUInt32LE(0x102), length: main.readUInt32LE(0x106) };
  return readPages(main, table, where, 13, parseParagraph, PLAIN);
}

export const PLAIN: ParagraphProperties = { heading: null, isList: false, inTable: false, endsRow: false };

function parseParagraph(page: Buffer, offset: number): ParagraphProperties {
  const words = page[offset] ?? 0;
  const start = words === 0 ? offset + 2 : offset + 1;
  const length = words === 0 ? (page[offset + 1] ?? 0) * 2 : words * 2 - 1;
  const own = page.subarray(start, Math.min(511, start + length));
  if (own.length < 2) return PLAIN;
  const style = own.readUInt16LE(0);
  const paragraph: ParagraphProperties = { ...PLAIN, heading: style >= 1 && style <= 9 ? style : null };
  for (const { code, value } of modifiersOf(own.subarray(2))) {
    if (code === 0x2416) paragraph.inTable = value === 1;
    else if (code === 0x2417) paragraph.endsRow = value === 1;
    else if (code === 0x460b) paragraph.isList = value !== 0;
    else if (code === 0x2640 && value < 9) paragraph.heading = value + 1;
  }
  return paragraph;
}

/** The stretch that holds a byte. */
export function stretchAt<T>(stretches: readonly Stretch<T>[], at: number): T | null {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch) return null;
    if (at < stretch.start) high = middle - 1;
    else if (at >= stretch.end) low = middle + 1;
    else return stretch.value;
  }
  return null;
}
