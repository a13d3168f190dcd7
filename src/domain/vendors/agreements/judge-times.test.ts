import { describe, expect, it } from 'vitest';
import type { FactsOf } from '../record.ts';
import { businessTime } from './business-time.ts';
import { at, BERLIN, commitment, incident, judged } from './testing/judged.ts';

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
    expect(times({ priority: undefined })).toMatchObject([
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
