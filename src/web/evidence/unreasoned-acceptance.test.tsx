import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Suggestion } from '#domain/documents/document.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { UnreasonedAcceptance } from './unreasoned-acceptance.tsx';
import type { Decisions } from './use-decisions.ts';

const SKIPPED = 'The review of access rights was skipped.';
const quote = { start: 0, end: SKIPPED.length, text: SKIPPED };
const suggestion = {
  id: 's1',
  framework: 'iso-27001-2022',
  requirementId: 'A.5.18',
  documentId: 'd1',
  documentTitle: 'Access review Q3',
  asks: [
    { id: 'a', status: 'covered', quote: { start: 50, end: 54, text: 'Fine' } },
    { id: 'b', status: 'contradicted', quote },
  ],
} as Suggestion;

beforeAll(() => loadMessages('evidence', 'controls'));

function render(decisions: Partial<Decisions>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  return renderPart(
    <QueryClientProvider client={queryClient}>
      <UnreasonedAcceptance decisions={decisions as Decisions} />
    </QueryClientProvider>,
  );
}

test('the dialog shows the sentence that says the reverse, and accepts with a reason only', async () => {
  const accept = vi.fn();
  const acceptance = { suggestions: [suggestion], status: 'Implemented' as const };
  await render({ unreasoned: acceptance, accept, drop: vi.fn() });
  expect(screen.getByText(SKIPPED)).toBeTruthy();
  expect(screen.queryByText('Fine')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Accept with this reason' }));
  expect(await screen.findByText('Say why you accept what says the reverse of what is asked')).toBeTruthy();
  expect(accept).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The auditor asked for the record.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept with this reason' }));
  await waitFor(() =>
    expect(accept).toHaveBeenCalledWith({ ...acceptance, reason: 'The auditor asked for the record.' }),
  );
});

test('cancelling accepts nothing', async () => {
  const [accept, drop] = [vi.fn(), vi.fn()];
  await render({ unreasoned: { suggestions: [suggestion] }, accept, drop });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(drop).toHaveBeenCalled();
  expect(accept).not.toHaveBeenCalled();
});

test('where evidence of before says the reverse, what is asked for is why it is implemented', async () => {
  const accept = vi.fn();
  const covering = { ...suggestion, asks: [{ id: 'a', status: 'covered' as const }] } as Suggestion;
  await render({ unreasoned: { suggestions: [covering], status: 'Implemented' }, accept, drop: vi.fn() });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was made up for.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set to Implemented with this reason' }));
  await waitFor(() =>
    expect(accept).toHaveBeenCalledWith({
      suggestions: [covering],
      status: 'Implemented',
      reason: 'It was made up for.',
    }),
  );
});
