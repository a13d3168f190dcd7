import type { OrganisationProfile } from '../../organisations/profile.ts';
import type { Situation, CatalogueTemplate } from '../template.ts';

type Asked = Pick<CatalogueTemplate, 'mandatory' | 'requiredBy' | 'requirements' | 'needs'>;

/** The requirements for which a framework asks for it as a document. */
export const askingFor = (
  { requiredBy, requirements }: Pick<Asked, 'requiredBy' | 'requirements'>,
  framework: string,
): string[] => requiredBy[framework] ?? requirements[framework] ?? [];

/**
 * Whether a framework asks for it as a document, one of the requirements that do applies, and so does one of the situations that it is for.
 * @param situations null: nothing is known of them, and none is ruled out
 */
export function isDue(
  template: Asked,
  framework: string,
  excluded: ReadonlySet<string>,
  situations: ReadonlySet<Situation> | null,
): boolean {
  if (!template.mandatory.includes(framework) || (situations !== null && !suits(template, situations))) return false;
  const asking = askingFor(template, framework);
  return asking.length === 0 || asking.some((id) => !excluded.has(id));
}

/** What is said of an organisation, and comes with a framework; null where nobody has filled in its profile. */
export function situationsOf(
  { industry, situations }: Pick<OrganisationProfile, 'industry' | 'situations'>,
  implied: readonly Situation[],
): ReadonlySet<Situation> | null {
  return industry === null ? null : new Set([...situations, ...implied]);
}

/** Whether it is for an organisation of which these things are said; without any, for everybody. */
export function suits({ needs }: Pick<CatalogueTemplate, 'needs'>, situations: ReadonlySet<Situation>): boolean {
  return needs.length === 0 || needs.some((need) => situations.has(need));
}
