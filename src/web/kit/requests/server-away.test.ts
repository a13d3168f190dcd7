import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerAway, watchServer } from './server-away.ts';

let client: QueryClient;
let end: () => void;
const readAgain = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  end = watchServer(client, readAgain);
});
afterEach(() => {
  end();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  readAgain.mockClear();
});

const answers = (...statuses: number[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: statuses.shift() ?? 200 })),
  );

test('a server that is away is noticed, and what is shown is read again when it is back', async () => {
  answers(503, 200);
  const read = vi
    .fn()
    .mockRejectedValueOnce({ status: 503, data: { code: 'database_away' } })
    .mockResolvedValue('facts');
  const shown = new QueryObserver(client, { queryKey: ['risks'], queryFn: read });
  const leave = shown.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(isServerAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1600);
  expect([isServerAway(), readAgain.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1600);
  expect([isServerAway(), readAgain.mock.calls.length]).toEqual([false, 1]);
  expect(shown.getCurrentResult().data).toBe('facts');
  leave();
});

test('what is saved meanwhile is refused and not sent again by itself', async () => {
  answers(200);
  const save = vi.fn().mockRejectedValue({ status: 503, data: { code: 'database_away' } });
  await new MutationObserver(client, { mutationFn: save }).mutate(undefined).catch(() => {});
  expect(isServerAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1600);
  expect([isServerAway(), save.mock.calls.length]).toEqual([false, 1]);
});

test('a refusal or a failure of ours says nothing of the server', async () => {
  answers(200);
  for (const status of [401, 409, 422, 429, 500])
    await client.fetchQuery({ queryKey: [status], queryFn: () => Promise.reject({ status }) }).catch(() => {});
  const provider = { status: 503, data: { code: 'provider_unreachable', reference: 'r-1' } };
  await client.fetchQuery({ queryKey: ['provider'], queryFn: () => Promise.reject(provider) }).catch(() => {});
  expect(isServerAway()).toBe(false);
});
