import { readFileSync } from 'node:fs';
import type { Language } from '#domain/organisations/language.ts';

/** Directions in a space of meanings that all languages share; what means the like points the same way. */
interface Table {
  rows: Map<string, number>;
  /** All rows one after the other, each to be multiplied by its scale. */
  numbers: Int8Array;
  scales: Float32Array;
}

/** How many numbers tell a direction. */
export const DIMENSIONS = 96;

const tables = new Map<string, Table>();

/** As `tools/train-meanings.py` writes it: the keys in one line, then a scale for each, then their rows. */
function tableOf(name: Language | 'asks'): Table {
  const known = tables.get(name);
  if (known) return known;
  const file = readFileSync(new URL(`meanings/${name}.bin`, import.meta.url));
  const end = file.indexOf('\n');
  const keys = file.toString('utf8', 0, end).split(' ');
  const scales = file.subarray(end + 1, end + 1 + keys.length * 4);
  const table = {
    rows: new Map(keys.map((key, row) => [key, row])),
    scales: new Float32Array(Uint8Array.from(scales).buffer),
    numbers: Int8Array.from(file.subarray(end + 1 + scales.length)),
  };
  tables.set(name, table);
  return table;
}

/** The direction in which the words of a text point together, of length 1, by their stems and how much each counts; null where none is known. */
export function embeddingOf(stems: Map<string, number>, language: Language): Float32Array | null {
  const own = tableOf(language);
  const english = tableOf('en');
  const sum = new Float32Array(DIMENSIONS);
  for (const [stem, count] of stems) {
    // The words of a document may stand as the English concept that they are a phrase for.
    const { rows, numbers, scales } = own.rows.has(stem) ? own : english;
    const row = rows.get(stem);
    if (row === undefined) continue;
    const scale = (scales[row] ?? 0) * count;
    const from = row * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + scale * (numbers[from + at] ?? 0);
  }
  const length = lengthOf(sum);
  return length === 0 ? null : sum.map((value) => value / length);
}

/** The cosine of two directions, 1 where they are the same; 0 where one is not known. */
export function cosineOf(one: Float32Array | null, other: Float32Array | null): number {
  return one && other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}

/** The directions of asks, by `requirement/ask`, one after the other, each of length 1; zeros where one has none. */
export function askEmbeddings(asks: string[]): Float32Array {
  const { rows, numbers } = tableOf('asks');
  const directions = new Float32Array(asks.length * DIMENSIONS);
  asks.forEach((key, place) => {
    const row = rows.get(key);
    if (row === undefined) return;
    const own = Float32Array.from(numbers.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS));
    const length = lengthOf(own) || 1;
    directions.set(
      own.map((value) => value / length),
      place * DIMENSIONS,
    );
  });
  return directions;
}

function lengthOf(vector: Float32Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}
