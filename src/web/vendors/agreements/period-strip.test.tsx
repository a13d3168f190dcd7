import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { judged, monthly, outage } from '#domain/vendors/agreements/testing/judged.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { PeriodStrip } from './period-strip.tsx';

test('months without recording have no percentage, a running one is told as far as it went, and none is rounded up', async () => {
  const commitment = monthly(99.99);
  const incidents = [outage('2026-03-10T10:00:00Z', '2026-03-10T10:00:30Z')];
  const options = { effectiveOn: '2026-01-01', now: '2026-04-10T00:00:00Z' };
  const { availability } = judged([commitment], incidents, { ...options, knownSince: '2026-04-01T00:00:00Z' });
  await renderPart(
    <PeriodStrip
      title="Availability"
      commitment={commitment}
      periods={availability[0]?.periods ?? []}
      chosen={null}
      idOf={({ name }) => name}
      onChoose={() => undefined}
    />,
  );
  const told = screen.getAllByRole('button').map(({ title, textContent }) => `${title}: ${textContent}`);
  expect(told).toEqual([
    'Not recorded: Jan 26 Not recorded',
    'Not recorded: Feb 26 Not recorded',
    'Kept: Mar 26 99.99%',
    'Kept so far: Apr 26 100% so far',
  ]);
});
