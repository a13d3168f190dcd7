import { describe, expect, test } from 'vitest';
import { codeSizeOf, LABEL_SHEETS, placesOf } from './labels.ts';

describe.each(LABEL_SHEETS.map((sheet) => [sheet.name, sheet] as const))('%s', (_name, sheet) => {
  test('every label lies on the page, and none on another', () => {
    const places = placesOf(sheet, sheet.columns * sheet.rows);
    for (const { page, left, top } of places) {
      expect(page).toBe(0);
      expect(left + sheet.label.width).toBeLessThanOrEqual(sheet.page.width);
      expect(top + sheet.label.height).toBeLessThanOrEqual(sheet.page.height);
    }
    expect(sheet.columns === 1 || sheet.step.across >= sheet.label.width).toBe(true);
    expect(sheet.rows === 1 || sheet.step.down >= sheet.label.height).toBe(true);
  });

  test('the code fits beside its words', () => {
    expect(codeSizeOf(sheet)).toBeLessThanOrEqual(sheet.label.height);
    expect(codeSizeOf(sheet)).toBeLessThanOrEqual(sheet.label.width / 2);
  });
});

test('a sheet that has been begun goes on behind its used places', () => {
  const sheet = LABEL_SHEETS[0]!;
  const places = placesOf(sheet, 20, 2);
  expect(places[0]).toMatchObject({ page: 0, left: sheet.start.left + 2 * sheet.step.across, top: sheet.start.top });
  expect(places.at(-1)).toEqual({ page: 1, left: sheet.start.left, top: sheet.start.top });
});
