import { describe, expect, it } from 'vitest';
import type { FactsOf } from '../record.ts';
import { type Commitment, type CommitmentFacts, plainFacts } from './commitment.ts';
import { judge, termOf } from './judge.ts';
import { businessTime } from './business-time.ts';
import { momentOf, periodsIn, startOfDay, union, without } from './periods.ts';

const BERLIN = 'Europe/Berlin';
const at = (moment: string) => Date.parse(moment);
let next = 0;
const id = () => `00000000-0000-4000-8000-${String(++next).padStart(12, '0')}`;

function commitment(kind: CommitmentFacts['kind'], facts: Partial<CommitmentFacts>): Commitment {
  const full = { ...plainFacts(kind), ...facts };
  return {
    id: id(),
    facts: full,
    proposed: null,
    quote: null,
    state: 'proposed',
    decidedAt: null,
    decidedByName: null,
    version: 1,
  };
}

const incident = (facts: Partial<FactsOf<'incident'>>) => ({
  id: id(),
  facts: {
    kind: 'incident' as const,
    title: 'I',
    happenedOn: facts.startedAt?.slice(0, 10) ?? '2026-03-10',
    severity: 'high' as const,
    ...facts,
  },
});
const outage = (startedAt: string, resolvedAt?: string, more: Partial<FactsOf<'incident'>> = {}) =>
  incident({ affected: 'down', startedAt, ...(resolvedAt && { resolvedAt }), ...more });

const monthly = (value = 99.9, more: Partial<CommitmentFacts> = {}) =>
  commitment('availability', { value, unit: 'percent', window: 'month', ...more });

function judged(
  commitments: Commitment[],
  incidents: ReturnType<typeof incident>[],
  {
    now = '2026-05-01T00:00:00Z',
    effectiveOn = '2026-03-01' as string | null,
    endsOn = null as string | null,
    replacedOn = null as string | null,
    timeZone = 'UTC',
    businessHours = null as Parameters<typeof judge>[0]['businessHours'],
  } = {},
) {
  return judge({
    commitments,
    incidents,
    businessHours,
    term: { effectiveOn, endsOn, replacedOn },
    timeZone,
    now: at(now),
  });
}
const periodsOf = (...question: Parameters<typeof judged>) => judged(...question).availability[0]?.periods ?? [];

describe('calendar periods', () => {
  it('are as long as the clock makes them: an hour less in March, an hour more in October', () => {
    const year = { from: startOfDay('2026-01-01', BERLIN), to: startOfDay('2027-01-01', BERLIN) };
    const hours = periodsIn(year, 'month', BERLIN, 12).map(({ from, to }) => (to - from) / 3_600_000);
    expect(hours).toEqual([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744]);
  });

  it('know leap years, quarters and the names of both', () => {
    const two = { from: at('2028-02-01T00:00:00Z'), to: at('2028-07-01T00:00:00Z') };
    expect(periodsIn(two, 'month', 'UTC', 9)[0]).toMatchObject({ name: '2028-02', to: at('2028-03-01T00:00:00Z') });
    expect(periodsIn(two, 'quarter', 'UTC', 9).map(({ name, isPartial }) => [name, isPartial])).toEqual([
      ['2028-Q1', true],
      ['2028-Q2', false],
    ]);
    expect(periodsIn(two, 'year', 'UTC', 9).map(({ name }) => name)).toEqual(['2028']);
  });

  it('find a clock time that summer time skips, and the first of one that comes twice', () => {
    const clock = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);
    expect(new Date(momentOf(clock('2026-03-29', '02:30'), BERLIN)).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(new Date(momentOf(clock('2026-10-25', '02:30'), BERLIN)).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(new Date(momentOf(clock('2026-07-01', '00:00'), 'America/New_York')).toISOString()).toBe(
      '2026-07-01T04:00:00.000Z',
    );
  });

  it('join overlaps and cut out others', () => {
    const spans = [
      { from: 5, to: 9 },
      { from: 1, to: 6 },
      { from: 20, to: 20 },
    ];
    expect(union(spans)).toEqual([{ from: 1, to: 9 }]);
    expect(
      without(spans, [
        { from: 2, to: 3 },
        { from: 8, to: 30 },
      ]),
    ).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 8 },
    ]);
  });
});

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

