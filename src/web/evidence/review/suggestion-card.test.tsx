import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Suggestion } from '#domain/documents/document.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { SuggestionCard } from './suggestion-card.tsx';

const SKIPPED = 'The review of access rights was skipped.';
const suggestion = {
  id: 's1',
  framework: 'iso-27001-2022',
  requirementId: 'A.5.18',
  documentId: 'd1',
  documentTitle: 'Access review Q3',
  confidence: 0.9,
  quotes: [{ start: 60, end: 66, text: 'Access' }],
  because: [],
  cues: [],
  state: 'open',
  asks: [{ id: 'a', status: 'covered', quote: { start: 50, end: 54, text: 'Fine' } }],
} as unknown as Suggestion;
const reversed: Suggestion = {
  ...suggestion,
  asks: [
    ...suggestion.asks,
    { id: 'b', status: 'contradicted', quote: { start: 0, end: SKIPPED.length, text: SKIPPED } },
  ],
};

beforeAll(() => loadMessages('evidence'));

async function render(shown: Suggestion) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  const accept = vi.fn();
  const onDecide = vi.fn();
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <SuggestionCard
        suggestion={shown}
        decisions={{ accept, reject: vi.fn() }}
        quotes={null}
        onPassage={vi.fn()}
        isUnderRequirement
        onDecide={onDecide}
        reason={null}
        acceptReason={null}
      />
    </QueryClientProvider>,
  );
  return { accept, onDecide, button: screen.getByRole('button', { name: 'Accept' }) };
}
const isSolid = (button: HTMLElement) => button.className.includes('MuiButton-contained');

test('what says the reverse is seen without opening anything, and is not offered for a quick click', async () => {
  const { accept, onDecide, button } = await render(reversed);
  expect(screen.getByText(SKIPPED)).toBeTruthy();
  expect(screen.getByText('contradicted by the text')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Why · 1 of 2 points shown' })).toBeTruthy();
  expect(isSolid(button)).toBe(false);
  fireEvent.click(button);
  // The next card waits until the reason is given.
  expect([accept.mock.calls.length, onDecide.mock.calls.length]).toEqual([1, 0]);
});

test('what speaks against nothing is accepted with one click', async () => {
  const { onDecide, button } = await render(suggestion);
  expect(screen.queryByText('contradicted by the text')).toBeNull();
  expect(isSolid(button)).toBe(true);
  fireEvent.click(button);
  expect(onDecide).toHaveBeenCalledOnce();
});

test('a weak suggestion has no solid button', async () => {
  const { button } = await render({ ...suggestion, confidence: 0.49 });
  expect(isSolid(button)).toBe(false);
});
