import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DocumentReading } from '#domain/documents/document.ts';
import type { Classification } from '#domain/evidence/classification.ts';
import { Toaster } from '../../kit/toaster.tsx';
import { renderPart } from '../../kit/testing/render.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { AcceptPanel } from './accept-panel.tsx';

const SKIPPED = 'The review was skipped.';
const quote = { start: 0, end: SKIPPED.length, text: SKIPPED };
const clause = (parts: Partial<Classification['suggestedClauses'][number]>) => ({
  framework: 'iso-27001-2022',
  clause: 'A.5.18',
  title: 'Access rights',
  suggestionId: 's1',
  confidence: 0.79,
  quote: { start: 40, end: 46, text: 'Access' },
  state: 'open' as const,
  judgedBy: null,
  contradicted: [],
  ...parts,
});
const reversed = {
  id: 'b',
  text: 'Rights are reviewed',
  kind: 'record' as const,
  weight: 2,
  status: 'contradicted' as const,
  quote,
};
const document = { id: 'd1', isDraft: false, typeAcceptedAt: null, folder: '' } as DocumentReading;

beforeAll(() => loadMessages('document-ai', 'documents', 'evidence'));
afterEach(() => vi.unstubAllGlobals());

async function start(suggestedClauses: Classification['suggestedClauses']) {
  const sent: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    if (request.method !== 'GET')
      sent.push([
        new URL(request.url).pathname,
        JSON.parse(typeof init?.body === 'string' ? init.body : await request.text()),
      ]);
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  queryClient.setQueryData(['session'], { permissions: ['documents.edit', 'iso_readiness.edit'] });
  const classification = { documentType: 'policy', confidence: 0.9, suggestedClauses } as unknown as Classification;
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <AcceptPanel document={document} classification={classification} onPassage={vi.fn()} />
      <Toaster />
    </QueryClientProvider>,
  );
  return sent;
}
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept Classification' }));

test('accepting that links nothing says so before and after', async () => {
  const sent = await start([clause({})]);
  expect(screen.getByText(/No clause is ticked/)).toBeTruthy();
  accept();
  expect(await screen.findByText(/Linked as evidence for 0 clauses/)).toBeTruthy();
  expect(sent.map(([path]) => path)).toEqual([expect.stringMatching(/documents.*acceptance/)]);
});

test('a sure clause is ticked, unless the text says the reverse; ticking that asks for a reason first', async () => {
  const sent = await start([clause({ confidence: 0.95, contradicted: [reversed] })]);
  expect(screen.getByText(SKIPPED)).toBeTruthy();
  const tick = screen.getByRole<HTMLInputElement>('checkbox');
  expect(tick.checked).toBe(false);
  fireEvent.click(tick);
  accept();
  expect(sent).toEqual([]);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'It is the record of it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept with this reason' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.[1]).toEqual({ suggestionIds: ['s1'], reason: 'It is the record of it.' });
});

test('a sure clause that speaks against nothing is ticked and linked at once', async () => {
  const sent = await start([clause({ confidence: 0.95 })]);
  accept();
  expect(await screen.findByText(/Linked as evidence for 1 clause\./)).toBeTruthy();
  expect(sent[1]?.[1]).toEqual({ suggestionIds: ['s1'] });
});

test('a clause below .2 is shown when asked for, one below .5 where there is nothing better', async () => {
  await start([clause({ confidence: 0.3 }), clause({ suggestionId: 's2', clause: 'A.5.1', confidence: 0.1 })]);
  expect(screen.getByText('A.5.18 Access rights')).toBeTruthy();
  expect(screen.queryByText('A.5.1 Access rights')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 weaker clause' }));
  expect(screen.getByText('A.5.1 Access rights')).toBeTruthy();
});

test('a clause that the text says the reverse of is shown, however weak it is as evidence', async () => {
  await start([clause({ confidence: 0.05, contradicted: [reversed] })]);
  expect(screen.getByText('A.5.18 Access rights')).toBeTruthy();
  expect(screen.getByText(SKIPPED)).toBeTruthy();
});
