import { z } from 'zod';
import { AssessmentKind, RiskCategory, Treatment } from './risk.ts';
import { RISK_COLUMNS, RISK_SLICES, RISK_STAGES } from './values.ts';

/** What narrows the register. */
export const RiskFilter = z.object({
  search: z.string().max(200).optional(),
  band: z.string().max(20).optional(),
  /** A person's id, `me`, or `none`. */
  owner: z.string().max(60).optional(),
  /** `none`: not chosen. */
  treatment: z.union([Treatment, z.literal('none')]).optional(),
  category: RiskCategory.optional(),
  stage: z.enum(RISK_STAGES).optional(),
  only: z.enum(RISK_SLICES).optional(),
  assetId: z.uuid().optional(),
  /** `<framework>/A.5.15`. */
  control: z.string().max(110).optional(),
  documentId: z.uuid().optional(),
  /** A cell of the heat map: which assessment, and its steps. */
  kind: AssessmentKind.optional(),
  likelihood: z.coerce.number().int().min(1).max(6).optional(),
  impact: z.coerce.number().int().min(1).max(6).optional(),
});
export type RiskFilter = z.infer<typeof RiskFilter>;

export const RiskOrder = z.object({
  sort: z.enum(RISK_COLUMNS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});
export type RiskOrder = z.infer<typeof RiskOrder>;
