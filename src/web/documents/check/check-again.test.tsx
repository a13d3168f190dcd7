import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../kit/toast.ts';
import { loadMessages } from '../../locales/i18n.ts';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { CheckAgain } from './check-again.tsx';

const job = (state: string) => ({
  id: '0198a7f0-0000-7000-8000-000000000001',
  kind: 'documents.check',
  state,
  createdAt: '2026-03-02T08:00:00.000Z',
});

afterEach(() => vi.unstubAllGlobals());

async function press(end: 'done' | 'failed') {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const found = {
      rows: [],
      total: 0,
      counts: [
        { kind: 'a', severity: 'high', count: 3 },
        { kind: 'b', severity: 'low', count: 1 },
      ],
      documents: { checked: 12, objected: 2, unchecked: 0 },
    };
    const answers = pathname.includes('/jobs/') ? job(end) : request.method === 'POST' ? job('running') : found;
    return Response.json(answers);
  });
  await loadMessages('document-library');
  const queryClient = new QueryClient();
  queryClient.setQueryData(['session'], { permissions: ['documents.edit'] });
  render(
    <QueryClientProvider client={queryClient}>
      <CheckAgain count={0} />
    </QueryClientProvider>,
    { wrapper: ThemeRoot },
  );
  const before = toastStore.read().at(-1);
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  await waitFor(() => expect(toastStore.read().at(-1)).not.toBe(before));
  return toastStore.read().at(-1);
}

test('checking again says what came of it, also where nothing has changed', async () => {
  expect(await press('done')).toMatchObject({ tone: 'success', text: '12 documents checked · 4 objections' });
});

test('a check that came to no end says so', async () => {
  expect(await press('failed')).toMatchObject({ tone: 'error', text: 'The documents could not all be checked' });
});
