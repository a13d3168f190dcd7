import type { Messages } from '../../organisations/messages.ts';
import type { Citation } from './questionnaire.ts';
import { QUESTIONNAIRE_LIMITS } from './values.ts';

type Cited = Pick<Citation, 'title' | 'version' | 'path' | 'page'>;

/** Where an answer stands, as it is written into a customer's file: one line a place ("Backup policy, version 3, Copies › Tests, page 2"). */
export function referenceOf(citations: readonly Cited[], t: Messages<'questionnaires'>): string {
  const lines = citations.map((citation) =>
    [
      citation.title,
      citation.version && t('cited.version', { number: citation.version }),
      // The first heading of a document often is its title.
      citation.path.filter((heading) => heading !== citation.title).join(' › '),
      citation.page && t('cited.page', { number: citation.page }),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [...new Set(lines)].join('\n').slice(0, QUESTIONNAIRE_LIMITS.referenceLength);
}
