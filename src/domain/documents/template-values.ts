/** The words of templates and generated structures. Apart from the schemas, so that a page can be read without their library. */

import type { SITUATIONS } from '../organisations/profile-values.ts';

export const TEMPLATE_CATEGORIES = ['policy', 'procedure', 'plan', 'register', 'record'] as const;

export const TEMPLATE_FORMATS = ['md', 'csv'] as const;

/** The specification's types of organisations. */
export const ORGANISATION_TYPES = ['tech', 'finance', 'healthcare', 'manufacturing', 'consulting'] as const;

/** What usually applies to a type of organisation; a start that a person changes. */
export const SITUATIONS_OF_TYPE: Record<(typeof ORGANISATION_TYPES)[number], readonly (typeof SITUATIONS)[number][]> = {
  tech: ['personal-data', 'software-development', 'cloud-services', 'remote-work'],
  finance: ['personal-data', 'cloud-services', 'physical-sites'],
  healthcare: ['personal-data', 'health-data', 'physical-sites'],
  manufacturing: ['personal-data', 'physical-sites'],
  consulting: ['personal-data', 'cloud-services', 'remote-work'],
};
