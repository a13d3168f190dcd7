import type { Language } from '../../organisations/language.ts';
import type { Citation } from './questionnaire.ts';
import { QUESTIONNAIRE_LIMITS } from './values.ts';

const WORDS: Record<Language, { version: string; page: string }> = {
  en: { version: 'version', page: 'page' },
  es: { version: 'versión', page: 'página' },
  fr: { version: 'version', page: 'page' },
  de: { version: 'Version', page: 'Seite' },
};

type Cited = Pick<Citation, 'title' | 'version' | 'path' | 'page'>;

/** Where an answer stands, as it is written into a customer's file: one line a place ("Backup policy, version 3, Copies › Tests, page 2"). */
export function referenceOf(citations: readonly Cited[], language: Language): string {
  const { version, page } = WORDS[language];
  const lines = citations.map((citation) =>
    [
      citation.title,
      citation.version && `${version} ${citation.version}`,
      // The first heading of a document often is its title.
      citation.path.filter((heading) => heading !== citation.title).join(' › '),
      citation.page && `${page} ${citation.page}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [...new Set(lines)].join('\n').slice(0, QUESTIONNAIRE_LIMITS.referenceLength);
}
