import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Evidence } from '#domain/evidence/evidence.ts';
import type { Session } from '#domain/people/session.ts';
import { orpc } from '../kit/requests/api.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { sessionQuery } from '../people/session.ts';
import { EvidenceOfRequirement } from './evidence-of-requirement.tsx';

const of = { framework: 'iso-27001-2022', requirementId: 'A.5.18' };
const quote = { start: 0, end: 5, text: 'Words' };
const piece = (id: string, status: 'covered' | 'contradicted') =>
  ({
    ...of,
    id,
    documentId: 'd1',
    documentTitle: `Access review ${id}`,
    quote,
    asks: [{ id: 'a', status, quote }],
    validFrom: '2026-01-01',
    validUntil: null,
    acceptedAt: '2026-01-01T08:00:00.000Z',
    acceptedByName: 'Ana Ruiz',
    reason: null,
    withdrawnAt: null,
    withdrawnByName: null,
    carriedFrom: null,
  }) as unknown as Evidence;

beforeAll(() => loadMessages('evidence', 'states'));

async function show(rows: Evidence[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  queryClient.setQueryData(sessionQuery.queryKey, { permissions: [] } as unknown as Session);
  const input = { ...of, pageSize: 100 };
  queryClient.setQueryData(orpc.evidence.list.queryKey({ input }), { rows, total: rows.length });
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <EvidenceOfRequirement {...of} />
    </QueryClientProvider>,
  );
}

test('what speaks against a requirement stands among its evidence, and is counted apart', async () => {
  await show([piece('1', 'covered'), piece('2', 'contradicted')]);
  expect(screen.getByText('1 piece · 1 speaks against')).toBeTruthy();
  expect(screen.getByText('Access review 2')).toBeTruthy();
});

test('alone it is no piece of evidence', async () => {
  await show([piece('2', 'contradicted')]);
  expect(screen.getByText('1 speaks against')).toBeTruthy();
});
