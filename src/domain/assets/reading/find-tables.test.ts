import { describe, expect, test } from 'vitest';
import { ASSET_HEADINGS } from './column-matches.ts';
import { findTables } from '../../tables/find-tables.ts';
import { fillMerged, type Sheet } from '../../tables/sheet.ts';
import { tableAt } from '../../tables/table.ts';

const LIMITS = { rows: 100, columns: 20 };
const HEAD = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner'];
const row = (name: string) => [name, 'Laptop', 'Hardware', `S-${name}`, 'Ana'];
const sheet = (records: unknown[][], name = '', isHidden = false): Sheet => ({ name, isHidden, records });
const read = (sheets: Sheet[]) => {
  const [found] = findTables(sheets, ASSET_HEADINGS);
  if (!found) return null;
  const table = tableAt(
    sheets.find(({ name }) => name === found.place.sheet)?.records ?? [],
    LIMITS,
    found.place,
    ASSET_HEADINGS.keyIn,
  );
  return { found, ...('refusal' in table ? { headers: [], rows: [], notices: [] } : table) };
};
const namesIn = (sheets: Sheet[]) => read(sheets)?.rows.map(({ cells }) => cells[0]);

describe('where the table begins', () => {
  test('in the first row, as ever', () => {
    expect(read([sheet([HEAD, row('A')])])?.found.place).toEqual({ sheet: '', header: 1, last: null });
  });
  test('below titles and blank rows', () => {
    const records = [['Asset register of Maple & Sons'], ['As of 1 May'], [], HEAD, row('A'), row('B')];
    expect(read([sheet(records)])?.found.place.header).toBe(4);
    expect(namesIn([sheet(records)])).toEqual(['A', 'B']);
  });
  test('below a title right above the headings, which names it', () => {
    expect(read([sheet([['Laptops'], HEAD, row('A')])])?.found).toMatchObject({ title: 'Laptops', rows: 1 });
  });
  test('where no heading is known, in the first row that is as wide as those below', () => {
    const records = [['Liste'], ['Maschine', 'Nutzerkreis', 'Halle', 'Baujahr'], ['P1', 'Alle', 'H2', '1999']];
    expect(read([sheet(records)])?.found.place.header).toBe(2);
  });
  test('a row of values with two words that are headings elsewhere is none', () => {
    const records = [
      ['Was', 'Ort', 'Wofür'],
      ['Drucker', 'Office', 'Service'],
    ];
    expect(read([sheet(records)])?.found.place.header).toBe(1);
  });
  test.each([
    [
      'a field beside its value',
      [
        ['Owner:', 'Ana'],
        ['Asset name', 'Type', 'Foo'],
        ['A', 'Laptop', 'x'],
      ],
      2,
    ],
    [
      'a status beside its value',
      [
        ['Status', 'draft'],
        ['Name', 'Type', 'Room no'],
        ['A', 'Laptop', '12'],
      ],
      2,
    ],
    [
      'a title as wide as the table, before headings of which only the name is known',
      [['Inventory', '2026', 'Rev 3'], [], ['Name', 'foo', 'bar', 'baz'], ['A', '1', '2', '3']],
      3,
    ],
  ])('below %s', (_, records, header) => {
    expect(read([sheet(records)])?.found.place.header).toBe(header);
  });
});

describe('which table', () => {
  test('not the cover, not the lists, not what is hidden', () => {
    const cover = sheet([['Read me'], ['This register is kept by the IT department.'], ['Owner', 'Ana']], 'Read me');
    const lists = sheet(
      [
        ['Type', 'Category', 'Status'],
        ['Laptop', 'Hardware', 'Active'],
      ],
      'Lists',
    );
    const old = sheet([HEAD, ...Array.from({ length: 40 }, (_, n) => row(`old ${n}`))], 'Old', true);
    const assets = sheet([HEAD, row('A'), row('B')], 'Register');
    expect(read([cover, lists, old, assets])?.found.place.sheet).toBe('Register');
  });
  test('of several on one sheet each ends where the next begins, and the one that fits best is taken', () => {
    const records = [
      ['Machines'],
      HEAD,
      row('A'),
      row('B'),
      row('C'),
      [],
      ['People'],
      ['Name', 'Department'],
      ['Ana', 'IT'],
      ['Bo', 'HR'],
    ];
    const tables = findTables([sheet(records)], ASSET_HEADINGS);
    expect(tables.map(({ title, place, rows }) => [title, place.header, place.last, rows])).toEqual([
      ['Machines', 2, 6, 3],
      ['People', 8, null, 2],
    ]);
    expect(namesIn([sheet(records)])).toEqual(['A', 'B', 'C']);
  });
  test('blank rows within a table do not end it', () => {
    expect(namesIn([sheet([HEAD, row('A'), [], [], row('B')])])).toEqual(['A', 'B']);
  });
  test.each([
    [['Computer', 'Laptop', 'Hardware', 'S-1', 'Ana']],
    [['Software', 'Software License', 'Service', 'S-1', 'Ana']],
    [['Equipment', 'Office', 'Hardware', 'S-1', 'Ana']],
  ])('a row of values after a blank one begins none, though it says words that are headings elsewhere: %s', (cells) => {
    const tables = findTables([sheet([HEAD, row('A'), [], cells, row('B')])], ASSET_HEADINGS);
    expect(tables.map(({ place, rows }) => [place.header, place.last, rows])).toEqual([[1, null, 3]]);
  });
  test('each row is looked at a few times only, however many titles stand above one another', () => {
    let looks = 0;
    const titles = new Proxy(
      Array.from({ length: 2000 }, (_, n) => [`Title ${n}`]),
      {
        get: (target, key, receiver) => {
          looks++;
          return Reflect.get(target, key, receiver) as unknown;
        },
      },
    );
    findTables([sheet(titles)], ASSET_HEADINGS);
    expect(looks).toBeLessThan(50_000);
  });
});

