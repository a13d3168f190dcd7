import { BASE_FRAMEWORK } from '#domain/frameworks/values.ts';

// Apart from the queries, as every page knows its ways but only pages of signed-in people ask the server for frameworks.

/** The framework that the readiness center and the Statement of Applicability show. */
export const FRAMEWORK = BASE_FRAMEWORK;

/** Where a framework is worked on. */
export function hrefOfFramework(framework: string): string {
  return framework === FRAMEWORK ? '/app/iso27001' : `/app/frameworks/${encodeURIComponent(framework)}`;
}

/** Where a requirement is worked on. */
export function hrefOfRequirement(id: string, framework: string = FRAMEWORK): string {
  return `${hrefOfFramework(framework)}/${encodeURIComponent(id)}`;
}
