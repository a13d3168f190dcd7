import { blanksIn, namesOfBlanks } from '#domain/documents/blanks/blanks.ts';
import type { WorkingDraft } from '#domain/documents/versions/version.ts';
import { Problem } from '../../platform/http/problems.ts';

/**
 * What is said in the audit trail of somebody who goes on with places that nobody filled in.
 * @throws Problem blanks_left that names them, unless that somebody knows.
 */
export function blanksLeft(
  { markdown, text }: Pick<WorkingDraft, 'markdown' | 'text'>,
  isKnown: boolean | undefined,
): { blanks?: string } {
  const blanks = blanksIn(markdown ?? text);
  if (blanks.length === 0) return {};
  const names = namesOfBlanks(blanks);
  if (isKnown) return { blanks: names };
  const detail = `Not filled in yet: ${names} (${blanks.length} places). Send withBlanks to go on all the same.`;
  throw new Problem(409, 'blanks_left', detail, { params: { count: blanks.length, names } });
}
