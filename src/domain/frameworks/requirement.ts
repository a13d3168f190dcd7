import { z } from 'zod';
import type { FormerId } from './earlier-edition.ts';
import { FrameworkTraits } from './traits.ts';
import { DOCUMENT_TYPES } from './values.ts';
import { type ApplicabilityFile, OwnerRole } from './applicability.ts';
import { InEveryLanguage, type Language } from '../organisations/language.ts';

/**
 * One thing that a document or a record must show for a requirement. `weight` is 1 to 3. `cues` are what is said where it is shown,
 * `unwanted` names acts that are the reverse of it ("passwords are shared"): said they speak against it, denied they speak for it.
 */
export const Ask = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['policy', 'process', 'record']),
  weight: z.number().int().min(1).max(3),
  cues: z.array(z.string()).min(1),
  unwanted: z.array(z.string()).optional(),
});
export type Ask = z.infer<typeof Ask>;

/** How far something shows an ask; `contradicted`: it says the reverse of it, or that it failed. */
export const AskStatus = z.enum(['covered', 'partial', 'contradicted', 'missing']);
export type AskStatus = z.infer<typeof AskStatus>;

/** What an ask counts towards completeness, 0 to 1. */
export const ASK_WORTH = { covered: 1, partial: 0.5, contradicted: 0, missing: 0 } as const satisfies Record<
  AskStatus,
  number
>;

/**
 * One assessable item of a framework as written in `catalogue/<framework>/requirements/<domain>.yaml`:
 * for ISO/IEC 27001 a clause item ("6.1.2") or an Annex A control ("A.5.15"). Ids and titles are facts, all other words are ours.
 */
export const CatalogueRequirement = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  asks: z.array(Ask).min(1),
  cues: z.array(z.string()).min(1),
  blockers: z.array(z.string()).default([]),
  twins: z.array(z.string()).default([]),
  /** Which documents usually show it, most usual first. */
  documentTypes: z.array(z.enum(DOCUMENT_TYPES).exclude(['unknown'])).default([]),
  evidence: z.array(z.string()).min(1),
  effort: z.enum(['low', 'medium', 'high']),
  priority: z.enum(['high', 'medium', 'low']),
  /** Ids of the edition before which it carries on: what was said and shown for them serves it as well. */
  continues: z.array(z.string()).default([]),
});
export type CatalogueRequirement = z.infer<typeof CatalogueRequirement>;

/** A requirement that takes every word from one of the edition before, which it carries on. */
export const SameRequirement = z.strictObject({ id: z.string(), same: z.string(), title: z.string().optional() });
export type SameRequirement = z.infer<typeof SameRequirement>;

/**
 * A requirement in its place. `kind`: a clause of a management system always applies, of a control that is decided; `domain` is one of the
 * framework's groups.
 */
export interface Requirement extends CatalogueRequirement {
  framework: string;
  domain: string;
  kind: 'clause' | 'control';
  /** A clause that need not apply, with a justification (ISO 9001:2015, 4.3). */
  mayExclude?: true;
  /** What it was called in editions before. */
  formerly?: FormerId[];
  /** What documents in other languages call it. */
  abroad?: Partial<Record<Exclude<Language, 'en'>, RequirementTranslations>>;
  /** Sentences as documents of a language say them, by ask (`catalogue/<framework>/ask-examples/<language>.json`). */
  examples?: Partial<Record<Language, Record<string, AskExamples>>>;
  /** Of its framework. */
  bias?: FrameworkTraits['bias'];
}

/** Sentences that show an ask, and such as say the reverse: by them the engine knows the ask in words that no cue has. */
export const AskExamples = z.strictObject({
  shows: z.array(z.string()),
  reverse: z.array(z.string()),
  /** Questions and demands of customers that are about the ask. */
  asked: z.array(z.string()).default([]),
});
export type AskExamples = z.infer<typeof AskExamples>;

/** Whether a requirement applies to whoever claims to conform: a clause, unless its standard lets it be excluded. */
export function alwaysApplies({ kind, mayExclude }: Pick<Requirement, 'kind' | 'mayExclude'>): boolean {
  return kind === 'clause' && mayExclude !== true;
}

/** The established title, the asks that are translated, and cue phrases of that language's own (`catalogue/<framework>/cues/<language>.yaml`). */
export interface RequirementTranslations {
  title?: string;
  asks: Record<string, string>;
  cues: string[];
  /** Cue phrases of that language's own for single asks, by their ids (`catalogue/<framework>/ask-cues/<language>.yaml`). */
  askCues: Record<string, string[]>;
}

/** What a translation file says of one requirement; asks by their ids, evidence in the same order. Long words may be in English only. */
export const RequirementTranslation = z.object({
  title: z.string(),
  explanation: z.string().optional(),
  asks: z.record(z.string(), z.string()).optional(),
  evidence: z.array(z.string()).optional(),
});
export type RequirementTranslation = z.infer<typeof RequirementTranslation>;

/** A framework as written in `catalogue/<framework>/framework.yaml`. */
export const FrameworkFile = FrameworkTraits.extend({
  id: z.string(),
  title: z.string(),
  edition: z.string(),
  publisher: z.string(),
  /** What its requirements are called; where there are both kinds, controls are those of Annex A. */
  kinds: z
    .object({ clause: InEveryLanguage.optional(), control: InEveryLanguage.optional() })
    .refine(({ clause, control }) => clause !== undefined || control !== undefined),
  /** Clauses may be excluded with a justification too. */
  clausesMayBeExcluded: z.boolean().optional(),
  /** The edition before. */
  follows: z.string().optional(),
  /** Ids of the edition before that nothing carries on. */
  withdrawn: z.array(z.string()).default([]),
  domains: z.array(
    z.object({
      id: z.string(),
      title: InEveryLanguage,
      /** Who usually answers for its requirements. */
      role: OwnerRole.default('security-officer'),
      requirements: z.array(z.string()),
    }),
  ),
});
export type FrameworkFile = z.infer<typeof FrameworkFile>;

/** A framework with all its requirements in the order of its domains. */
export interface Framework extends FrameworkFile {
  /** Uploaded by an organisation, in whatever language; only that organisation has it. */
  isOwn?: true;
  requirements: Requirement[];
  /** Apart from the requirements, which the engine reads: who answers for one is no word of it. */
  applicability: ApplicabilityFile;
  translations: Record<Exclude<Language, 'en'>, Record<string, RequirementTranslation>>;
}

const PARTS = /\d+|[a-z]+/gi;

/** Orders ids as people read them: 4.1 before 10.2, clauses before A.5.9, A.5.9 before A.5.10, numbers before letters. */
export function compareRequirementIds(left: string, right: string): number {
  const [a, b] = [left.match(PARTS) ?? [], right.match(PARTS) ?? []];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [one = '', other = ''] = [a[i], b[i]];
    if (one === other) continue;
    const [number, otherNumber] = [Number(one || -1), Number(other || -1)];
    if (!Number.isNaN(number) && !Number.isNaN(otherNumber)) return number - otherNumber;
    if (Number.isNaN(number) !== Number.isNaN(otherNumber)) return Number.isNaN(number) ? 1 : -1;
    return one < other ? -1 : 1;
  }
  return 0;
}
