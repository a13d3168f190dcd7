import { expect, test } from 'vitest';
import { countOutcomes, outcomeOf } from './outcome.ts';
import { incident, judged, monthly, outage } from './testing/judged.ts';

test('a promise is broken, a target is missed, and both are counted as they are called', () => {
  const commitments = [monthly(99.9), monthly(99.95, { modality: 'target' })];
  const incidents = [
    outage('2026-03-10T00:00:00Z', '2026-03-10T05:00:00Z'),
    incident({ happenedOn: '2026-04-02', resolvedOn: '2026-04-02' }),
  ];
  const judgement = judged(commitments, incidents, { now: '2026-06-10T00:00:00Z' });
  expect(countOutcomes(judgement, commitments)).toEqual({
    breached: 1,
    missed: 1,
    // What happened in April is not said.
    unknown: 2,
    kept: 2,
    running: 2,
    unrecorded: 0,
  });
});

test('months without recording are in no total but their own', () => {
  const commitments = [monthly()];
  const judgement = judged(commitments, [], { now: '2026-05-10T00:00:00Z', knownSince: '2026-05-09T00:00:00Z' });
  expect(countOutcomes(judgement, commitments)).toMatchObject({ kept: 0, running: 1, unrecorded: 2, breached: 0 });
});

test('a running month that is broken already is broken', () => {
  expect(outcomeOf({ verdict: 'breached', isRunning: true }, monthly())).toBe('breached');
  expect(outcomeOf({ verdict: 'kept', isRunning: true }, monthly())).toBe('running');
  expect(outcomeOf({ verdict: 'kept', isRunning: false }, monthly())).toBe('kept');
});
