import type { Situation, CatalogueTemplate } from '../template.ts';

type Asked = Pick<CatalogueTemplate, 'mandatory' | 'requiredBy' | 'requirements'>;

/** Whether a framework asks for it as a document, and one of the requirements that do applies. */
export function isDue(
  { mandatory, requiredBy, requirements }: Asked,
  framework: string,
  excluded: ReadonlySet<string>,
): boolean {
  if (!mandatory.includes(framework)) return false;
  const asking = requiredBy[framework] ?? requirements[framework] ?? [];
  return asking.length === 0 || asking.some((id) => !excluded.has(id));
}

/** Whether it is for an organisation of which these things are said; without any, for everybody. */
export function suits({ needs }: Pick<CatalogueTemplate, 'needs'>, situations: ReadonlySet<Situation>): boolean {
  return needs.length === 0 || needs.some((need) => situations.has(need));
}
