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

/**
 * The standards for which a structure is generated: first the four of the specification, by their ids in the catalogue. `implies` is what
 * applies to everybody who works with it, `hasCertificate` whether somebody from outside certifies or attests it.
 */
export const STRUCTURE_STANDARDS = [
  { id: 'iso-27001-2022', name: 'ISO 27001', implies: [], hasCertificate: true },
  { id: 'iso-9001-2015', name: 'ISO 9001', implies: [], hasCertificate: true },
  { id: 'iso-14001-2015', name: 'ISO 14001', implies: [], hasCertificate: true },
  { id: 'soc-2-2017', name: 'SOC 2', implies: [], hasCertificate: true },
  { id: 'gdpr-2016', name: 'GDPR', implies: ['personal-data'], hasCertificate: false },
  { id: 'hipaa-security', name: 'HIPAA', implies: ['health-data'], hasCertificate: false },
  { id: 'pci-dss-4-0-1', name: 'PCI DSS', implies: ['payment-cards'], hasCertificate: true },
  { id: 'nist-csf-2-0', name: 'NIST CSF 2.0', implies: [], hasCertificate: false },
] as const satisfies {
  id: string;
  name: string;
  implies: readonly (typeof SITUATIONS)[number][];
  hasCertificate: boolean;
}[];
