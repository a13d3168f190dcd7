import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ConsistencyFinding } from '#domain/readiness/consistency/finding.ts';
import { orpc } from '../../kit/requests/api.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { ConsistencyNotice } from './consistency-notice.tsx';

const ISO = 'iso-27001-2022';
const DOCUMENT = '00000000-0000-4000-8000-000000000001';
const of = (id: string, count: number) => ({ kind: 'requirement' as const, framework: ISO, id, count });
const FINDINGS: ConsistencyFinding[] = [
  {
    rule: 'backup-belied',
    severity: 'high',
    count: 19,
    subjects: [of('A.8.13', 19), { kind: 'assets', only: 'without-backup' }],
  },
  {
    rule: 'implemented-without-evidence',
    severity: 'high',
    count: 12,
    subjects: [of('A.8.13', 1), of('A.8.14', 1)],
  },
  { rule: 'evidence-ends-soon', severity: 'medium', count: 5, subjects: [of('A.8.13', 2), of('A.8.14', 3)] },
  {
    rule: 'document-review-overdue',
    severity: 'medium',
    count: 4,
    subjects: [{ kind: 'document', id: DOCUMENT, title: 'Policy', count: 1 }],
  },
];

beforeAll(() => loadMessages('consistency'));

async function said(about: Parameters<typeof ConsistencyNotice>[0]['about']): Promise<string[]> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(orpc.readiness.consistency.list.queryOptions({}).queryKey, FINDINGS);
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <ConsistencyNotice about={about} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

test('a requirement’s page says the number that concerns it, as the whole check does', async () => {
  const [assets, itself, pieces] = await said({ framework: ISO, requirementId: 'A.8.13' });
  expect(assets).toContain('19 ');
  expect(itself).toMatch(/^1 requirement is/);
  expect(pieces).toMatch(/^2 pieces of evidence/);
});

test('a document’s page speaks of itself alone', async () => {
  const [only, ...others] = await said({ documentId: DOCUMENT });
  expect(only).toMatch(/^The review of 1 document is overdue/);
  expect(others).toEqual([]);
});
