import { z } from 'zod';
import type { OrganisationSize, TemplateCategory } from './template.ts';

/** Hours to fill a draft in, agree on it and have it approved, in an organisation of 11 to 50 people. */
export const HOURS_OF_CATEGORY: Record<TemplateCategory, number> = {
  policy: 6,
  procedure: 8,
  plan: 10,
  register: 4,
  record: 2,
};
/** Hours to put a requirement into effect, by the effort that the catalogue gives it for 50 people who start from nothing. */
export const HOURS_OF_EFFORT = { low: 2, medium: 8, high: 24 } as const;
/** More people, places and systems take more time, less than in proportion. */
export const SIZE_FACTOR: Record<OrganisationSize, number> = { startup: 0.6, small: 1, medium: 1.6, large: 2.5 };
/** Days of internal audit and of accompanying the auditors from outside. */
export const AUDIT_DAYS: Record<OrganisationSize, number> = { startup: 4, small: 6, medium: 10, large: 18 };
/** To start: decide on scope and roles, brief everybody. */
export const SETUP_HOURS = 8;
export const HOURS_OF_FOLDER = 0.5;
export const HOURS_OF_DAY = 8;

const Phase = z.object({
  hours: z.number(),
  /** Of eight hours, to the half day. */
  days: z.number(),
});
export type Phase = z.infer<typeof Phase>;

/** Estimated working time by phase; null where it cannot be said or there is none. */
export const StructureEffort = z.object({
  setup: Phase,
  documentation: Phase,
  /** Null while the catalogue does not have the standard's requirements. */
  implementation: Phase.nullable(),
  /** Null where nobody certifies or attests. */
  certification: Phase.nullable(),
  total: Phase,
  /** What was counted. */
  counted: z.object({
    folders: z.number().int(),
    documents: z.record(z.string(), z.number().int()),
    requirements: z.object({ low: z.number().int(), medium: z.number().int(), high: z.number().int() }).nullable(),
    sizeFactor: z.number(),
    auditDays: z.number(),
  }),
});
export type StructureEffort = z.infer<typeof StructureEffort>;

export interface EffortFacts {
  size: OrganisationSize;
  folders: number;
  categories: TemplateCategory[];
  requirements: { low: number; medium: number; high: number } | null;
  hasCertificate: boolean;
}

const phase = (hours: number): Phase => ({
  hours: Math.round(hours),
  days: Math.round((hours / HOURS_OF_DAY) * 2) / 2,
});

/**
 * setup = 8 h + 0.5 h a folder; documentation = hours of each document by its category x factor of the size; implementation = hours of each
 * requirement by its effort x factor; certification = audit days of the size x 8 h. Working hours of all who take part.
 */
export function effortOf(facts: EffortFacts): StructureEffort {
  const factor = SIZE_FACTOR[facts.size];
  const setup = SETUP_HOURS + facts.folders * HOURS_OF_FOLDER;
  const documentation = facts.categories.reduce((sum, category) => sum + HOURS_OF_CATEGORY[category], 0) * factor;
  const { low = 0, medium = 0, high = 0 } = facts.requirements ?? {};
  const { low: little, medium: some, high: much } = HOURS_OF_EFFORT;
  const implementation = (low * little + medium * some + high * much) * factor;
  const certification = facts.hasCertificate ? AUDIT_DAYS[facts.size] * HOURS_OF_DAY : 0;
  const documents: Record<string, number> = {};
  for (const category of facts.categories) documents[category] = (documents[category] ?? 0) + 1;
  const phases = {
    setup: phase(setup),
    documentation: phase(documentation),
    implementation: facts.requirements && phase(implementation),
    certification: facts.hasCertificate ? phase(certification) : null,
  };
  // The total is the sum of what is shown, so that it adds up for whoever reads it.
  const shown = Object.values(phases).filter((each) => each !== null);
  return {
    ...phases,
    total: {
      hours: shown.reduce((sum, { hours }) => sum + hours, 0),
      days: shown.reduce((sum, { days }) => sum + days, 0),
    },
    counted: {
      folders: facts.folders,
      documents,
      requirements: facts.requirements,
      sizeFactor: factor,
      auditDays: AUDIT_DAYS[facts.size],
    },
  };
}
