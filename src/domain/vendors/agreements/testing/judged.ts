import type { FactsOf } from '../../record.ts';
import { type Commitment, type CommitmentFacts, plainFacts } from '../commitment.ts';
import { judge } from '../judge.ts';

export const BERLIN = 'Europe/Berlin';
export const at = (moment: string) => Date.parse(moment);
let next = 0;
const id = () => `00000000-0000-4000-8000-${String(++next).padStart(12, '0')}`;

export function commitment(kind: CommitmentFacts['kind'], facts: Partial<CommitmentFacts>): Commitment {
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

export const incident = (facts: Partial<FactsOf<'incident'>>) => ({
  id: id(),
  facts: {
    kind: 'incident' as const,
    title: 'I',
    happenedOn: facts.startedAt?.slice(0, 10) ?? '2026-03-10',
    severity: 'high' as const,
    ...facts,
  },
});
export const outage = (startedAt: string, resolvedAt?: string, more: Partial<FactsOf<'incident'>> = {}) =>
  incident({ affected: 'down', startedAt, ...(resolvedAt && { resolvedAt }), ...more });

export const monthly = (value = 99.9, more: Partial<CommitmentFacts> = {}) =>
  commitment('availability', { value, unit: 'percent', window: 'month', ...more });

type Judged = Parameters<typeof judge>[0]['term'] & { now: string; knownSince: string } & Pick<
    Parameters<typeof judge>[0],
    'timeZone' | 'businessHours'
  >;

export function judged(
  commitments: Commitment[],
  incidents: ReturnType<typeof incident>[],
  {
    now = '2026-05-01T00:00:00Z',
    effectiveOn = '2026-03-01',
    endsOn = null,
    replacedOn = null,
    timeZone = 'UTC',
    businessHours = null,
    knownSince = '2020-01-01T00:00:00Z',
  }: Partial<Judged> = {},
) {
  return judge({
    commitments,
    incidents,
    businessHours,
    term: { effectiveOn, endsOn, replacedOn },
    timeZone,
    knownSince: at(knownSince),
    now: at(now),
  });
}
export const periodsOf = (...question: Parameters<typeof judged>) => judged(...question).availability[0]?.periods ?? [];
