import { type CommitmentFacts, plainFacts } from '#domain/vendors/agreements/commitment.ts';
import { EFFORT, FORBIDDEN, REFUSED, TARGET, WITHOUT } from './cues.ts';
import { type Clause, clausesOf } from './clauses.ts';

/** What one sentence or row says, before its place is known. */
export type Found = CommitmentFacts;

/** A sentence as the readers of commitments see it. */
export interface Statement {
  text: string;
  /** Headings and lead-in above it. */
  above: string;
  /** The sentence with the one it refers back to. */
  context: string;
  /** The sentence right before it in its paragraph. */
  previous: string;
  clauses: Clause[];
}

export function statementOf(text: string, above = '', before = '', previous = before): Statement {
  return { text, above, context: before ? `${before} ${text}` : text, previous, clauses: clausesOf(text) };
}

export function found(kind: CommitmentFacts['kind'], facts: Partial<CommitmentFacts> = {}): Found {
  return { ...plainFacts(kind), ...facts };
}

/** Whether what stands at a place is promised, only striven for, or expressly not promised. */
export function modalityAt(
  { text, clauses, above }: Statement,
  at: number,
  { isObjective = false } = {},
): 'committed' | 'target' | 'refused' {
  const clause = clauses.findLast((each) => each.start <= at);
  const own = clause ? text.slice(clause.start, clause.end) : text;
  if (REFUSED.test(own)) return 'refused';
  const cue = isObjective ? EFFORT : TARGET;
  const leadIn = above.split('\n').at(-1) ?? '';
  return cue.test(text.slice(0, clause?.end)) || cue.test(leadIn) ? 'target' : 'committed';
}

/** An amount of a statement as the facts of a commitment; nothing where it is expressly not promised. */
export function promised(
  statement: Statement,
  kind: CommitmentFacts['kind'],
  amount: { value: number; unit: CommitmentFacts['unit']; isBusinessTime: boolean; start: number },
  facts: Partial<CommitmentFacts> = {},
  options = {},
): Found[] {
  const modality = modalityAt(statement, amount.start, options);
  if (modality === 'refused') return [];
  const { value, unit, isBusinessTime } = amount;
  return [found(kind, { modality, value, unit, isBusinessTime, ...facts })];
}

/** What is done without notice or consent; not what may not be done without them. */
export function isAtWill(text: string): boolean {
  const place = WITHOUT.exec(text);
  if (place === null) return false;
  // German forbids behind it ("ohne Zustimmung nicht"), and any language where it stands first.
  const isBehind = place.index < 12 || /^ohne/i.test(place[0]);
  return !FORBIDDEN.test(isBehind ? text.replace(place[0], ' ') : text.slice(0, place.index));
}
