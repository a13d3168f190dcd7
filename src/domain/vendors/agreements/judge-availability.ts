import type { Commitment, CommitmentFacts } from './commitment.ts';
import { concerns, type Incident, type Lacking, lastingOf } from './incidents.ts';
import { lengthOf, type Period, periodsIn, type Span, union, within, without } from './periods.ts';

export type Verdict = 'kept' | 'breached' | 'unknown';
/** `unrecorded`: it was over before anything was recorded, so that nothing speaks for it or against it. */
export type PeriodVerdict = Verdict | 'unrecorded';

export interface PeriodJudgement {
  name: string;
  from: string;
  to: string;
  isPartial: boolean;
  /** Not over yet: what is known so far. */
  isRunning: boolean;
  /** Recording began within it. */
  isRecordedInPart: boolean;
  verdict: PeriodVerdict;
  /** Percent, as far as downtime is recorded; null where nothing was recorded. */
  availability: number | null;
  downtimeMinutes: number;
  allowedMinutes: number;
  maintenanceMinutes: number;
  incidentIds: string[];
  lacking: Lacking[];
  /** What the text then promises, in percent of the fee, and the commitments that say so. */
  credit: { percent: number; commitmentIds: string[] } | null;
}

/** More than three years of months say nothing new. */
const MOST_PERIODS = 36;
const MINUTE = 60_000;
/** A billionth of a percent: far below a second in a year. */
const EPSILON = 1e-9;

export type Lasting = { incident: Incident } & ReturnType<typeof lastingOf>;

interface Question {
  commitment: Commitment;
  /** All commitments of the agreement that count: for the credits, and to know the services. */
  all: readonly Commitment[];
  /** The incidents with how long they lasted: the same for every commitment. */
  lasting: readonly Lasting[];
  /** The periods in force by how long they are, each as far as it has run and as a whole. */
  periods: (window: NonNullable<CommitmentFacts['window']>) => { period: Period; whole: Period }[];
  /** When recording began. */
  recordedSince: number;
  now: number;
}

/** Holds one commitment to availability against the incidents: `1 - downtime / period` for each month, quarter or year in force. */
export function judgeAvailability({
  commitment,
  all,
  lasting,
  periods,
  recordedSince,
  now,
}: Question): PeriodJudgement[] {
  const { value, window, service } = commitment.facts;
  if (value === null || value > 100) return [];
  const services = [
    ...new Set(all.flatMap(({ facts }) => (facts.kind === 'availability' && facts.service ? [facts.service] : []))),
  ];
  const known = lasting.map((each) => ({ ...each, isConcerned: concerns(each.incident, service, services) }));
  return periods(window ?? 'month').map(({ period, whole }) => {
    const of = known.filter(
      ({ perhaps, isConcerned }) => isConcerned !== false && perhaps.from < period.to && period.from <= perhaps.to,
    );
    const certain = of.filter(({ isConcerned }) => isConcerned === true);
    const spansOf = (affected: string) =>
      within(
        union(
          certain.flatMap(({ incident, surely }) => (incident.facts.affected === affected && surely ? [surely] : [])),
        ),
        period,
      );
    const maintenance = spansOf('maintenance');
    const down = spansOf('down');
    const counted = without(down, maintenance);
    const length = whole.to - whole.from;
    const downtime = lengthOf(counted);
    const availability = 100 - (downtime / length) * 100;
    const lacking = of.flatMap(({ incident, isConcerned, lacks }): Lacking[] => {
      const { id, facts } = incident;
      if (facts.affected === 'unaffected' || facts.affected === 'maintenance') return [];
      if (facts.affected === undefined) return [{ incidentId: id, fact: 'affected' }];
      if (isConcerned === null) return [{ incidentId: id, fact: 'service' }];
      return lacks ? [{ incidentId: id, fact: lacks }] : [];
    });
    const isBreached = availability < value - EPSILON;
    const isRecorded = whole.to > recordedSince;
    return {
      name: period.name,
      from: new Date(whole.from).toISOString(),
      to: new Date(whole.to).toISOString(),
      isPartial: whole.isPartial,
      isRunning: whole.to > now,
      isRecordedInPart: isRecorded && whole.from < recordedSince,
      verdict: !isRecorded ? 'unrecorded' : isBreached ? 'breached' : lacking.length > 0 ? 'unknown' : 'kept',
      availability: isRecorded ? availability : null,
      downtimeMinutes: downtime / MINUTE,
      allowedMinutes: ((100 - value) / 100) * (length / MINUTE),
      maintenanceMinutes: lengthOf(maintenance) / MINUTE,
      incidentIds: certain
        .filter(({ incident }) => incident.facts.affected === 'down' || incident.facts.affected === 'maintenance')
        .map(({ incident }) => incident.id),
      lacking,
      credit: isBreached && commitment.facts.modality === 'committed' ? creditFor(availability, all) : null,
    };
  });
}

/** The periods that an agreement has run through, the last one also as the whole that its downtime is measured against. */
export function periodsRun(
  inForce: Span,
  window: NonNullable<CommitmentFacts['window']>,
  timeZone: string,
  now: number,
): { period: Period; whole: Period }[] {
  const ran = { from: inForce.from, to: Math.min(inForce.to, now) };
  return periodsIn(ran, window, timeZone, MOST_PERIODS).map((period) => ({
    period,
    whole: wholeOf(period, inForce, window, timeZone, now),
  }));
}

function wholeOf(
  period: Period,
  inForce: Span,
  window: NonNullable<CommitmentFacts['window']>,
  timeZone: string,
  now: number,
): Period {
  if (period.to < now) return period;
  // The longest period is a year, of which a leap year has 366 days.
  const ahead = { from: period.from, to: Math.min(inForce.to, period.from + 367 * 86_400_000) };
  return periodsIn(ahead, window, timeZone, 24).find(({ name }) => name === period.name) ?? period;
}

/** The credit that the tiers of an agreement promise for an availability: the lowest tier that it falls below, up to the cap. */
export function creditFor(availability: number, all: readonly Commitment[]): PeriodJudgement['credit'] {
  const credits = all.filter(({ facts }) => facts.kind === 'credit' && facts.value !== null);
  const fitting = credits.filter(
    ({ facts: { below, from } }) => (below === null || availability < below) && (from === null || availability >= from),
  );
  const tier = fitting.toSorted((one, other) => (one.facts.below ?? 1000) - (other.facts.below ?? 1000))[0];
  if (!tier) return null;
  const cap = all.find(({ facts }) => facts.kind === 'credit-cap' && facts.unit === 'percent' && facts.value !== null);
  const promised = tier.facts.value ?? 0;
  const isCapped = cap !== undefined && (cap.facts.value ?? 0) < promised;
  return {
    percent: isCapped ? (cap.facts.value ?? 0) : promised,
    commitmentIds: [tier.id, ...(isCapped ? [cap.id] : [])],
  };
}
