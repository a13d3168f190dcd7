import type { Area } from './grid.ts';

/** The column (from 0) of a reference such as B12. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A column (from 0) as spreadsheets call it. */
export function lettersOf(column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

const SIDE = /^\$?([A-Z]{1,3})?\$?(\d{1,7})?$/i;
const LAST_ROW = 1_048_575;
const LAST_COLUMN = 16_383;

/** The cells that "$B$2:$B$9", "B2" or "B:B" names; null for anything else. */
export function areaOf(reference: string): Area | null {
  const [from = '', to = from] = reference.split(':');
  const [, left, top] = SIDE.exec(from) ?? [];
  const [, right, bottom] = SIDE.exec(to) ?? [];
  if ((!left && !top) || (!right && !bottom)) return null;
  return {
    top: top ? Number(top) - 1 : 0,
    left: left ? columnOf(left.toUpperCase()) : 0,
    bottom: bottom ? Number(bottom) - 1 : LAST_ROW,
    right: right ? columnOf(right.toUpperCase()) : LAST_COLUMN,
  };
}
