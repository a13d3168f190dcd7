import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Session } from '#domain/people/session.ts';
import type { Validation, ValidationFeedback, ValidationResult } from '#domain/evidence/validation.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { sessionQuery } from '../../people/session.ts';
import { ValidationView } from './validation-view.tsx';

const REVERSE = 'Access reviews are not carried out.';
const DENIED = 'The last review failed, and none was done since.';
const quote = (text: string) => ({ start: 0, end: text.length, text });
const validation = {
  id: 'v1',
  framework: 'iso-27001-2022',
  requirementId: 'A.5.18',
  documentId: 'd1',
  documentTitle: 'Access review Q3',
  evidenceId: null,
  startedByName: 'Ana Ruiz',
  assessedAt: '2026-11-21T09:00:00.000Z',
  feedback: [],
} as unknown as Validation & { feedback: ValidationFeedback[] };

const resultWith = (caps: ValidationResult['caps']) =>
  ({
    validationScore: 3,
    uncapped: 8,
    overallRating: 'needs-improvement',
    relevance: 80,
    completeness: 80,
    adequacy: 80,
    caps,
    signals: [],
    asks: [],
    strengths: [],
    weaknesses: [],
    criticalGaps: [],
    nextSteps: [],
    complianceLevel: { current: 0, required: 80, gap: 80, closedBy: [] },
    riskAssessment: { level: 'high', because: [] },
    finding: null,
    type: 'record',
    notices: [],
  }) as unknown as ValidationResult;

beforeAll(() => loadMessages('evidence-validation'));

/** The lines of the alert that say why the score is limited. */
async function limitsOf(caps: ValidationResult['caps']): Promise<HTMLElement[]> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  queryClient.setQueryData(sessionQuery.queryKey, { permissions: [] } as unknown as Session);
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <ValidationView validation={validation} result={resultWith(caps)} actions={null} />
    </QueryClientProvider>,
  );
  return screen.getAllByText(/^At most/);
}

test('a score limited for two reasons shows the sentence of each beside it', async () => {
  const lines = await limitsOf([
    { cap: 'contradicted', limit: 3, facts: { count: 1 }, quote: quote(REVERSE) },
    { cap: 'denied', limit: 4.5, facts: { percent: 41 }, quote: quote(DENIED) },
    { cap: 'draft', limit: 5, facts: {} },
  ]);
  expect(lines.map((line) => line.querySelector('q')?.textContent)).toEqual([REVERSE, DENIED, undefined]);
  expect(lines[1]!.textContent).toMatch(/41.*was not done, failed or is denied/);
});
