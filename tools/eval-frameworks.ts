import type { Requirement } from '#domain/frameworks/requirement.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { laterThan11 } from './eval-csf.ts';

interface Labels {
  framework: string;
  /** The labels that an id of ours answers to: people label documents with coarser items than the catalogue has. */
  fold: (id: string) => string;
  /** The labels of today's edition for one of an older edition. */
  update?: (label: string) => string[];
}

const LABELS: Record<string, Labels> = {
  ISO27001: { framework: 'iso-27001-2022', fold: (id) => id.replace(/^(7\.5|9\.2|9\.3)\.\d$/, '$1') },
  SOC2: { framework: 'soc-2-2017', fold: (id) => id },
  GDPR: { framework: 'gdpr-2016', fold: (id) => `Art.${/\d+/.exec(id)?.[0] ?? id}` },
  HIPAA: {
    framework: 'hipaa-security',
    fold: (id) => /^164\.308\(a\)\(\d\)/.exec(id)?.[0] ?? /^164\.\d+(?:\([a-z]\))?/.exec(id)?.[0] ?? id,
  },
  PCI: { framework: 'pci-dss-4-0-1', fold: (id) => `Req.${/\d+/.exec(id)?.[0] ?? id}` },
  ISO9001: { framework: 'iso-9001-2015', fold: (id) => id.split('.').slice(0, 2).join('.') },
  ISO14001: { framework: 'iso-14001-2015', fold: (id) => id.split('.').slice(0, 2).join('.') },
  NISTCSF: { framework: 'nist-csf-2-0', fold: (id) => id },
  NISTCSF11: { framework: 'nist-csf-2-0', fold: (id) => id, update: laterThan11 },
};

/** A catalogue as the labels of a set of documents name its items. */
export interface Labelled {
  id: string;
  requirements: Requirement[];
  fold: (id: string) => string;
  /** Labels as ours; those of parts of a framework that the catalogue leaves out are dropped. */
  known: (labels: string[]) => string[];
  /** Further items that an old label became: as good as right, but nothing to miss. */
  also: (labels: string[]) => string[];
}

/** The catalogue for the framework that a row names; undefined where there is none. */
export function labelledBy(name: string): Labelled | undefined {
  const labels = LABELS[name];
  const framework = labels && frameworkOf(labels.framework);
  if (!labels || !framework) return undefined;
  const { fold, update = (label: string) => [label] } = labels;
  const ours = new Set(framework.requirements.map(({ id }) => fold(id)));
  const ofOurs = (given: string[]) => [...new Set(given.map(fold))].filter((label) => ours.has(label));
  return {
    id: framework.id,
    requirements: framework.requirements,
    fold,
    known: (given) => ofOurs(given.flatMap((label) => update(label).slice(0, 1))),
    also: (given) => ofOurs(given.flatMap((label) => update(label).slice(1))),
  };
}