describe('what is no row of the table is left out and named', () => {
  const noticesOf = (records: unknown[][]) => {
    const { rows = [], notices = [] } = read([sheet(records)]) ?? {};
    return [
      rows.map(({ cells }) => cells[0]),
      ...notices.map(({ kind, rows: numbers, text }) => [kind, numbers, text]),
    ];
  };
  test.each([
    ['Total', '', '', '', '', 4711],
    ['Gesamtsumme:', '', '', '', '', '4.711,00 €'],
    ['', '', '', '', 'Total général', '12'],
  ])('totals: %s %s', (...cells) => {
    const [kept, notice] = noticesOf([[...HEAD, 'Cost'], [...row('A'), 1], cells]);
    expect([kept, notice?.[0], notice?.[1]]).toEqual([['A'], 'totals', [3]]);
  });
  test('an asset that is called so stays', () => {
    expect(noticesOf([HEAD, ['Total Protection', 'Software License', 'Software', 'T1', 'Ana'], row('Total')])).toEqual([
      ['Total Protection', 'Total'],
    ]);
  });
  test('one of which only the name is known stays among the others', () => {
    const wide = [...HEAD, 'Cost'];
    expect(noticesOf([wide, [...row('A'), 1], ['Total'], ['Beamer'], [...row('B'), 2], ['Projector']])).toEqual([
      ['A', 'Total', 'Beamer', 'B', 'Projector'],
    ]);
  });
  test('a total alone at the end is none, and behind a blank row single cells are remarks', () => {
    const wide = [...HEAD, 'Cost'];
    const below = ['Prepared by Ana', 'End of list', 'Red = replace'];
    expect(noticesOf([wide, [...row('A'), 1], ['Grand Total'], [], ...below.map((text) => [text])])).toEqual([
      ['A'],
      ['totals', [3], 'Grand Total'],
      ['remarks', [5, 6, 7], 'Prepared by Ana'],
    ]);
  });
  test('headings once more, units, remarks at the end', () => {
    const wide = [...HEAD, 'Cost'];
    const units = ['(text)', '', '', '', '', 'EUR'];
    expect(
      noticesOf([wide, units, [...row('A'), 1], wide, [...row('B'), 2], [], ['Printed on 1 May'], ['Confidential']]),
    ).toEqual([
      ['A', 'B'],
      ['units', [2], '(text) EUR'],
      ['headings-again', [4], wide.join(' ')],
      ['remarks', [7, 8], 'Printed on 1 May'],
    ]);
  });
  test('cells beyond the headings are named, and their row stays', () => {
    expect(noticesOf([HEAD, [...row('A'), 'extra', 'extra2']])).toEqual([
      ['A'],
      ['beyond-headings', [2], 'extra, extra2'],
    ]);
  });
});

test('what a merged cell says counts in each of its rows, but a number only in the first', () => {
  const records = [
    ['Name', 'Owner', 'Cost'],
    ['A', 'Ana', 900],
    ['B', null, null],
    ['C', 'Bo', 5],
  ];
  const merged = [
    { top: 1, bottom: 2, left: 1, right: 1 },
    { top: 1, bottom: 2, left: 2, right: 2 },
  ];
  expect(fillMerged(records, merged)).toEqual([
    ['Name', 'Owner', 'Cost'],
    ['A', 'Ana', 900],
    ['B', 'Ana', null],
    ['C', 'Bo', 5],
  ]);
});
