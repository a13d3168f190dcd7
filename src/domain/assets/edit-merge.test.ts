import { expect, test } from 'vitest';
import { NEW_ASSET } from './asset.ts';
import type { AssetFacts } from './asset.ts';
import { editsOf, mergeEdits } from './edit-merge.ts';

const before: AssetFacts = {
  ...NEW_ASSET,
  tags: ['a'],
  name: 'VPN',
  type: 'Server',
  category: 'Network',
  serialNumber: '1',
  owner: 'Ana',
};
const mine: AssetFacts = { ...before, location: 'Bern', owner: 'Bo', tags: ['a', 'b'] };
const theirs: AssetFacts = { ...before, location: 'Basel', notes: 'Moved', owner: 'Bo' };

test('says of every field who changed it; what both changed alike is settled', () => {
  const edits = editsOf(before, mine, theirs);
  expect(edits).toHaveLength(3);
  expect(Object.fromEntries(edits.map(({ field, by }) => [field, by]))).toEqual({
    location: 'both',
    notes: 'them',
    tags: 'me',
  });
});

test('keeps what the other changed, what I changed, and my choice where both did', () => {
  const edits = editsOf(before, mine, theirs);
  const merged = { ...theirs, tags: ['a', 'b'] };
  expect(mergeEdits(theirs, edits, { location: 'theirs' })).toEqual(merged);
  expect(mergeEdits(theirs, edits, { location: 'mine' })).toEqual({ ...merged, location: 'Bern' });
  expect(mergeEdits(theirs, edits, {})).toEqual(merged);
});
