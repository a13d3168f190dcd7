import type { Judged } from '../finding.ts';

export type Verdict = Pick<Judged, 'code' | 'state'> & { values?: Judged['values'] };

export const UNKNOWN: Verdict = { code: 'unknown', state: 'unknown' };
/** There is nothing for this check to look at. */
export const NONE: Verdict = { code: 'none', state: 'info' };

export interface Circumstances {
  /** The moment of the run, as ISO 8601. */
  now: string;
  /** Whether we know that web servers can be reached from here: one that is silent is then silent by itself. */
  isOnline: boolean;
}
