import { expect, test } from 'vitest';
import { csvOf } from './gaps-csv.ts';

test('a cell that a spreadsheet would run is text', () => {
  const text = csvOf(['Owner'], [['=HYPERLINK("http://evil.example")'], ['+1'], ['@sum'], ['-2'], ['\tx'], ['Ana']]);
  const cells = text.split('\r\n').slice(1);
  expect(cells).toEqual([`"'=HYPERLINK(""http://evil.example"")"`, `'+1`, `'@sum`, `'-2`, `'\tx`, 'Ana']);
});

test('spreadsheets open it as UTF-8, commas and quotes stay within their cell', () => {
  const text = csvOf(['Título'], [['A, "B"']]);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1)).toBe('Título\r\n"A, ""B"""');
});
