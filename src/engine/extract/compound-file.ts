import { Refused } from './refusal.ts';

/** The streams at the root of a compound file (MS-CFB), the container of Office documents before 2007. */
export interface CompoundFile {
  names: string[];
  stream(name: string): Buffer | null;
}

interface Entry {
  name: string;
  start: number;
  size: number;
  left: number;
  right: number;
  child: number;
}

/** Sector numbers from here on are marks: end of chain, free, none. */
const LAST_SECTOR = 0xfffffff9;
const ENTRY = 128;

/** @throws Refused `damaged` for chains that run in circles or out of the file. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  try {
    return open(bytes);
  } catch (problem) {
    if (problem instanceof RangeError) throw damaged();
    throw problem;
  }
}

function open(bytes: Buffer): CompoundFile {
  const shift = bytes.readUInt16LE(30);
  const miniShift = bytes.readUInt16LE(32);
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw damaged();
  const size = 1 << shift;
  const sector = (number: number) => {
    const at = (number + 1) * size;
    if (at >= bytes.length) throw damaged();
    return bytes.subarray(at, at + size);
  };
  const fat = tableOf(sectorsOfFat(bytes, sector, size).map(sector));
  const read = (start: number, table: number[], piece: (number: number) => Buffer) => {
    const pieces: Buffer[] = [];
    for (let next = start; next <= LAST_SECTOR; next = table[next] ?? 0xffffffff) {
      // A chain longer than its table goes in circles.
      if (pieces.length > table.length) throw damaged();
      pieces.push(piece(next));
    }
    return Buffer.concat(pieces);
  };
  const entries = entriesOf(read(bytes.readUInt32LE(48), fat, sector));
  const root = entries[0];
  if (!root) throw damaged();
  const miniFat = tableOf([read(bytes.readUInt32LE(60), fat, sector)]);
  const cutoff = bytes.readUInt32LE(56);
  let small: Buffer | null = null;
  const children = childrenOf(root, entries);
  return {
    names: [...children.keys()],
    stream(name) {
      const entry = children.get(name);
      if (!entry || entry.size > bytes.length) return null;
      if (entry.size >= cutoff) return read(entry.start, fat, sector).subarray(0, entry.size);
      small ??= read(root.start, fat, sector);
      const holder = small;
      const piece = (number: number) => holder.subarray(number << miniShift, (number + 1) << miniShift);
      return read(entry.start, miniFat, piece).subarray(0, entry.size);
    },
  };
}

/** The sectors of the allocation table: 109 in the header, the others in a chain of their own. */
function sectorsOfFat(bytes: Buffer, sector: (number: number) => Buffer, size: number): number[] {
  const most = Math.ceil(bytes.length / size);
  const numbers: number[] = [];
  for (let at = 76; at < 512; at += 4) numbers.push(bytes.readUInt32LE(at));
  let next = bytes.readUInt32LE(68);
  for (let hops = 0; next <= LAST_SECTOR; hops++) {
    if (hops > most) throw damaged();
    const table = tableOf([sector(next)]);
    next = table.pop() ?? 0xffffffff;
    numbers.push(...table);
  }
  const used = numbers.filter((number) => number <= LAST_SECTOR);
  if (used.length > most) throw damaged();
  return used;
}

function tableOf(sectors: Buffer[]): number[] {
  const table: number[] = [];
  for (const sector of sectors) for (let at = 0; at + 4 <= sector.length; at += 4) table.push(sector.readUInt32LE(at));
  return table;
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** What lies directly in a folder; what lies deeper belongs to embedded documents. */
function childrenOf(folder: Entry, entries: Entry[]): Map<string, Entry> {
  const children = new Map<string, Entry>();
  const waiting = [folder.child];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || children.has(entry.name)) continue;
    children.set(entry.name, entry);
    waiting.push(entry.left, entry.right);
  }
  return children;
}

function damaged(): Refused {
  return new Refused('damaged', 'The document is damaged or cut off and cannot be opened.');
}
