import { z } from 'zod';
import { InEveryLanguage, type Language } from '../organisations/language.ts';

/** One thing that a document or a record must show for a requirement. `weight` is 1 to 3. */
export const Ask = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['policy', 'process', 'record']),
  weight: z.number().int().min(1).max(3),
  cues: z.array(z.string()).min(1),
});
export type Ask = z.infer<typeof Ask>;

/** How far something shows an ask. */
export const AskStatus = z.enum(['covered', 'partial', 'missing']);
export type AskStatus = z.infer<typeof AskStatus>;

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
  evidence: z.array(z.string()).min(1),
  effort: z.enum(['low', 'medium', 'high']),
  priority: z.enum(['high', 'medium', 'low']),
});
export type CatalogueRequirement = z.infer<typeof CatalogueRequirement>;

/** A requirement in its place: `kind` is a clause of the management system or a control of the annex; `domain` is one of ours. */
export interface Requirement extends CatalogueRequirement {
  framework: string;
  domain: string;
  kind: 'clause' | 'control';
}

/** What a translation file says of one requirement; asks by their ids, evidence in the same order. */
export const RequirementTranslation = z.object({
  title: z.string(),
  explanation: z.string(),
  asks: z.record(z.string(), z.string()),
  evidence: z.array(z.string()),
});
export type RequirementTranslation = z.infer<typeof RequirementTranslation>;

export const FrameworkFile = z.object({
  id: z.string(),
  title: z.string(),
  edition: z.string(),
  publisher: z.string(),
  kinds: z.object({ clause: InEveryLanguage, control: InEveryLanguage }),
  domains: z.array(z.object({ id: z.string(), title: InEveryLanguage, requirements: z.array(z.string()) })),
});
export type FrameworkFile = z.infer<typeof FrameworkFile>;

/** A framework with all its requirements in the order of its domains. */
export interface Framework {
  id: string;
  title: string;
  edition: string;
  publisher: string;
  domains: FrameworkFile['domains'];
  requirements: Requirement[];
  translations: Record<Exclude<Language, 'en'>, Record<string, RequirementTranslation>>;
}

/** Orders ids as people read them: 4.1 before 10.2, clauses before A.5.9, A.5.9 before A.5.10. */
export function compareRequirementIds(left: string, right: string): number {
  const annex = Number(left.startsWith('A.')) - Number(right.startsWith('A.'));
  if (annex !== 0) return annex;
  const [a, b] = [left, right].map((id) => id.replace('A.', '').split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
