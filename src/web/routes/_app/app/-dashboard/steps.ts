import { PAGES } from '#domain/addresses.ts';
import type { Readiness } from '#domain/readiness/readiness.ts';
import type { DashboardFacts } from './facts.ts';
import type { StartStep } from './start-card.tsx';

type Known = Pick<DashboardFacts, 'maySeeDocuments' | 'maySeeReadiness' | 'maySeeAssets' | 'documents' | 'assets'>;

/** The first steps this person can take; none until what ticks them off is known, so that nothing flashes. */
export function stepsOf(
  { maySeeDocuments, maySeeReadiness, maySeeAssets, documents, assets }: Known,
  readiness: Readiness,
): StartStep[] {
  if ((maySeeDocuments && documents === undefined) || (maySeeAssets && assets === undefined)) return [];
  const steps: StartStep[] = [];
  if (maySeeDocuments) steps.push({ kind: 'policies', isDone: (documents ?? 0) > 0, href: PAGES.documents });
  if (maySeeReadiness) steps.push({ kind: 'suggestions', isDone: readiness.evidenced > 0, href: PAGES.suggestions });
  if (maySeeAssets) steps.push({ kind: 'assets', isDone: (assets?.totalAssets ?? 0) > 0, href: PAGES.assets });
  return steps;
}
