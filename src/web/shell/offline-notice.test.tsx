import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchServer } from '../kit/requests/server-away.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

test('a lost connection is said, and no more when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderPart(<OfflineNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('No connection');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a server that does not answer is said calmly, for as long as it does not', async () => {
  const client = new QueryClient();
  const end = watchServer(client, () => {});
  await renderPart(<OfflineNotice />);
  const reading = client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject({ status: 503 }), retry: false });
  await act(() => reading.catch(() => {}));
  expect(screen.getByRole('status').textContent).toContain('does not answer at the moment');
  act(end);
  expect(screen.queryByRole('status')).toBeNull();
});
