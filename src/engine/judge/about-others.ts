import type { RequirementIndex } from '../match/requirement-index.ts';

/** How much of a requirement's words must be about suppliers. */
const ABOUT = 0.65;
const OTHERS = [
  'supplier',
  'vendor',
  'outsourc',
  'processor',
  'contractor',
  'third-party',
  'provider',
  'external',
  'cloud',
];
const others = new WeakMap<RequirementIndex, Set<number>>();

/** Whether a requirement is about suppliers and the like, so that their duties are its matter. */
export function isAboutOthers(requirement: number, index: RequirementIndex): boolean {
  const known =
    others.get(index) ??
    new Set(
      OTHERS.flatMap((stem) => (index.core.get(stem) ?? []).flatMap(([each, share]) => (share >= ABOUT ? [each] : []))),
    );
  others.set(index, known);
  return known.has(requirement);
}
