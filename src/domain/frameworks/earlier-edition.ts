import { z } from 'zod';

const Expression = z.string().refine((source) => {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}, 'is no regular expression');

/** An edition that the catalogue does not have but documents still name (`catalogue/<framework>/editions/<edition>.yaml`). Ids are facts. */
export const EarlierEdition = z.strictObject({
  /** The framework whose ids stand on the right. */
  framework: z.string(),
  edition: z.string(),
  /** How a text names this edition, and today's. */
  named: Expression,
  today: Expression,
  /** Each id of this edition with those that carry its subject on. */
  ids: z.record(z.string(), z.array(z.string()).min(1)),
});
export type EarlierEdition = z.infer<typeof EarlierEdition>;

/** What a requirement was called in an earlier edition. */
export interface FormerId extends Pick<EarlierEdition, 'edition' | 'named' | 'today'> {
  id: string;
}

/** The former ids of each requirement, by its id of today. */
export function formerIds(editions: readonly EarlierEdition[]): Map<string, FormerId[]> {
  const former = new Map<string, FormerId[]>();
  for (const { edition, named, today, ids } of editions)
    for (const [id, now] of Object.entries(ids))
      for (const each of now) former.set(each, [...(former.get(each) ?? []), { edition, named, today, id }]);
  return former;
}
