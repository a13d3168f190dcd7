import { expect, test } from 'vitest';
import { matchColumns } from './column-matches.ts';

const readAs = (headings: string) => {
  const named = headings.split(', ');
  return Object.fromEntries(matchColumns(named).map((match, column) => [named[column], match]));
};

test('a file of Snipe-IT names who has something, and its end of life is no warranty', () => {
  const read = readAs(
    'Item Name, Full Name, Username, Asset Tag, Model Number, Manufacturer, Supplier, Asset EOL Date',
  );
  expect(read).toMatchObject({
    'Item Name': { field: 'name', reason: 'exact' },
    'Full Name': { field: 'owner', reason: 'product' },
    Manufacturer: { field: 'vendor', reason: 'product' },
    Supplier: { field: null },
    'Asset EOL Date': { field: null, reason: 'product' },
  });
  expect(readAs('Name, Full Name, Asset EOL Date')).toMatchObject({
    'Full Name': { field: 'owner', reason: 'doubtful' },
    'Asset EOL Date': { field: 'warrantyExpiry', reason: 'doubtful' },
  });
});

test('in a file of CISO Assistant the type is none of an asset of ours', () => {
  expect(readAs('ref_id, name, description, domain, type, reference_link')).toMatchObject({
    name: { field: 'name' },
    description: { field: 'notes', reason: 'product' },
    type: { field: null, reason: 'product' },
  });
});

test('what people said before counts more than the product', () => {
  const headings = ['ref_id', 'name', 'description', 'domain', 'type'];
  expect(matchColumns(headings, new Map([['type', 'type']]))[4]).toEqual({ field: 'type', reason: 'learnt' });
});
