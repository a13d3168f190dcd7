import { type Commitment, type CommitmentFacts, isHeld } from './commitment.ts';
import { severityKeys } from './severity.ts';

/** Kinds of which an agreement says one thing for a service and a severity; of credits and of places several stand side by side. */
const SINGLE = new Set<string>([
  'availability',
  'response',
  'workaround',
  'resolution',
  'recovery-time',
  'recovery-point',
  'credit-cap',
  'credit-claim',
  'breach-notice',
  'subprocessor-notice',
  'deletion',
  'maintenance-notice',
  'change-notice',
  'price-notice',
  'termination-notice',
  'liability-cap',
]);

const scopeOf = ({ kind, service, severity, window, below }: CommitmentFacts) =>
  JSON.stringify([
    kind,
    (service ?? '').toLowerCase(),
    severity === null ? '' : (severityKeys(severity)[0] ?? severity.toLowerCase()),
    kind === 'availability' ? window : null,
    kind === 'credit' ? below : null,
  ]);

const saidOf = ({ value, unit, isBusinessTime, modality, detail }: CommitmentFacts) =>
  JSON.stringify([value, unit, isBusinessTime, modality, value === null ? detail : '']);

/** Commitments that say different things of the same: the ids of each group. */
export function conflictsOf(commitments: readonly Commitment[]): string[][] {
  const single = commitments.filter((each) => isHeld(each) && SINGLE.has(each.facts.kind) && each.facts.value !== null);
  return [...Map.groupBy(single, ({ facts }) => scopeOf(facts)).values()]
    .filter((group) => new Set(group.map(({ facts }) => saidOf(facts))).size > 1)
    .map((group) => group.map(({ id }) => id));
}

export interface CommitmentChange {
  kind: CommitmentFacts['kind'];
  before: CommitmentFacts[];
  after: CommitmentFacts[];
}

/** What one agreement says other than the one before it, scope by scope. */
export function changesBetween(before: readonly Commitment[], after: readonly Commitment[]): CommitmentChange[] {
  const [old, now] = [before, after].map((all) =>
    Map.groupBy(
      all.filter(isHeld).map(({ facts }) => facts),
      scopeOf,
    ),
  );
  const scopes = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...scopes].flatMap((scope) => {
    const [was, is] = [old?.get(scope) ?? [], now?.get(scope) ?? []];
    const key = (all: CommitmentFacts[]) => JSON.stringify(all.map(saidOf).toSorted());
    const kind = (is[0] ?? was[0])?.kind;
    return kind === undefined || key(was) === key(is) ? [] : [{ kind, before: was, after: is }];
  });
}
