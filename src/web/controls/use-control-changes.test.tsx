import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Control, untouched } from '#domain/controls/control.ts';
import { listKeyOf } from './control-queries.ts';
import { useChangeControl } from './use-control-changes.ts';

const ISO = 'iso-27001-2022';
const control = (facts: Partial<Control> = {}): Control => ({
  ...untouched(ISO, 'A.5.15'),
  version: 4,
  ...facts,
});

function start(answer: (body: Record<string, unknown>) => Response) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : await request.text());
    sent.push(body as Record<string, unknown>);
    return answer(body as Record<string, unknown>);
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  queryClient.setQueryData(listKeyOf(ISO), [control()]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeControl(), { wrapper });
  const shown = () => queryClient.getQueryData<Control[]>(listKeyOf(ISO))?.[0]?.status;
  return { result, sent, shown };
}

const answered = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

test('a change shows at once and carries the version that was seen', async () => {
  const { result, sent, shown } = start(() => answered(200, control({ status: 'Implemented', version: 5 })));
  act(() => result.current.change({ requirementId: 'A.5.15', change: { status: 'Implemented' } }));
  await waitFor(() => expect(shown()).toBe('Implemented'));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(sent[0]).toMatchObject({ status: 'Implemented', version: 4 });
});

test('two changes in a row do not stand in each other’s way', async () => {
  const { result, sent } = start(({ version, ...change }) =>
    answered(200, control({ ...(change as Partial<Control>), version: Number(version) + 1 })),
  );
  act(() => {
    result.current.change({ requirementId: 'A.5.15', change: { status: 'In Progress' } });
    result.current.change({ requirementId: 'A.5.15', change: { dueOn: '2026-12-01' } });
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ version }) => version)).toEqual([4, 5]);
});

test('what somebody else changed meanwhile takes the change back and becomes a question', async () => {
  const { result, shown } = start(() =>
    answered(409, { status: 409, code: 'changed_meanwhile', detail: 'Somebody else has changed A.5.15 meanwhile.' }),
  );
  act(() => result.current.change({ requirementId: 'A.5.15', change: { status: 'Implemented' } }));
  await waitFor(() => expect(result.current.conflict).toMatchObject({ change: { status: 'Implemented' } }));
  expect(shown()).toBe('Not Started');
});

test('what its own evidence contradicts takes the change back and waits for a reason, which is sent with it', async () => {
  let isDown = true;
  const { result, sent, shown } = start(({ reason }) =>
    reason
      ? isDown
        ? answered(503, { status: 503, code: 'unavailable', detail: 'Try again later.' })
        : answered(200, control({ status: 'Implemented', version: 5 }))
      : answered(422, { status: 422, code: 'reason_needed', issues: [{ path: 'reason', message: 'Say why' }] }),
  );
  act(() => result.current.change({ requirementId: 'A.5.15', change: { status: 'Implemented' } }));
  await waitFor(() => expect(result.current.unreasoned).toMatchObject({ change: { status: 'Implemented' } }));
  expect(shown()).toBe('Not Started');
  const reasoned = { requirementId: 'A.5.15', change: { status: 'Implemented' as const, reason: 'Made up for' } };
  act(() => result.current.change(reasoned));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.unreasoned, 'a refusal loses no word: the question stays').not.toBeNull();
  isDown = false;
  act(() => result.current.change(reasoned));
  await waitFor(() => expect(shown()).toBe('Implemented'));
  expect(sent[2]).toMatchObject({ status: 'Implemented', reason: 'Made up for', version: 4 });
  await waitFor(() => expect(result.current.unreasoned).toBeNull());
});
