import { describe, expect, it } from 'vitest';
import type { Commitment } from './commitment.ts';
import { termOf } from './judge.ts';
import { at, BERLIN, commitment, incident, judged, monthly, outage, periodsOf } from './testing/judged.ts';

describe('availability', () => {
  it('is kept to the millisecond of what is allowed, and broken by one more minute', () => {
    // 0.1 % of 31 days are 44 minutes and 38.4 seconds.
    const [kept] = periodsOf([monthly()], [outage('2026-03-10T10:00:00Z', '2026-03-10T10:44:38Z')]);
    expect(kept).toMatchObject({ name: '2026-03', verdict: 'kept', lacking: [] });
    expect(kept?.allowedMinutes).toBeCloseTo(44.64, 6);
    const [broken] = periodsOf([monthly()], [outage('2026-03-10T10:00:00Z', '2026-03-10T10:45:00Z')]);
    expect(broken).toMatchObject({ verdict: 'breached', downtimeMinutes: 45 });
    expect(broken?.availability).toBeCloseTo(99.8992, 4);
  });

  it('counts overlapping outages once and cuts them at the end of the month', () => {
    const periods = periodsOf(
      [monthly()],
      [outage('2026-03-31T23:00:00Z', '2026-04-01T01:00:00Z'), outage('2026-03-31T23:30:00Z', '2026-04-01T00:30:00Z')],
    );
    expect(periods.map(({ name, downtimeMinutes, verdict }) => [name, downtimeMinutes, verdict])).toEqual([
      ['2026-03', 60, 'breached'],
      ['2026-04', 60, 'breached'],
    ]);
  });

  it('says nothing of months before anything was recorded, and tells when recording began within one', () => {
    const told = (more: object, incidents: ReturnType<typeof outage>[] = []) =>
      periodsOf([monthly()], incidents, { effectiveOn: '2026-01-01', now: '2026-04-10T00:00:00Z', ...more }).map(
        ({ name, verdict, availability, isRecordedInPart }) => [name, verdict, availability, isRecordedInPart],
      );
    expect(told({ knownSince: '2026-03-15T09:00:00Z' })).toEqual([
      ['2026-01', 'unrecorded', null, false],
      ['2026-02', 'unrecorded', null, false],
      ['2026-03', 'kept', 100, true],
      ['2026-04', 'kept', 100, false],
    ]);
    // Whoever records an incident of February has recorded since February.
    const february = outage('2026-02-10T10:00:00Z', '2026-02-10T12:00:00Z');
    expect(told({ knownSince: '2026-04-01T00:00:00Z' }, [february]).map(([, verdict]) => verdict)).toEqual([
      'unrecorded',
      'breached',
      'kept',
      'kept',
    ]);
    // The last moment of a month that began to be recorded with the next.
    expect(told({ knownSince: '2026-02-01T00:00:00Z' })[0]).toEqual(['2026-01', 'unrecorded', null, false]);
    expect(judged([monthly()], [february], { knownSince: '2026-04-01T00:00:00Z' }).recordedSince).toBe('2026-02-10');
  });

  it('leaves planned maintenance out, also where an outage overlaps it', () => {
    const [march] = periodsOf(
      [monthly()],
      [
        incident({ affected: 'maintenance', startedAt: '2026-03-10T00:00:00Z', resolvedAt: '2026-03-10T06:00:00Z' }),
        outage('2026-03-10T05:00:00Z', '2026-03-10T06:30:00Z'),
      ],
    );
    expect(march).toMatchObject({ downtimeMinutes: 30, maintenanceMinutes: 360, verdict: 'kept' });
  });

  it('counts an ongoing outage until now and measures against the whole month', () => {
    const [march, april] = periodsOf([monthly()], [outage('2026-04-09T23:30:00Z')], { now: '2026-04-10T00:00:00Z' });
    expect(march).toMatchObject({ verdict: 'kept', isRunning: false, availability: 100 });
    expect(april).toMatchObject({
      verdict: 'kept',
      isRunning: true,
      downtimeMinutes: 30,
      to: '2026-05-01T00:00:00.000Z',
    });
    expect(periodsOf([monthly()], [outage('2026-04-09T23:00:00Z')], { now: '2026-04-10T00:00:00Z' })[1]?.verdict).toBe(
      'breached',
    );
  });

  it('is not judged while a fact is missing, and names the incident and the fact', () => {
    const unsaid = incident({});
    expect(periodsOf([monthly()], [unsaid])[0]).toMatchObject({
      verdict: 'unknown',
      lacking: [{ incidentId: unsaid.id, fact: 'affected' }],
    });
    const noStart = incident({ affected: 'down', resolvedOn: '2026-03-10' });
    expect(periodsOf([monthly()], [noStart])[0]?.lacking).toEqual([{ incidentId: noStart.id, fact: 'startedAt' }]);
    const noEnd = outage('2026-03-10T10:00:00Z', undefined, { resolvedOn: '2026-03-10' });
    expect(periodsOf([monthly()], [noEnd])[0]).toMatchObject({
      verdict: 'unknown',
      lacking: [{ incidentId: noEnd.id, fact: 'resolvedAt' }],
    });
    expect(periodsOf([monthly()], [incident({ affected: 'unaffected' })])[0]).toMatchObject({
      verdict: 'kept',
      lacking: [],
    });
  });

  it('is broken for sure where even the least that the days say is too much', () => {
    const days = incident({ affected: 'down', happenedOn: '2026-03-10', resolvedOn: '2026-03-14' });
    expect(periodsOf([monthly()], [days])[0]).toMatchObject({ verdict: 'breached', downtimeMinutes: 3 * 1440 });
  });

  it('is judged only while the agreement is in force', () => {
    const names = (term: object) =>
      periodsOf([monthly()], [], { now: '2026-08-01T00:00:00Z', ...term }).map(({ name }) => name);
    expect(names({ effectiveOn: '2026-04-15', endsOn: '2026-05-31' })).toEqual(['2026-04', '2026-05']);
    expect(names({ effectiveOn: '2026-04-01', replacedOn: '2026-06-01' })).toEqual(['2026-04', '2026-05']);
    expect(names({ effectiveOn: '2026-09-01' })).toEqual([]);
    expect(judged([monthly()], [], { effectiveOn: null })).toMatchObject({ isJudged: false, availability: [] });
    const [half] = periodsOf([monthly()], [], { effectiveOn: '2026-04-15' });
    expect(half).toMatchObject({ isPartial: true, from: '2026-04-15T00:00:00.000Z' });
    expect(half?.allowedMinutes).toBeCloseTo(16 * 1.44, 6);
    expect(termOf({ effectiveOn: '2026-03-29', endsOn: '2026-03-29', replacedOn: null }, BERLIN)).toEqual({
      from: at('2026-03-28T23:00:00Z'),
      to: at('2026-03-29T22:00:00Z'),
    });
  });

  it('tells services apart, and asks which one where it is not said', () => {
    const both = [monthly(99.9, { service: 'Payments API' }), monthly(99.9, { service: 'Dashboard' })];
    const verdicts = (more: object) =>
      judged(both, [outage('2026-03-10T00:00:00Z', '2026-03-10T05:00:00Z', more)]).availability.map(
        ({ periods }) => periods[0]?.verdict,
      );
    expect(verdicts({ service: 'payments api' })).toEqual(['breached', 'kept']);
    expect(verdicts({})).toEqual(['unknown', 'unknown']);
    expect(
      periodsOf([both[0] as Commitment], [outage('2026-03-10T00:00:00Z', '2026-03-10T05:00:00Z')])[0]?.verdict,
    ).toBe('breached');
  });

  it('names the credit of the lowest tier it falls below, up to the cap, and none for what was only a target', () => {
    const credit = (value: number, below: number, from: number | null = null) =>
      commitment('credit', { value, unit: 'percent', below, from });
    const tiers = [credit(10, 99.9), credit(25, 99.5), credit(100, 95)];
    const cap = commitment('credit-cap', { value: 50, unit: 'percent' });
    const ofHours = (hours: number, target = false) =>
      periodsOf(
        [monthly(99.9, target ? { modality: 'target' } : {}), ...tiers, cap],
        [outage('2026-03-10T00:00:00Z', new Date(at('2026-03-10T00:00:00Z') + hours * 3_600_000).toISOString())],
      )[0]?.credit;
    expect(ofHours(1)).toMatchObject({ percent: 10 });
    expect(ofHours(5)).toMatchObject({ percent: 25 });
    expect(ofHours(100)).toMatchObject({ percent: 50, commitmentIds: [tiers[2]?.id, cap.id] });
    expect(ofHours(5, true)).toBeNull();
  });

  it('does not count what a person has dismissed', () => {
    expect(judged([{ ...monthly(), state: 'dismissed' }], []).availability).toEqual([]);
  });
});
