import { z } from 'zod';
import type { Framework, Requirement } from './requirement.ts';
import { EDITION_CHANGES } from './values.ts';

/** What becomes of a requirement from one edition to the next. */
export const EditionStep = z.object({
  change: z.enum(EDITION_CHANGES),
  /** In the new edition; null when withdrawn. */
  requirementId: z.string().nullable(),
  /** Ids of the edition before. */
  from: z.array(z.string()),
});
export type EditionStep = z.infer<typeof EditionStep>;

type Edition = Pick<Framework, 'requirements' | 'withdrawn'>;

/** Every requirement of both editions, in the new one's order, the withdrawn ones last. */
export function stepsOf(before: Pick<Edition, 'requirements'>, after: Edition): EditionStep[] {
  const old = new Map(before.requirements.map((requirement) => [requirement.id, requirement]));
  const heirs = new Map<string, number>();
  for (const id of after.requirements.flatMap(({ continues }) => continues)) heirs.set(id, (heirs.get(id) ?? 0) + 1);
  const steps = after.requirements.map((requirement): EditionStep => {
    const { id, continues } = requirement;
    return { change: changeOf(requirement, old, heirs), requirementId: id, from: continues };
  });
  return [
    ...steps,
    ...after.withdrawn.map((id): EditionStep => ({ change: 'withdrawn', requirementId: null, from: [id] })),
  ];
}

function changeOf(
  requirement: Requirement,
  old: Map<string, Requirement>,
  heirs: Map<string, number>,
): EditionStep['change'] {
  const [first, ...others] = requirement.continues;
  if (first === undefined) return 'new';
  if (others.length > 0) return 'merged';
  if ((heirs.get(first) ?? 0) > 1) return 'split';
  const earlier = old.get(first);
  return earlier && asksOf(earlier) === asksOf(requirement) ? 'same' : 'reworded';
}

const asksOf = ({ explanation, asks }: Requirement) =>
  JSON.stringify([explanation, asks.map(({ id, text }) => [id, text])]);

/** The asks that both word alike: what was shown of them before is still shown. */
export function asksInCommon(before: Pick<Requirement, 'asks'>, after: Pick<Requirement, 'asks'>): Set<string> {
  const texts = new Map(before.asks.map(({ id, text }) => [id, text]));
  return new Set(after.asks.filter(({ id, text }) => texts.get(id) === text).map(({ id }) => id));
}
