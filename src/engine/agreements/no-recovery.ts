import { durationsIn } from '../read/durations.ts';
import * as cues from './cues.ts';
import { type Found, found, type Statement } from './found.ts';

/** To answer for a loss is another thing than to promise how much is lost at most. */
const COMMITTING = cues.cue('commit~|promis~|zugesagt|zusag~|garanti~|guarantee~|engag~|compromi~|compromet~');
const TIMED = cues.cue('times?|periods?|deadlines?|Frist~|Zeit~|Dauer|délais?|durée|plazos?|tiempos?');

/** What the text says that it does not promise of the time after a disaster. */
export function readNoRecovery({ text, clauses }: Statement): Found[] {
  // Where a time is promised too, the clause that promises none speaks for itself.
  const parts = durationsIn(text).length > 0 ? clauses.map(({ start, end }) => text.slice(start, end)) : [text];
  return parts
    .filter((part) => cues.REFUSED.test(part) && COMMITTING.test(part) && durationsIn(part).length === 0)
    .flatMap((part) => [
      ...(cues.RTO.test(part) || (cues.DISASTER.test(part) && TIMED.test(part))
        ? [found('recovery-time', { detail: 'not-promised' })]
        : []),
      ...(cues.RPO.test(part) ? [found('recovery-point', { detail: 'not-promised' })] : []),
    ]);
}
