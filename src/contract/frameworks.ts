import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { FrameworkInUse } from '#domain/frameworks/in-use.ts';
import { Ask } from '#domain/frameworks/requirement.ts';
import { InEveryLanguage, Language } from '#domain/organisations/language.ts';
import { customFrameworks } from './frameworks/custom.ts';
import { endpoint, Nothing } from './endpoint.ts';

const RequirementTitle = z.object({
  id: z.string(),
  title: z.string(),
  domain: z.string(),
  kind: z.enum(['clause', 'control']),
  /** A clause that may be excluded with a justification. */
  mayExclude: z.literal(true).optional(),
  effort: z.enum(['low', 'medium', 'high']),
  priority: z.enum(['high', 'medium', 'low']),
});

const FrameworkHead = z.object({
  id: z.string(),
  /** What people call it. */
  name: InEveryLanguage,
  title: z.string(),
  edition: z.string(),
  publisher: z.string(),
  domains: z.number().int(),
  requirements: z.number().int(),
  /** What it is for; null where nobody said. */
  purpose: InEveryLanguage.nullable(),
  /** Requirements for which results of the quiz are evidence. */
  competence: z.object({ competence: z.string(), awareness: z.string() }).optional(),
  /** What the settings and the recommended structures call it, and what profiles do. */
  settingsName: z.string(),
  profileName: z.string(),
  /** The edition before, if the catalogue has it. */
  follows: z.string().optional(),
  /** Uploaded by the organisation. */
  isOwn: z.boolean(),
});

export const frameworks = {
  list: endpoint({
    method: 'GET',
    path: '/frameworks',
    permission: 'anyone',
    summary: 'The standards of the catalogue with their editions, and how much of each it explains',
    input: Nothing,
    output: z.array(FrameworkHead),
  }),
  available: {
    list: endpoint({
      method: 'GET',
      path: '/organisation/available-frameworks',
      permission: 'dashboard.view',
      summary: 'The frameworks the organisation can work with: those of the catalogue and its own',
      input: Nothing,
      output: z.array(FrameworkHead),
    }),
  },
  custom: customFrameworks,
  inUse: {
    list: endpoint({
      method: 'GET',
      path: '/organisation/frameworks',
      permission: 'dashboard.view',
      summary: 'The frameworks the organisation works with, and why each is there',
      input: Nothing,
      output: z.array(FrameworkInUse),
    }),
    add: endpoint({
      method: 'POST',
      path: '/organisation/frameworks',
      permission: 'settings.edit',
      summary: 'Work with a framework too; every document already read is matched against it',
      input: z.object({ framework: z.string().max(60) }),
      /** The job is null where it was in use already. */
      output: z.object({ inUse: z.array(FrameworkInUse), job: Job.nullable() }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/organisation/frameworks/{framework}',
      permission: 'settings.edit',
      summary: 'Stop working with a framework: what waits for a decision goes, what was decided stays on record',
      input: z.object({ framework: z.string().max(60) }),
      output: z.object({
        inUse: z.array(FrameworkInUse),
        /** What stays on record, and is there again when the framework is used again. */
        kept: z.object({ controls: z.number().int(), evidence: z.number().int() }),
      }),
    }),
  },
  get: endpoint({
    method: 'GET',
    path: '/frameworks/{framework}',
    permission: 'dashboard.view',
    summary: 'A framework: its domains and the titles of its requirements, in one language',
    input: z.object({ framework: z.string().max(60), language: Language.optional() }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      edition: z.string(),
      publisher: z.string(),
      /** What a clause and a control are called here. */
      kinds: z.object({ clause: z.string().optional(), control: z.string().optional() }),
      /** The edition before, if the catalogue has it. */
      follows: z.string().optional(),
      domains: z.array(z.object({ id: z.string(), title: z.string(), requirements: z.array(z.string()) })),
      requirements: z.array(RequirementTitle),
    }),
  }),
  requirements: {
    get: endpoint({
      method: 'GET',
      path: '/frameworks/{framework}/requirements/{requirementId}',
      permission: 'iso_readiness.view',
      summary: 'What a requirement asks for, in our own words, in one language',
      input: z.object({
        framework: z.string().max(60),
        requirementId: z.string().max(40),
        language: Language.optional(),
      }),
      output: RequirementTitle.extend({
        explanation: z.string(),
        /** The language of the explanation, the asks and the evidence, which some frameworks have in English only. */
        explainedIn: Language,
        asks: z.array(Ask.pick({ id: true, text: true, kind: true, weight: true })),
        evidence: z.array(z.string()),
        twins: z.array(z.string()),
      }),
    }),
  },
};
