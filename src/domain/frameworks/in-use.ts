import { z } from 'zod';
import type { PrimaryFramework } from '../organisations/settings.ts';
import { BASE_FRAMEWORK } from './values.ts';

/** The edition that a primary framework of the settings means. */
export const FRAMEWORK_OF_PRIMARY: Readonly<Record<PrimaryFramework, string>> = {
  'ISO 27001': BASE_FRAMEWORK,
  'SOC 2': 'soc-2-2017',
  GDPR: 'gdpr-2016',
  HIPAA: 'hipaa-security',
  'PCI-DSS': 'pci-dss-4-0-1',
};

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

/** What an organisation works with: the base, its primary framework, then what it chose in the order given. Each once. */
export function frameworksInUse(primary: PrimaryFramework, chosen: ChosenFramework[]): FrameworkInUse[] {
  const first = FRAMEWORK_OF_PRIMARY[primary];
  const given: [framework: string, why: FrameworkInUse['why']][] = [[BASE_FRAMEWORK, 'always']];
  if (first !== BASE_FRAMEWORK) given.push([first, 'primary']);
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
