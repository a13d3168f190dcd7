import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Prediction } from '#domain/readiness/prediction.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { StatusPrediction } from './status-prediction.tsx';

beforeAll(() => loadMessages('prediction', 'progress'));

const open: Prediction = {
  requirementId: 'A.8.13',
  domain: 'A.8',
  currentStatus: 'In Progress',
  predictedStatus: null,
  confidence: null,
  because: ['no-pace', 'begun'],
  place: 1,
  p50: null,
  p85: null,
  evidenceQuality: 7.5,
  askCount: 4,
  asksMissing: ['restored'],
  requiredActions: ['add-evidence'],
  suggestions: 0,
  estimatedEffort: 'high',
};

test('without a history status, quality, gaps and effort are shown; only dates wait, and it says until when', async () => {
  answerWith({
    readiness: {
      predictions: {
        get: () => ({
          weeks: 0,
          finished: 0,
          leastWeeks: 6,
          leastFinished: 5,
          horizon: '2027-02-22',
          pace: null,
          paceFrom: '2027-01-04',
          p50: null,
          p85: null,
          predictions: [open],
        }),
      },
    },
    frameworks: {
      get: () => ({
        id: 'iso-27001-2022',
        title: 'ISO/IEC 27001:2022',
        edition: '2022',
        publisher: 'ISO',
        kinds: {},
        domains: [],
        requirements: [],
      }),
    },
  });
  await renderSignedIn(<StatusPrediction />);
  await screen.findByText(/Dates come from your own pace: from .*2027 at the earliest/);
  const row = (await screen.findByRole('link', { name: /A\.8\.13/ })).closest<HTMLElement>('[role=row]')!;
  for (const text of ['In Progress', '7.5 of 10', '1 of 4', 'much']) expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.queryByText('Predicted')).toBeNull();
});
