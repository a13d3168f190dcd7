import { currentOrganisation } from '../kit/current-organisation.ts';
import { FRAMEWORK, useLanguage } from '../frameworks/framework.ts';

/** The printed statement in the language shown; a link carries no header, so the organisation stands in the address. */
export function useHrefOfStatement(): string {
  const language = useLanguage();
  const organisation = currentOrganisation();
  const query = new URLSearchParams({ language, ...(organisation && { organisation }) });
  return `/api/v1/statements-of-applicability/${FRAMEWORK}?${query}`;
}
