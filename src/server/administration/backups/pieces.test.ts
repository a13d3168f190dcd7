import { describe, expect, test } from 'vitest';
import { openSplitter, Unreadable } from './pieces.ts';
import type { Piece } from './pieces.ts';

function read(text: string | Buffer, size = 1 << 20): Piece[] {
  const bytes = Buffer.from(text as string);
  const splitter = openSplitter();
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(...splitter.push(bytes.subarray(at, at + size)));
  splitter.end();
  return pieces;
}

function faultOf(text: string | Buffer, size?: number) {
  try {
    read(text, size);
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
  return undefined;
}

const backup = {
  format: 'clausewise-backup',
  version: '1.0.0',
  counts: { assets: 2 },
  collections: {
    assets: [{ name: 'Ä "quoted" \\ {[' }, { name: '𝕏', tags: ['a', ['b']], cost: -1.5e3, gone: null }],
    risks: [],
    controls: [{}],
  },
  more: true,
};

/** All rows and values, whatever pieces they came in. */
function whole(pieces: Piece[]) {
  const collections: Record<string, unknown[]> = {};
  const values: Record<string, unknown> = {};
  for (const piece of pieces) {
    if (piece.kind === 'value') values[piece.name] = piece.value;
    else {
      const rows = (collections[piece.collection] ??= []);
      if (piece.first !== rows.length + 1) throw new Error(`row ${rows.length + 1} says it is ${piece.first}`);
      rows.push(...piece.rows);
    }
  }
  return { ...values, collections };
}

describe('a backup is read piece by piece', () => {
  const { risks: _none, ...collections } = backup.collections;
  test.each([1, 2, 3, 7, 64, 1 << 20])('in chunks of %i bytes, as it was written or indented', (size) => {
    for (const text of [JSON.stringify(backup), JSON.stringify(backup, null, 2), `\ufeff${JSON.stringify(backup)}\n`])
      expect(whole(read(text, size))).toEqual({ ...backup, collections });
  });

  test('every beginning of it is truncated, and nothing else', () => {
    const text = JSON.stringify(backup);
    for (let length = 1; length < text.length; length += 1)
      expect([length, faultOf(text.slice(0, length))]).toEqual([length, 'truncated']);
  });
});

describe('what is not the JSON of a backup is refused', () => {
  test.each([
    [''],
    ['   '],
    ['%PDF-1.7'],
    ['[]'],
    ['{"a":1,}'],
    ['{"a" 1}'],
    ['{"a":1 "b":2}'],
    ['{"a":tru}'],
    ['{"a":1}}'],
    ['{"a":1} x'],
    ['{"a":1,"a":2}'],
    ['{"collections":[]}'],
    ['{"collections":{"assets":{}}}'],
    ['{"collections":{"assets":[{},]}}'],
    ['{"collections":{"assets":[,{}]}}'],
    ['{"collections":{"assets":[{} {}]}}'],
    ['{"collections":{"assets":[{"a":1]}}'],
    ['{"a":"\u0001"}'],
  ])('%j', (text) => expect(faultOf(text)).toBe('not_json'));

  test('bytes that are no UTF-8', () => {
    expect(faultOf(Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]))).toBe('not_json');
  });
  test('brackets without end', () => {
    expect(faultOf(`{"a":${'['.repeat(100_000)}`)).toBe('too_large');
    expect(faultOf(`{"collections":{"assets":[${'{"a":'.repeat(100_000)}`)).toBe('too_large');
  });
  test('one value as long as the file', () => {
    const splitter = openSplitter();
    splitter.push(Buffer.from('{"a":"'));
    const more = Buffer.alloc(1 << 20, 'a');
    expect(() => {
      for (let megabyte = 0; megabyte < 500; megabyte += 1) splitter.push(more);
    }).toThrow(Unreadable);
  });
});
