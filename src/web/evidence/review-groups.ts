import type { Suggestion } from '#domain/documents/document.ts';
import { type Band, bandOf } from '#domain/documents/reading.ts';

export interface ReviewGroup {
  requirementId: string;
  suggestions: Suggestion[];
}

/** Suggestions under their requirements; the requirement with the most certain one comes first, within it the most certain. */
export function groupsOf(suggestions: readonly Suggestion[]): ReviewGroup[] {
  const sorted = suggestions.toSorted((a, b) => b.confidence - a.confidence || a.id.localeCompare(b.id));
  return [...Map.groupBy(sorted, ({ requirementId }) => requirementId)].map(([requirementId, within]) => ({
    requirementId,
    suggestions: within,
  }));
}

/** The suggestions that are certain enough to be accepted together, but for those of excluded requirements. */
export function strongOnes(suggestions: readonly Suggestion[], excluded: ReadonlySet<string>): Suggestion[] {
  return suggestions.filter(
    ({ state, confidence, requirementId }) =>
      state === 'open' && bandOf(confidence) === 'strong' && !excluded.has(requirementId),
  );
}

/** What a band asks of the server: confidence from `atLeast` to below `below`. */
export const BANDS: Record<Band, { atLeast?: number; below?: number }> = {
  strong: { atLeast: 0.85 },
  likely: { atLeast: 0.5, below: 0.85 },
  weak: { below: 0.5 },
};

export interface ReviewSearch {
  band?: Band;
}

export function readReviewSearch({ band }: Record<string, unknown>): ReviewSearch {
  return band === 'strong' || band === 'likely' || band === 'weak' ? { band } : {};
}

/** The card after this one, or before it at the end: where one goes on once it is decided. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const index = ids.indexOf(id);
  return index < 0 ? (ids[0] ?? null) : (ids[index + 1] ?? ids[index - 1] ?? null);
}
