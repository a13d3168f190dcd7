import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Reversal } from '#domain/controls/reversal.ts';
import { orpc } from '../kit/requests/api.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { ClaimReason } from './claim-reason.tsx';

const ISO = 'iso-27001-2022';
const SKIPPED = 'The review of access rights was skipped.';
const reversal = (requirementId: string, text: string): Reversal => ({
  requirementId,
  askId: 'b',
  documentId: 'd1',
  documentTitle: 'Access review Q3',
  quote: { start: 12, end: 12 + text.length, text },
});

beforeAll(() => loadMessages('controls'));

async function start(of: string[], error: unknown = null) {
  const onClaim = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  queryClient.setQueryData(orpc.controls.reversals.list.queryKey({ input: { framework: ISO } }), [
    reversal('A.5.18', SKIPPED),
    reversal('A.8.13', 'Backups are no longer tested.'),
  ]);
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <ClaimReason
        of={of.map((requirementId) => ({ framework: ISO, requirementId }))}
        isBusy={false}
        error={error}
        onClaim={onClaim}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  return onClaim;
}

test('asks with the sentence that says the reverse, which leads to its place, and goes on with a reason only', async () => {
  const onClaim = await start(['A.5.18']);
  expect(screen.getByText(SKIPPED)).toBeTruthy();
  expect(screen.queryByText('Backups are no longer tested.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Access review Q3' }).getAttribute('href')).toContain('/d1?at=12-');
  const save = screen.getByRole('button', { name: 'Set to Implemented with this reason' });
  fireEvent.click(save);
  expect(await screen.findByText('Say why it is implemented all the same')).toBeTruthy();
  expect(onClaim).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was made up for in October.' } });
  fireEvent.click(save);
  await waitFor(() => expect(onClaim).toHaveBeenCalledWith('It was made up for in October.'));
});

test('what was refused is said where the words stand', async () => {
  await start(['A.5.18'], new Error('No connection'));
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('of several it shows every sentence', async () => {
  await start(['A.5.15', 'A.5.18', 'A.8.13']);
  expect(screen.getAllByRole('link', { name: 'Access review Q3' })).toHaveLength(2);
});
