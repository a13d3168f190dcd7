import { z } from 'zod';
import { ASSET_SLICES } from '../../assets/slices.ts';

export const SEVERITIES = ['high', 'medium', 'low'] as const;

/**
 * What a finding is about: a requirement of a framework, a document, a risk, or a list that has a page of its own. `count` is how many of
 * those that are counted concern it.
 */
export const FindingSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('requirement'), framework: z.string(), id: z.string(), count: z.number().int() }),
  z.object({ kind: z.literal('document'), id: z.uuid(), title: z.string(), count: z.number().int() }),
  z.object({ kind: z.literal('assets'), only: z.enum(ASSET_SLICES) }),
  z.object({ kind: z.literal('risk'), id: z.uuid(), title: z.string() }),
  z.object({ kind: z.literal('people') }),
  z.object({ kind: z.literal('policies') }),
]);
export type FindingSubject = z.infer<typeof FindingSubject>;

/** A rule that does not hold, with everything it does not hold for. `count` is how many: more than are named where a list has a page. */
export const ConsistencyFinding = z.object({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  count: z.number().int(),
  subjects: z.array(FindingSubject),
});
export type ConsistencyFinding = z.infer<typeof ConsistencyFinding>;
