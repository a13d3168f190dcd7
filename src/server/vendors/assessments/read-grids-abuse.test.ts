import { expect, test } from 'vitest';
import { xlsxOf } from '#engine/extract/testing/office-files.ts';
import { readGrids } from './read-grids.ts';

test('a workbook of some kilobytes in which every cell shares one long text is refused before it is unfolded', async () => {
  const cells = Array.from({ length: 60 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`);
  const bytes = xlsxOf([{ name: 'S', body: `<sheetData>${cells.join('')}</sheetData>` }], {
    strings: [`<t>${'a'.repeat(900_000)}</t>`],
  });
  await expect(readGrids(bytes)).rejects.toMatchObject({ status: 422, code: 'unreadable_file' });
});
