import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../../../test/registers/workbook.ts';
import { readTable } from './read-table.ts';

const LIMITS = { bytes: 50_000_000, rows: 10, columns: 10 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clausewise-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file of 200 MB is refused before a byte of it is read', async () => {
  const path = join(folder, 'large.csv');
  const file = await open(path, 'w');
  await file.write('Asset Name,Owner\n');
  // A hole: nothing is written, and the size is there.
  await file.truncate(200_000_000);
  await file.close();
  const before = process.memoryUsage().arrayBuffers;
  expect(await readTable(path, 'large.csv', { limits: LIMITS, place: null, key: 0 })).toEqual({ refusal: 'too-large' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
});

test('the table of one sheet is read at its place, with what merged cells say in each row', async () => {
  const path = join(folder, 'register.xlsx');
  const rows = [
    ['Register & list'],
    [],
    ['Asset Name', 'Category', 'Cost'],
    ['A', 'Hardware', 5],
    ['B', null, null],
    [],
    ['C', 'Cloud', 7],
    ['Total', null, 12],
  ];
  const sheets = [
    { name: 'Read me', rows: [['Hello']] },
    { name: 'Größe & mehr', rows, merged: ['B4:B5', 'A1:C1', 'C4:C5'] },
  ];
  await writeFile(path, await workbookOf(sheets));
  const read = (place: { sheet: string; header: number; last: number | null } | null) =>
    readTable(path, 'register.xlsx', { limits: LIMITS, place, key: 0 });
  expect(await read({ sheet: 'Größe & mehr', header: 3, last: null })).toMatchObject({
    headers: ['Asset Name', 'Category', 'Cost'],
    rows: [
      { row: 4, cells: ['A', 'Hardware', '5'] },
      { row: 5, cells: ['B', 'Hardware', ''] },
      { row: 7, cells: ['C', 'Cloud', '7'] },
    ],
    notices: [{ kind: 'totals', rows: [8] }],
  });
  expect(await read({ sheet: 'Größe & mehr', header: 3, last: 5 })).toMatchObject({ rows: [{ row: 4 }, { row: 5 }] });
  expect(await read(null)).toEqual({ refusal: 'no-rows' });
  expect(await read({ sheet: 'Gone', header: 1, last: null })).toEqual({ refusal: 'not-a-workbook' });
});

test('the line by which Excel declares a separator is no row', async () => {
  const path = join(folder, 'separated.csv');
  await writeFile(path, 'sep=;\r\nName;Cost\r\nA;1,5\r\n');
  expect(await readTable(path, 'separated.csv', { limits: LIMITS, place: null, key: 0 })).toMatchObject({
    headers: ['Name', 'Cost'],
    rows: [{ row: 3, cells: ['A', '1,5'] }],
  });
});
