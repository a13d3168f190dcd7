import { z } from 'zod';
import { BASE_FRAMEWORK } from '../base-framework.ts';

/** A framework that an organisation chose, and who did so when. */
export const ChosenFramework = z.object({ framework: z.string(), addedAt: z.string(), addedByName: z.string() });
export type ChosenFramework = z.infer<typeof ChosenFramework>;

/** Only what is there by choice alone can be given up; `addedAt` and `addedByName` are null for what nobody chose. */
export const FrameworkInUse = z.object({
  framework: z.string(),
  why: z.enum(['always', 'primary', 'chosen']),
  addedAt: z.string().nullable(),
  addedByName: z.string().nullable(),
});
export type FrameworkInUse = z.infer<typeof FrameworkInUse>;

/** What an organisation works with, by ids: the base, its primary framework, then what it chose in the order given. Each once. */
export function frameworksInUse(primary: string, chosen: ChosenFramework[]): FrameworkInUse[] {
  const given: [framework: string, why: FrameworkInUse['why']][] = [[BASE_FRAMEWORK, 'always']];
  if (primary !== BASE_FRAMEWORK) given.push([primary, 'primary']);
  const taken = new Set(given.map(([framework]) => framework));
  return [
    ...given.map(([framework, why]) => {
      const choice = chosen.find((each) => each.framework === framework);
      return { framework, why, addedAt: choice?.addedAt ?? null, addedByName: choice?.addedByName ?? null };
    }),
    ...chosen
      .filter(({ framework }) => !taken.has(framework))
      .map(({ framework, addedAt, addedByName }) => ({ framework, why: 'chosen' as const, addedAt, addedByName })),
  ];
}
