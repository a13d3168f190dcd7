import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuoteText, piecesOf } from './quote-text.tsx';
import { renderPart } from './testing/render.tsx';

const text = 'Access is reviewed every quarter by the owner.';

test('no letter of the text is lost or doubled, however quotes overlap', () => {
  const quotes = [
    { id: 'a', start: 0, end: 18 },
    { id: 'b', start: 10, end: 32 },
    { id: 'c', start: 40, end: 900 },
    { id: 'd', start: 5, end: 5 },
  ];
  const pieces = piecesOf(text, quotes);
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(pieces.find(({ start }) => start === 10)?.ids).toEqual(['a', 'b']);
  expect(pieces.some(({ ids }) => ids.includes('d'))).toBe(false);
});

test('markup in a document is shown as text', async () => {
  await renderPart(<QuoteText label="Policy" text={'<img src=x onerror=alert(1)>'} quotes={[]} />);
  expect(screen.getByRole('region', { name: 'Policy' }).textContent).toBe('<img src=x onerror=alert(1)>');
});

test('the active quote is marked, and another is chosen by a click', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const quotes = [
    { id: 'a', start: 0, end: 6 },
    { id: 'b', start: 10, end: 18 },
  ];
  await renderPart(<QuoteText label="Policy" text={text} quotes={quotes} activeId="b" onSelect={onSelect} />);
  expect(document.querySelector('mark[data-active]')?.textContent).toBe('reviewed');
  await userEvent.click(screen.getByText('Access'));
  expect(onSelect).toHaveBeenCalledWith('a');
});
