import type { DocumentType } from '#domain/documents/reading.ts';

/** Two items that ask for nearly the same, and what tells which of them a document is about. */
interface Twins {
  first: string;
  second: string;
  /** Kinds of document that speak for the second. */
  secondWhen: DocumentType[];
}

const TWINS: Twins[] = [
  { first: '6.1.2', second: '8.2', secondWhen: ['report', 'record', 'register', 'minutes'] },
  { first: '6.1.3', second: '8.3', secondWhen: ['report', 'record', 'minutes'] },
  { first: '9.2.2', second: '9.2.1', secondWhen: ['policy', 'report', 'record', 'minutes'] },
  { first: 'A.6.3', second: '7.2', secondWhen: ['record', 'register'] },
];

const PENALTY = 1;

/** How many log-odds each of a pair of twins gives up so that they do not compete as equals. */
export function twinPenalties(type: DocumentType): Map<string, number> {
  return new Map(TWINS.map(({ first, second, secondWhen }) => [secondWhen.includes(type) ? first : second, PENALTY]));
}