describe('times', () => {
  const respond = commitment('response', { value: 15, unit: 'minutes', severity: 'P1' });
  const resolve = commitment('resolution', { value: 4, unit: 'hours', severity: 'Severity 1 (Critical)' });
  const times = (facts: Partial<FactsOf<'incident'>>, commitments = [respond, resolve], more = {}) =>
    judged(commitments, [incident({ startedAt: '2026-03-10T10:00:00Z', priority: 'Sev 1', ...facts })], more).times;

  it('are counted from the report where there is one, else from the start', () => {
    expect(times({ respondedAt: '2026-03-10T10:15:00Z', resolvedAt: '2026-03-10T14:01:00Z' })).toMatchObject([
      { kind: 'response', verdict: 'kept', minutes: 15, from: 'startedAt' },
      { kind: 'resolution', verdict: 'breached', minutes: 241, limitMinutes: 240 },
    ]);
    expect(times({ reportedAt: '2026-03-10T10:05:00Z', respondedAt: '2026-03-10T10:20:00Z' })[0]).toMatchObject({
      verdict: 'kept',
      from: 'reportedAt',
    });
  });

  it('cannot be judged without the moments or the priority', () => {
    expect(times({ resolvedOn: '2026-03-10' }).map(({ lacks }) => lacks)).toEqual(['respondedAt', 'resolvedAt']);
    expect(times({ priority: undefined as never })).toMatchObject([
      { commitmentId: null, verdict: 'unknown', lacks: 'priority' },
      { commitmentId: null, lacks: 'priority' },
    ]);
    expect(times({ priority: 'P3', respondedAt: '2026-03-10T10:15:00Z' })).toEqual([]);
  });

  it('are broken for sure by the days, or while it is still open too long', () => {
    expect(times({ resolvedOn: '2026-03-12' })[1]).toMatchObject({ verdict: 'breached' });
    expect(times({}, [resolve], { now: '2026-03-10T13:00:00Z' })[0]).toMatchObject({
      verdict: 'unknown',
      lacks: 'resolvedAt',
    });
    expect(times({}, [resolve], { now: '2026-03-10T15:00:00Z' })[0]).toMatchObject({ verdict: 'breached' });
  });

  it('count working hours over a weekend, and ask for them where the agreement does not say them', () => {
    const hours = { days: [1, 2, 3, 4, 5], from: 540, to: 1020 };
    // Friday 16:00 to Monday 10:00: one hour on each.
    expect(businessTime({ from: at('2026-03-27T15:00:00Z'), to: at('2026-03-30T08:00:00Z') }, hours, BERLIN)).toBe(
      2 * 3_600_000,
    );
    const slow = commitment('response', { value: 2, unit: 'days', isBusinessTime: true });
    const late = { startedAt: '2026-03-27T09:00:00Z', respondedAt: '2026-03-31T09:00:00Z' };
    expect(times(late, [slow], { businessHours: hours })).toMatchObject([
      { verdict: 'kept', minutes: 960, limitMinutes: 960 },
    ]);
    expect(times(late, [slow])).toMatchObject([{ verdict: 'unknown', lacks: 'businessHours' }]);
    expect(times({ ...late, respondedAt: '2026-03-28T09:00:00Z' }, [slow])).toMatchObject([{ verdict: 'kept' }]);
  });
});

describe('notice of a breach', () => {
  const notice = commitment('breach-notice', { value: 48, unit: 'hours' });
  const told = (facts: Partial<FactsOf<'incident'>>, commitments = [notice]) =>
    judged(commitments, [incident({ isSecurityBreach: true, affected: 'unaffected', ...facts })]).times;

  it('is counted from when the vendor knew', () => {
    const awareAt = '2026-03-10T10:00:00Z';
    expect(told({ awareAt, breachNotifiedAt: '2026-03-12T10:00:00Z' })).toMatchObject([
      { verdict: 'kept', minutes: 2880 },
    ]);
    expect(told({ awareAt, breachNotifiedAt: '2026-03-12T10:01:00Z' })).toMatchObject([
      { verdict: 'breached', from: 'awareAt' },
    ]);
    expect(told({ awareAt })).toMatchObject([{ verdict: 'unknown', lacks: 'breachNotifiedAt' }]);
  });

  it('is surely in time when told soon after the start, and else asks when the vendor knew', () => {
    const startedAt = '2026-03-10T10:00:00Z';
    expect(told({ startedAt, breachNotifiedAt: '2026-03-11T10:00:00Z' })).toMatchObject([
      { verdict: 'kept', from: 'startedAt' },
    ]);
    expect(told({ startedAt, breachNotifiedAt: '2026-03-20T10:00:00Z' })).toMatchObject([
      { verdict: 'unknown', lacks: 'awareAt' },
    ]);
  });

  it('is not measured against words without a number', () => {
    expect(told({}, [commitment('breach-notice', { detail: 'without undue delay' })])).toMatchObject([
      { verdict: 'unknown', lacks: 'value' },
    ]);
  });
});
