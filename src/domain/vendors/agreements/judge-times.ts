import { businessTime } from './business-time.ts';
import { type Commitment, hoursOf, type ServiceHours } from './commitment.ts';
import { concerns, type Incident, isOngoing, type MissingFact, momentsOf } from './incidents.ts';
import { type Span, startOfDay } from './periods.ts';
import { isSameSeverity } from './severity.ts';
import type { Verdict } from './judge-availability.ts';

/** How one incident went, held against one commitment to a time. */
export interface IncidentJudgement {
  kind: 'response' | 'resolution' | 'breach-notice';
  incidentId: string;
  /** Null: which commitment applies cannot be told. */
  commitmentId: string | null;
  verdict: Verdict;
  /** From what on the time was counted. */
  from: 'startedAt' | 'reportedAt' | 'awareAt' | null;
  /** In working hours where the commitment counts those; null where it is not known. */
  minutes: number | null;
  limitMinutes: number | null;
  /** What has to be recorded before it can be judged; `businessHours`: the agreement does not say them, `value`: it names no time. */
  lacks: MissingFact | 'businessHours' | 'value' | null;
}

interface Question {
  held: readonly Commitment[];
  incidents: readonly Incident[];
  businessHours: ServiceHours | null;
  inForce: Span;
  timeZone: string;
  now: number;
}

/** Working time by what it lies between: many commitments ask for the same. */
type Worked = Map<string, number>;
type Asked = Question & { worked: Worked };

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Judges responses, resolutions and notices of breaches, incident by incident. */
export function judgeTimes(asked: Question): IncidentJudgement[] {
  const question = { ...asked, worked: new Map<string, number>() };
  const { incidents, inForce, timeZone } = question;
  const inTime = incidents.filter((incident) => {
    const at = momentsOf(incident).startedAt ?? startOfDay(incident.facts.happenedOn, timeZone);
    return at >= inForce.from && at < inForce.to && incident.facts.affected !== 'maintenance';
  });
  return inTime.flatMap((incident) => [
    ...judgeKind(question, incident, 'response'),
    ...judgeKind(question, incident, 'resolution'),
    ...judgeBreach(question, incident),
  ]);
}

function judgeKind(question: Asked, incident: Incident, kind: 'response' | 'resolution'): IncidentJudgement[] {
  const of = question.held.filter(({ facts }) => facts.kind === kind && hoursOf(facts) !== null);
  const services = [...new Set(of.flatMap(({ facts }) => facts.service ?? []))];
  const concerned = of.filter(({ facts }) => concerns(incident, facts.service, services) !== false);
  if (concerned.length === 0) return [];
  const nothing = {
    kind,
    incidentId: incident.id,
    commitmentId: null,
    verdict: 'unknown',
    from: null,
    minutes: null,
    limitMinutes: null,
  } as const;
  if (concerned.some(({ facts }) => concerns(incident, facts.service, services) === null))
    return [{ ...nothing, lacks: 'service' }];
  const { priority } = incident.facts;
  const graded = concerned.filter(({ facts }) => facts.severity !== null);
  if (graded.length > 0 && !priority) return [{ ...nothing, lacks: 'priority' }];
  const own = graded.filter(({ facts }) => isSameSeverity(priority ?? '', facts.severity ?? ''));
  const applying = own.length > 0 ? own : concerned.filter(({ facts }) => facts.severity === null);
  return applying.map((commitment) => judgeOne(question, incident, commitment, kind));
}

