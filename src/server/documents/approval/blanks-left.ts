import { blanksIn } from '#domain/documents/blanks/blanks.ts';
import { Problem } from '../../platform/http/problems.ts';

/** So many are named; the text shows the others. */
const NAMED = 6;

/**
 * What is said in the audit trail of somebody who goes on with places that nobody filled in.
 * @throws Problem blanks_left that names them, unless that somebody knows.
 */
export function blanksLeft(text: string, isKnown: boolean | undefined): { blanks?: string } {
  const blanks = blanksIn(text);
  if (blanks.length === 0) return {};
  const all = [...new Set(blanks.map(({ words }) => words.slice(0, 80)))];
  const names = all.slice(0, NAMED).join(', ') + (all.length > NAMED ? ', …' : '');
  if (isKnown) return { blanks: names };
  const detail = `Not filled in yet: ${names} (${blanks.length} places). Send withBlanks to go on all the same.`;
  throw new Problem(409, 'blanks_left', detail, { params: { count: blanks.length, names } });
}
