import { dayAfter } from '../../assets/days.ts';
import { type Commitment, isHeld, type ServiceHours } from './commitment.ts';
import { type Incident, lastingOf } from './incidents.ts';
import { judgeAvailability, type PeriodJudgement, periodsRun } from './judge-availability.ts';
import { type IncidentJudgement, judgeTimes } from './judge-times.ts';
import { dayIn, type Span, startOfDay } from './periods.ts';

export interface Judgement {
  /** False where nobody has said from when the agreement is in force, or it belongs to no vendor: nothing is judged. */
  isJudged: boolean;
  /** The day from which on incidents may have been recorded; null where nothing is judged. */
  recordedSince: string | null;
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
  /** When the vendor or the agreement was first there to record something of. */
  knownSince: number;
  now: number;
}

/** Holds an agreement against the recorded incidents of its vendor. What a person dismissed does not count. */
export function judge({ commitments, incidents, businessHours, term, timeZone, knownSince, now }: Question): Judgement {
  const inForce = termOf(term, timeZone);
  if (!inForce) return { isJudged: false, recordedSince: null, availability: [], times: [] };
  const held = commitments.filter(isHeld);
  const to = Number.isFinite(inForce.to) ? inForce.to : now + 400 * 86_400_000;
  const span = { from: inForce.from, to };
  const lasting = incidents.map((incident) => ({ incident, ...lastingOf(incident, now, timeZone) }));
  // Whoever records an incident of the past has recorded since then.
  const recordedSince = Math.min(knownSince, ...lasting.map(({ perhaps }) => perhaps.from));
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
      periods: judgeAvailability({ commitment, all: held, lasting, periods, recordedSince, now }),
    }));
  return {
    isJudged: true,
    recordedSince: dayIn(recordedSince, timeZone),
    availability,
    times: judgeTimes({ held, incidents, businessHours, inForce: span, timeZone, now }),
  };
}
