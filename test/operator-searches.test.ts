import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { places } from './access-answers.ts';
import { startFilledServer } from './filled-server.ts';
import type { TestServer, TestSession } from './server.ts';

// Whatever is searched, asked for nothing but the signs by which engines are told how to search.

const searches = places.flatMap((place) => {
  const schema = place.input instanceof z.ZodOptional ? place.input.unwrap() : place.input;
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = names.filter((name) => ['q', 'search'].includes(name));
  return place.method === 'GET' && !place.path.includes('{')
    ? fields.map((field) => ({ path: place.path, field }))
    : [];
});
const SIGNS = [
  '-',
  '"',
  '|',
  '&',
  '!',
  '(',
  ')',
  ':*',
  '<->',
  '%',
  '_',
  '\\',
  "'",
  '*',
  '- ',
  '-"',
  '"-',
  '-"-',
  '-a"',
  'or ',
  '-or ',
  '"" ',
  '-(',
  '–',
];
const ASKED = SIGNS.flatMap((sign) => [sign, sign.repeat(33), sign.repeat(200).slice(0, 199)]);

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  ({ server, admin } = await startFilledServer());
});
afterAll(() => server.stop());

test('there are things that are searched', () => {
  expect(searches.map(({ path }) => path)).toEqual(expect.arrayContaining(['/documents/search', '/assets', '/users']));
});

test.each(searches)('$path?$field= of signs alone', async ({ path, field }) => {
  const faults: string[] = [];
  for (const asked of ASKED) {
    const { status } = await admin.get(`${path}?${field}=${encodeURIComponent(asked)}`);
    if (![200, 403, 422].includes(status)) faults.push(`${asked.slice(0, 20)} × ${asked.length}: ${status}`);
  }
  expect(faults).toEqual([]);
});

test('what is left out is asked for all the same', async () => {
  const { body } = await admin.get(`/documents/search?q=${encodeURIComponent(`${'-'.repeat(60)} policy`)}`);
  expect(body.total).toBeTypeOf('number');
  const { body: plain } = await admin.get('/documents/search?q=policy');
  expect(plain.total).toBeGreaterThan(0);
});
