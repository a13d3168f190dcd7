import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from './report-error.ts';

afterEach(() => vi.unstubAllGlobals());

test('a fault of the interface is told to the server, and its reference comes back', async () => {
  const fetched = vi.fn(async (_url: string, _init: { body: string }) => Response.json({ reference: 'abc' }));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await reportError(new TypeError('x is undefined'))).toBe('abc');
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toMatchObject({ message: 'x is undefined', path: '/' });
});

test('without a server there is no reference, and no second fault', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await reportError(new Error('x'))).toBeNull();
});
