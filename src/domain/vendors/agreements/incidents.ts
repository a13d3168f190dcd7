import type { FactsOf } from '../record.ts';
import { type Span, startOfDay } from './periods.ts';

export interface Incident {
  id: string;
  facts: FactsOf<'incident'>;
}

/** A fact that an incident lacks, by the name of its field. */
export type MissingFact =
  | 'startedAt'
  | 'respondedAt'
  | 'resolvedAt'
  | 'affected'
  | 'service'
  | 'priority'
  | 'awareAt'
  | 'breachNotifiedAt';

export interface Lacking {
  incidentId: string;
  fact: MissingFact;
}

const time = (at: string | undefined) => (at === undefined ? null : Date.parse(at));

/** The moments of an incident. Whatever nobody recorded is null. */
export function momentsOf({ facts }: Incident) {
  return {
    startedAt: time(facts.startedAt),
    reportedAt: time(facts.reportedAt),
    respondedAt: time(facts.respondedAt),
    resolvedAt: time(facts.resolvedAt),
    awareAt: time(facts.awareAt),
    notifiedAt: time(facts.breachNotifiedAt),
  };
}

/** Nobody has recorded, to the day or the minute, that it is over. */
export const isOngoing = ({ facts }: Incident) => facts.resolvedAt === undefined && facts.resolvedOn === undefined;

const DAY = 86_400_000;

/**
 * The time in which an incident may have lasted, and that in which it surely did: from the recorded moments where there are any, else from the days.
 * `lacks` names the moment that is needed to know better.
 */
export function lastingOf(
  incident: Incident,
  now: number,
  timeZone: string,
): { surely: Span | null; perhaps: Span; lacks: MissingFact | null } {
  const { facts } = incident;
  const { startedAt, resolvedAt } = momentsOf(incident);
  const dayEnd = (day: string) => startOfDay(day, timeZone) + DAY;
  const firstDay = startOfDay(facts.happenedOn, timeZone);
  const earliest = startedAt ?? firstDay;
  const latestStart = startedAt ?? Math.min(dayEnd(facts.happenedOn), resolvedAt ?? Infinity);
  const latest = resolvedAt ?? (facts.resolvedOn ? Math.min(now, dayEnd(facts.resolvedOn)) : now);
  const soonest = resolvedAt ?? (facts.resolvedOn ? startOfDay(facts.resolvedOn, timeZone) : now);
  const surely = latestStart < soonest ? { from: latestStart, to: soonest } : null;
  const isKnown = startedAt !== null && (resolvedAt !== null || isOngoing(incident));
  return {
    surely: isKnown ? { from: earliest, to: Math.max(earliest, latest) } : surely,
    perhaps: { from: earliest, to: Math.max(latest, earliest) },
    lacks: startedAt === null ? 'startedAt' : isKnown ? null : 'resolvedAt',
  };
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether an incident concerns a service that a commitment names; null: it does not say, and there is more than one. */
export function concerns({ facts }: Incident, service: string | null, services: readonly string[]): boolean | null {
  if (service === null) return true;
  if (!facts.service) return services.length <= 1 ? true : null;
  const [one, other] = [folded(facts.service), folded(service)];
  return one === other || one.includes(other) || other.includes(one);
}
