import { ASSET_SLICES } from '#domain/assets/slices.ts';
import type { CatalogueTemplate } from '#domain/documents/template.ts';
import { EMPTY_PROFILE } from '#domain/organisations/profile.ts';
import type { AssetCounts } from '#domain/readiness/consistency/system.ts';
import type { AnsweredProfile, SetupFacts, SetupFrameworkFacts } from '#domain/readiness/setup/facts.ts';
import { profileNameOf } from '#domain/frameworks/traits.ts';
import { listFrameworkHeads } from '#server/frameworks/catalogue.ts';
import { exampleFacts } from './example-facts.ts';

export const exampleProfile = (change: Partial<AnsweredProfile> = {}): AnsweredProfile => ({
  ...EMPTY_PROFILE,
  industry: 'technology',
  size: 'small',
  frameworks: ['ISO 27001'],
  ...change,
});

export const exampleAssets = (change: Partial<AssetCounts> = {}): AssetCounts => ({
  ...(Object.fromEntries(ASSET_SLICES.map((slice) => [slice, 0])) as AssetCounts),
  'in-use': 10,
  ...change,
});

/** A framework of the assistant with two requirements that nobody has begun. */
export function exampleFramework(name: string, change: Partial<SetupFrameworkFacts> = {}): SetupFrameworkFacts {
  const head = listFrameworkHeads().find((each) => profileNameOf(each) === name);
  if (!head) throw new Error(`The catalogue has no ${name}`);
  const { id, hasCertificate, setup } = head;
  return {
    name,
    id,
    domains: ['access-control'],
    facts: [exampleFacts('A.5.15'), exampleFacts('A.5.16')],
    isInUse: name === 'ISO 27001',
    hasCertificate,
    setup,
    servedBy: new Map(),
    ...change,
  };
}

export const exampleTemplate = (key: string, change: Partial<CatalogueTemplate> = {}): CatalogueTemplate => ({
  key,
  category: 'policy',
  format: 'md',
  title: { en: key, es: key, fr: key, de: key },
  description: { en: key, es: key, fr: key, de: key },
  requirements: { 'iso-27001-2022': ['A.5.15'] },
  mandatory: [],
  models: [],
  alsoCalled: [],
  requiredBy: {},
  sizes: ['startup', 'small', 'medium', 'large'],
  types: ['tech', 'finance', 'healthcare', 'manufacturing', 'consulting'],
  needs: [],
  languages: ['en'],
  ...change,
});

/** A company that makes software and begins with ISO 27001; there is nothing but people, assets and two documents. */
export const exampleSetup = (change: Partial<SetupFacts> = {}): SetupFacts => ({
  today: '2026-03-01',
  profile: exampleProfile(),
  frameworks: [exampleFramework('ISO 27001'), exampleFramework('SOC 2'), exampleFramework('GDPR')],
  templates: [],
  presence: new Map(),
  documents: { total: 2, read: 2, drafts: 0, unfinished: 0 },
  assets: exampleAssets(),
  people: { administrators: 2, members: 5 },
  baselines: 1,
  ...change,
});
