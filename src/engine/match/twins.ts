import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { DocumentType } from '#domain/documents/analysis.ts';
import type { Document } from '../read/document.ts';
import { stemOf } from '../read/tokens.ts';

/** Two items that ask for nearly the same, and what tells that a document is about the second. */
interface Twins {
  first: string;
  second: string;
  secondWhen: DocumentType[] | 'management-system';
  /** The first gives way where the second is meant, but not the other way round. */
  oneWay?: boolean;
}

const TWINS: Twins[] = [
  { first: '6.1.2', second: '8.2', secondWhen: ['report', 'record', 'minutes'] },
  { first: '6.1.3', second: '8.3', secondWhen: ['report', 'record', 'minutes'] },
  { first: '9.2.2', second: '9.2.1', secondWhen: ['policy', 'report', 'record', 'minutes'] },
  { first: 'A.5.24', second: 'A.5.26', secondWhen: ['report', 'record'], oneWay: true },
  { first: 'A.5.15', second: 'A.5.18', secondWhen: ['report', 'record', 'form'], oneWay: true },
  { first: 'A.5.19', second: 'A.5.20', secondWhen: ['contract'], oneWay: true },
  { first: 'A.5.19', second: 'A.5.22', secondWhen: ['report', 'record', 'minutes'], oneWay: true },
  { first: 'A.5.1', second: '5.2', secondWhen: 'management-system' },
  { first: 'A.5.2', second: '5.3', secondWhen: 'management-system' },
  { first: 'A.6.3', second: '7.3', secondWhen: 'management-system' },
  { first: 'A.6.3', second: '7.2', secondWhen: 'management-system' },
];

const PENALTY = 1;

/** How many log-odds one of each pair of twins gives up so that the two do not compete as equals. */
export function twinPenalties(type: DocumentType, document: Document, framework: string): Map<string, number> {
  if (framework !== BASE_FRAMEWORK) return new Map();
  const manual = isOfManagementSystem(document);
  const penalties = new Map<string, number>();
  for (const { first, second, secondWhen, oneWay } of TWINS) {
    const prefersSecond = secondWhen === 'management-system' ? manual : secondWhen.includes(type);
    if (prefersSecond) penalties.set(first, PENALTY);
    else if (!oneWay) penalties.set(second, PENALTY);
  }
  return penalties;
}

const ISMS = stemOf('isms');

/** Whether a text belongs to the papers of the management system, which the clauses are about: it is named in its title or often. */
function isOfManagementSystem(document: Document): boolean {
  if (document.titles.some((title) => title.some(({ stem }) => stem === ISMS))) return true;
  const mentions = document.text.match(/\b(?:ISMS|SGSI|SMSI)\b/g)?.length ?? 0;
  return mentions >= 6;
}
