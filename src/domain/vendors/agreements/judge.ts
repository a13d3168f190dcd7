import { dayAfter } from '../../assets/days.ts';
import { type Commitment, isHeld, type ServiceHours } from './commitment.ts';
import { type Incident, lastingOf } from './incidents.ts';
import { judgeAvailability, type PeriodJudgement, periodsRun } from './judge-availability.ts';
import { type IncidentJudgement, judgeTimes } from './judge-times.ts';
import { type Span, startOfDay } from './periods.ts';

export interface Judgement {
  /** False where nobody has said from when the agreement is in force, or it belongs to no vendor: nothing is judged. */
  isJudged: boolean;
  availability: { commitmentId: string; periods: PeriodJudgement[] }[];
  times: IncidentJudgement[];
}

export interface Term {
  effectiveOn: string | null;
  endsOn: string | null;
  /** From when on a later agreement takes its place. */
  replacedOn: string | null;
}

/** When an agreement is in force: its days are whole, in its timezone. Null: nobody said from when. */
export function termOf({ effectiveOn, endsOn, replacedOn }: Term, timeZone: string): Span | null {
  if (!effectiveOn) return null;
  const ends = [
    endsOn ? startOfDay(dayAfter(endsOn, 1), timeZone) : Infinity,
    replacedOn ? startOfDay(replacedOn, timeZone) : Infinity,
  ];
  return { from: startOfDay(effectiveOn, timeZone), to: Math.min(...ends) };
}

interface Question {
  commitments: readonly Commitment[];
  incidents: readonly Incident[];
  businessHours: ServiceHours | null;
  term: Term;
  timeZone: string;
  now: number;
}

/** Holds an agreement against the recorded incidents of its vendor. What a person dismissed does not count. */
export function judge({ commitments, incidents, businessHours, term, timeZone, now }: Question): Judgement {
  const inForce = termOf(term, timeZone);
  if (!inForce) return { isJudged: false, availability: [], times: [] };
  const held = commitments.filter(isHeld);
  const to = Number.isFinite(inForce.to) ? inForce.to : now + 400 * 86_400_000;
  const span = { from: inForce.from, to };
  const lasting = incidents.map((incident) => ({ incident, ...lastingOf(incident, now, timeZone) }));
  const run = new Map<string, ReturnType<typeof periodsRun>>();
  const periods = (window: Parameters<typeof periodsRun>[1]) => {
    const known = run.get(window) ?? periodsRun(span, window, timeZone, now);
    run.set(window, known);
    return known;
  };
  const availability = held
    .filter(({ facts }) => facts.kind === 'availability')
    .map((commitment) => ({
      commitmentId: commitment.id,
      periods: judgeAvailability({ commitment, all: held, lasting, periods, now }),
    }));
  return {
    isJudged: true,
    availability,
    times: judgeTimes({ held, incidents, businessHours, inForce: span, timeZone, now }),
  };
}

/** How much was broken, and how much cannot be told. */
export function countOf({ availability, times }: Judgement) {
  const all = [...availability.flatMap(({ periods }) => periods), ...times];
  return {
    breached: all.filter(({ verdict }) => verdict === 'breached').length,
    unknown: all.filter(({ verdict }) => verdict === 'unknown').length,
  };
}
