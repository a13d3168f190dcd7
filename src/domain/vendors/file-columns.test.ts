import { expect, test } from 'vitest';
import { exampleVendor } from '../../../test/example-vendor.ts';
import { cellsOf, FILE_COLUMNS, IMPORT_COLUMNS } from './file-columns.ts';
import { readVendorLine } from './import.ts';
import { VendorInput } from './vendor.ts';

const vendor = exampleVendor({
  website: 'https://cloud.example',
  domains: ['cloud.example', 'mail.example'],
  description: 'Hosts all',
  notes: 'Ask for Ana',
  reviewDueOn: '2027-03-04',
  lastScanAt: '2026-11-20T10:00:00.000Z',
});

const written = Object.fromEntries(
  cellsOf(vendor).map((cell, place) => {
    const text = cell !== null && typeof cell === 'object' ? cell.date : String(cell ?? '');
    return [FILE_COLUMNS[place], text];
  }),
) as Record<(typeof FILE_COLUMNS)[number], string>;

test('what people write of a vendor stands in its file, but for the id of its owner', () => {
  const { ownerId: _, ...said } = VendorInput.shape;
  expect(Object.keys(said).filter((name) => !(FILE_COLUMNS as readonly string[]).includes(name))).toEqual([]);
});

test('what is written to a file is read from it again', () => {
  expect(written).toMatchObject({ domains: 'cloud.example, mail.example', lastScanAt: '2026-11-20' });
  const values = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, written[column]]));
  const { ownerId: _, ...asked } = VendorInput.parse(vendor);
  expect(readVendorLine({ row: 2, values: { ...values, owner: '' } }, new Map(), 'day-first')).toEqual({
    asked,
    faults: [],
  });
});

test('a cell that cannot be is named with its column, once', () => {
  const values = {
    name: 'Cloud',
    industry: 'Hosting',
    tier: 'huge',
    owner: 'nobody',
    website: 'cloud',
    reviewMonths: 'x',
  };
  const read = readVendorLine({ row: 2, values }, new Map(), 'day-first');
  expect('faults' in read && read.faults.map(({ column }) => column).toSorted()).toEqual([
    'owner',
    'reviewMonths',
    'tier',
    'website',
  ]);
});
