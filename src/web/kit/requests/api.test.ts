import { afterEach, expect, test, vi } from 'vitest';
import { client } from './api.ts';
import { messageOf, problemOf } from './problem.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, problem: object) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { status, detail: '', reference: 'r-1', ...problem },
      { status, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
    ),
  );

test("the server's code and reference reach whoever asked", async () => {
  answer(409, { code: 'changed_since' });
  const error = await client.assets.list({}).catch((thrown: unknown) => thrown);
  expect(problemOf(error)).toMatchObject({ status: 409, code: 'changed_since', reference: 'r-1' });
});

test('so do its messages by field', async () => {
  answer(422, { code: 'invalid', issues: [{ path: 'name', message: 'Asset name is required' }] });
  const error = await client.assets.list({}).catch((thrown: unknown) => thrown);
  expect(problemOf(error).issues).toEqual([{ path: 'name', message: 'Asset name is required' }]);
  expect(messageOf(error)).toBe('Asset name is required');
});
