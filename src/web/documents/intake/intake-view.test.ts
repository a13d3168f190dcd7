import { expect, test } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import type { Step } from './intake.ts';
import { countOf, rowsOf } from './intake-view.ts';

const document = (id: string, change: Partial<Document>) =>
  ({
    id,
    state: 'read',
    type: 'policy',
    typeConfidence: 0.9,
    refusal: null,
    suggestions: { open: 3, weak: 0, accepted: 1, rejected: 0 },
    ...change,
  }) as Document;

const drop = (...steps: Step[]) => ({
  jobIds: [],
  items: steps.map((step, key) => ({ key, step, path: `Policies/HR/file ${key}.txt`, file: new File(['x'], 'x.txt') })),
});

test('every dropped file is accounted for: read, refused, there already, failed', () => {
  const rows = rowsOf(
    drop(
      { at: 'filed', documentId: 'a' },
      { at: 'filed', documentId: 'b' },
      { at: 'present', documentId: 'c', title: 'Old one' },
      { at: 'refused', refusal: 'unsupported' },
      { at: 'failed', message: 'The connection broke off' },
    ),
    new Map([
      ['a', document('a', {})],
      ['b', document('b', { state: 'refused', refusal: 'scanned' })],
    ]),
    true,
  );
  expect(rows.map(({ status }) => status.is)).toEqual(['read', 'refused', 'present', 'refused', 'failed']);
  expect(rows[0]).toMatchObject({ name: 'file 0.txt', folder: 'Policies/HR', status: { suggestions: 4 } });
  expect(countOf(rows)).toMatchObject({
    total: 5,
    over: 5,
    share: 1,
    read: 1,
    suggestions: 4,
    present: 1,
    refused: 2,
    failed: 1,
    isOver: true,
  });
});

test('the bar moves while files are sent and read, and is full only when all are', () => {
  const sending = rowsOf(
    drop({ at: 'waiting' }, { at: 'sending', share: 0.5 }, { at: 'filed', documentId: 'a' }),
    new Map(),
    false,
  );
  expect(countOf(sending).isOver).toBe(false);
  expect(countOf(sending).share).toBeCloseTo((0 + 0.5 / 3 + 1 / 3) / 3);
});

test('a document that was removed while it was read does not keep the panel waiting', () => {
  const rows = rowsOf(drop({ at: 'filed', documentId: 'a' }), new Map(), true);
  expect(rows[0]?.status).toEqual({ is: 'gone' });
  expect(countOf(rows).isOver).toBe(true);
});
