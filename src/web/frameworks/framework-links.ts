import { frameworkAddress, requirementAddress } from '#domain/addresses.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';

// Apart from the queries, as every page knows its ways but only pages of signed-in people ask the server for frameworks.

/** The framework that the readiness center and the Statement of Applicability show. */
export const FRAMEWORK = BASE_FRAMEWORK;

/** Where a framework is worked on. */
export const hrefOfFramework = frameworkAddress;

/** Where a requirement is worked on. */
export const hrefOfRequirement = (id: string, framework: string = FRAMEWORK) => requirementAddress(framework, id);
