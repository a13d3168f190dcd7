import type { Suggestion } from '#domain/documents/document.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { type Band, LIKELY, STRONG, bandOf, isShown } from '#domain/documents/band.ts';

type OfRequirement = Pick<Suggestion, 'framework' | 'requirementId'>;

/** Ids are unique within a framework only. */
export const keyOfRequirement = ({ framework, requirementId }: OfRequirement) => `${framework}/${requirementId}`;

export interface ReviewGroup extends OfRequirement {
  suggestions: Suggestion[];
}

/** Suggestions under their requirements; the requirement with the most certain one comes first, within it the most certain. */
export function groupsOf(suggestions: readonly Suggestion[]): ReviewGroup[] {
  const sorted = suggestions.toSorted((a, b) => b.confidence - a.confidence || a.id.localeCompare(b.id));
  return [...Map.groupBy(sorted, keyOfRequirement).values()].flatMap((within) => {
    const [first] = within;
    return first ? [{ framework: first.framework, requirementId: first.requirementId, suggestions: within }] : [];
  });
}

/** The suggestions that are certain enough to be accepted together, but for those of excluded requirements and those that say the reverse. */
export function strongOnes(suggestions: readonly Suggestion[], excluded: ReadonlySet<string>): Suggestion[] {
  return suggestions.filter(
    (each) =>
      each.state === 'open' &&
      bandOf(each.confidence) === 'strong' &&
      !speaksAgainst(each) &&
      !excluded.has(keyOfRequirement(each)),
  );
}

/** What is more likely right than wrong, or says the reverse; the other weak ones stand back until somebody asks for them. */
export function withoutWeak(open: readonly Suggestion[]): readonly Suggestion[] {
  return open.filter((each) => isShown(each, LIKELY));
}

/** What a band asks of the server: confidence from `atLeast` to below `below`. */
export const BANDS = {
  strong: { atLeast: STRONG },
  likely: { atLeast: LIKELY, below: STRONG },
  weak: { below: LIKELY },
} as const satisfies Record<Band, { atLeast?: number; below?: number }>;

export interface ReviewSearch {
  band?: Band;
  framework?: string;
}

export function readReviewSearch({ band, framework }: Record<string, unknown>): ReviewSearch {
  return {
    ...((band === 'strong' || band === 'likely' || band === 'weak') && { band }),
    ...(typeof framework === 'string' && /^[\w-]{1,60}$/.test(framework) && { framework }),
  };
}

/** Suggestions in the order in which their groups show them. */
export function inGroups(suggestions: readonly Suggestion[]): Suggestion[] {
  return groupsOf(suggestions).flatMap(({ suggestions: within }) => within);
}

type Order = (suggestions: readonly Suggestion[]) => readonly Suggestion[];

/** What stands where a suggestion stood once it is decided and the others are in their order again: where one goes on. */
export function nextAfter(open: readonly Suggestion[], id: string, order: Order = (rest) => rest): string | null {
  const rest = order(open.filter((each) => each.id !== id));
  const index = Math.max(
    0,
    open.findIndex((each) => each.id === id),
  );
  return (rest[index] ?? rest.at(-1))?.id ?? null;
}