function judgeOne(
  question: Asked,
  incident: Incident,
  commitment: Commitment,
  kind: 'response' | 'resolution',
): IncidentJudgement {
  const { now, timeZone } = question;
  const { startedAt, reportedAt, respondedAt, resolvedAt } = momentsOf(incident);
  const begun = reportedAt ?? startedAt;
  const head = {
    kind,
    incidentId: incident.id,
    commitmentId: commitment.id,
    from: reportedAt !== null ? 'reportedAt' : 'startedAt',
  } as const;
  if (begun === null)
    return { ...head, verdict: 'unknown', from: null, minutes: null, limitMinutes: null, lacks: 'startedAt' };
  const done = kind === 'response' ? respondedAt : resolvedAt;
  if (done !== null) return { ...head, ...held(question, commitment, begun, done) };
  const lacks = kind === 'response' ? 'respondedAt' : 'resolvedAt';
  if (kind === 'resolution' && isOngoing(incident)) {
    // Still open: too late already, or nothing to say yet.
    const soFar = held(question, commitment, begun, now);
    return { ...head, ...soFar, ...(soFar.verdict !== 'breached' && { verdict: 'unknown', lacks }) };
  }
  const { resolvedOn } = incident.facts;
  if (kind === 'resolution' && resolvedOn) {
    const soonest = held(question, commitment, begun, Math.max(begun, startOfDay(resolvedOn, timeZone)));
    if (soonest.verdict === 'breached') return { ...head, ...soonest };
    const latest = held(question, commitment, begun, startOfDay(resolvedOn, timeZone) + DAY);
    if (latest.verdict === 'kept') return { ...head, ...latest };
  }
  return { ...head, verdict: 'unknown', minutes: null, limitMinutes: null, lacks };
}

type Outcome = Pick<IncidentJudgement, 'verdict' | 'minutes' | 'limitMinutes' | 'lacks'>;

/** Holds a time against a limit; working hours are counted where the agreement says them, and else only what is surely kept is said. */
function held(
  { businessHours, timeZone, worked: known }: Asked,
  { facts }: Commitment,
  from: number,
  to: number,
): Outcome {
  const limit = hoursOf(facts);
  if (limit === null || facts.value === null)
    return { verdict: 'unknown', minutes: null, limitMinutes: null, lacks: 'value' };
  const minutes = (to - from) / MINUTE;
  if (!facts.isBusinessTime)
    return { verdict: minutes <= limit * 60 ? 'kept' : 'breached', minutes, limitMinutes: limit * 60, lacks: null };
  if (!businessHours) {
    const isKept = minutes <= limit * 60;
    return {
      verdict: isKept ? 'kept' : 'unknown',
      minutes: isKept ? minutes : null,
      limitMinutes: limit * 60,
      lacks: isKept ? null : 'businessHours',
    };
  }
  const key = `${from} ${to}`;
  const worked = known.get(key) ?? businessTime({ from, to }, businessHours, timeZone) / MINUTE;
  known.set(key, worked);
  const aDay = businessHours.to - businessHours.from;
  const days =
    facts.unit === 'days' ? facts.value : facts.unit === 'weeks' ? facts.value * businessHours.days.length : null;
  const limitMinutes = days === null ? limit * 60 : days * aDay;
  return { verdict: worked <= limitMinutes ? 'kept' : 'breached', minutes: worked, limitMinutes, lacks: null };
}

function judgeBreach(question: Asked, incident: Incident): IncidentJudgement[] {
  if (!incident.facts.isSecurityBreach) return [];
  const { startedAt, awareAt, notifiedAt } = momentsOf(incident);
  return question.held
    .filter(({ facts }) => facts.kind === 'breach-notice')
    .map((commitment): IncidentJudgement => {
      const head = { kind: 'breach-notice', incidentId: incident.id, commitmentId: commitment.id } as const;
      const nothing = { ...head, verdict: 'unknown', from: null, minutes: null, limitMinutes: null } as const;
      if (hoursOf(commitment.facts) === null) return { ...nothing, lacks: 'value' };
      if (notifiedAt === null) return { ...nothing, lacks: 'breachNotifiedAt' };
      if (awareAt !== null) return { ...head, from: 'awareAt', ...held(question, commitment, awareAt, notifiedAt) };
      // Nobody can know of a breach before it begins: told soon enough after the start is told soon enough.
      const atMost = startedAt === null ? null : held(question, commitment, startedAt, notifiedAt);
      return atMost?.verdict === 'kept' ? { ...head, from: 'startedAt', ...atMost } : { ...nothing, lacks: 'awareAt' };
    });
}
