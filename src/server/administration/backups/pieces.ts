/** What is read of a backup, in the order in which it stands in the file. */
export type Piece =
  | { kind: 'value'; name: string; value: unknown }
  /** The rows of one collection that follow each other; `first` counts from 1 within the collection. */
  | { kind: 'rows'; collection: string; first: number; rows: unknown[] };

/** The file is not the JSON of a backup; `offset` is the byte at which that shows. */
export class Unreadable extends Error {
  readonly fault: 'not_json' | 'truncated' | 'too_large';
  readonly offset: number;
  constructor(problem: Unreadable['fault'], offset: number) {
    super(problem);
    this.fault = problem;
    this.offset = offset;
  }
}

/** Bounds of one row or value, far above what the product writes, far below what would hurt it. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_DEPTH = 64;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** A byte order mark before the text is no part of it. */
const isMark = (byte: number, offset: number) => offset < 3 && byte === [0xef, 0xbb, 0xbf][offset];

/** What may come next where no value is being read. */
type Expected =
  | 'start'
  | 'first-key'
  | 'key'
  | 'colon'
  | 'value'
  | 'next-key'
  | 'first-row'
  | 'row'
  | 'next-row'
  | 'end';
/** Where in the file: the file's own values, the collections by name, or the rows of one. */
type Level = 'file' | 'collections' | 'rows';

/**
 * Splits the text of a backup into its values and rows without ever holding more than one of them: the bytes of each are found by their
 * brackets and given to JSON.parse, which says the rest. A value larger or deeper than any of ours ends the reading.
 */
export function openSplitter() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let level: Level = 'file';
  let expected: Expected = 'start';
  let read = 0;
  let name = '';
  let rowsRead = 0;
  const seen = new Set<string>();

  // The value that is being read: its bytes so far, and how deep in brackets and strings it is.
  let parts: Buffer[] = [];
  let partBytes = 0;
  let isReading = false;
  let isKey = false;
  let isBare = false;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;

  const fail = (at: number, problem: Unreadable['fault'] = 'not_json'): never => {
    throw new Unreadable(problem, read + at);
  };

  function begin(byte: number): void {
    isReading = true;
    depth = 0;
    isInString = false;
    isEscaped = false;
    isBare = byte !== OPEN_OBJECT && byte !== OPEN_ARRAY && byte !== QUOTE;
  }

  /** @returns the place behind the value's last byte, or -1 when it goes on in the next chunk. */
  function findEnd(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          isInString = false;
          if (depth === 0) return at + 1;
        }
      } else if (byte === QUOTE) isInString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        depth += 1;
        if (depth > MOST_DEPTH) fail(at, 'too_large');
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        if (isBare) return at;
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (isBare && depth === 0 && (byte === COMMA || isSpace(byte))) return at;
    }
    return -1;
  }

  function take(piece: Buffer, at: number): unknown {
    const bytes = parts.length > 0 ? Buffer.concat([...parts, piece]) : piece;
    parts = [];
    partBytes = 0;
    isReading = false;
    try {
      return JSON.parse(decoder.decode(bytes));
    } catch {
      return fail(at);
    }
  }

  /** What the byte outside of any value means; a value that begins with it is then read. */
  function step(byte: number, at: number): void {
    switch (expected) {
      case 'start':
        if (byte !== OPEN_OBJECT) fail(at);
        expected = 'first-key';
        return;
      case 'first-key':
      case 'key':
        if (byte === QUOTE) {
          isKey = true;
          return begin(byte);
        }
        if (byte !== CLOSE_OBJECT || expected === 'key') fail(at);
        return leaveObject();
      case 'colon':
        if (byte !== COLON) fail(at);
        expected = 'value';
        return;
      case 'value':
        if (level === 'file' && name === 'collections') {
          if (byte !== OPEN_OBJECT) fail(at);
          level = 'collections';
          expected = 'first-key';
        } else if (level === 'collections') {
          if (byte !== OPEN_ARRAY) fail(at);
          level = 'rows';
          rowsRead = 0;
          expected = 'first-row';
        } else begin(byte);
        return;
      case 'next-key':
        if (byte === COMMA) expected = 'key';
        else if (byte === CLOSE_OBJECT) leaveObject();
        else fail(at);
        return;
      case 'first-row':
      case 'row':
        if (byte === CLOSE_ARRAY && expected === 'first-row') return leaveRows();
        if (byte === CLOSE_ARRAY || byte === COMMA) fail(at);
        return begin(byte);
      case 'next-row':
        if (byte === COMMA) expected = 'row';
        else if (byte === CLOSE_ARRAY) leaveRows();
        else fail(at);
        return;
      case 'end':
        fail(at);
    }
  }

  function leaveObject(): void {
    expected = level === 'collections' ? 'next-key' : 'end';
    level = 'file';
  }

  function leaveRows(): void {
    level = 'collections';
    expected = 'next-key';
  }

  function keep(value: unknown, at: number, pieces: Piece[]): void {
    if (isKey) {
      isKey = false;
      name = String(value);
      // The same name twice: nobody could say which of the two counts.
      if (seen.has(`${level} ${name}`)) fail(at);
      seen.add(`${level} ${name}`);
      expected = 'colon';
    } else if (level === 'rows') {
      rowsRead += 1;
      const last = pieces.at(-1);
      if (last?.kind === 'rows' && last.collection === name) last.rows.push(value);
      else pieces.push({ kind: 'rows', collection: name, first: rowsRead, rows: [value] });
      expected = 'next-row';
    } else {
      pieces.push({ kind: 'value', name, value });
      expected = 'next-key';
    }
  }

  return {
    /** @throws Unreadable */
    push(chunk: Buffer): Piece[] {
      const pieces: Piece[] = [];
      let at = 0;
      while (at < chunk.length) {
        const start = at;
        if (!isReading) {
          const byte = chunk[at]!;
          if (!isSpace(byte) && !isMark(byte, read + at)) step(byte, at);
          if (!isReading) {
            at += 1;
            continue;
          }
        }
        const end = findEnd(chunk, start);
        const piece = chunk.subarray(start, end === -1 ? chunk.length : end);
        if (partBytes + piece.length > MOST_BYTES) fail(start, 'too_large');
        if (end === -1) {
          parts.push(Buffer.from(piece));
          partBytes += piece.length;
          break;
        }
        keep(take(piece, start), start, pieces);
        at = end;
      }
      read += chunk.length;
      return pieces;
    },
    /** @throws Unreadable when the file ends before the backup does. */
    end(): void {
      if (expected !== 'end') fail(0, expected === 'start' ? 'not_json' : 'truncated');
    },
  };
}
