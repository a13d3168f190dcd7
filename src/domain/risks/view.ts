import { z } from 'zod';
import { Acceptance, ACCEPTANCE_REFUSALS, KnownControl, AcceptanceStatus } from './acceptance.ts';
import { RiskAction } from './action.ts';
import { Review } from './review.ts';
import { Assessment, RiskFacts } from './risk.ts';
import { RISK_STAGES } from './values.ts';

/** A point as today's method judges it. */
export const JudgedView = z.object({
  likelihood: z.number().int(),
  impact: z.number().int(),
  score: z.number().int(),
  highest: z.number().int(),
  band: z.string(),
  bandLabel: z.string(),
  bandPlace: z.number().int(),
  bands: z.number().int(),
  isAboveAppetite: z.boolean(),
  methodNumber: z.number().int(),
  isOutdated: z.boolean(),
});

/** A risk as the register lists it. */
export const Risk = RiskFacts.extend({
  id: z.uuid(),
  scenarioId: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** False where the owner has left the organisation; their name stays until somebody else is named. */
  ownerIsMember: z.boolean(),
  inherent: JudgedView.nullable(),
  residual: JudgedView.nullable(),
  target: JudgedView.nullable(),
  stage: z.enum(RISK_STAGES),
  acceptance: AcceptanceStatus.nullable(),
  openActions: z.number().int(),
  lateActions: z.number().int(),
  doneActions: z.number().int(),
  controls: z.number().int(),
  implementedControls: z.number().int(),
  /** What is odd about a residual risk below the inherent one. */
  claim: z.enum(['no-controls', 'none-implemented', 'some-not-implemented']).nullable(),
  isReviewOverdue: z.boolean(),
  closedAt: z.string().nullable(),
  closedReason: z.string(),
  createdAt: z.string(),
  createdByName: z.string(),
  changedAt: z.string(),
  version: z.number().int(),
});
export type Risk = z.infer<typeof Risk>;

/** A risk with all that belongs to it. */
export const RiskDetails = Risk.extend({
  assets: z.array(z.object({ id: z.uuid(), name: z.string() })),
  documents: z.array(z.object({ id: z.uuid(), title: z.string() })),
  linkedControls: z.array(KnownControl),
  actions: z.array(RiskAction),
  /** Newest first, like the next two. */
  assessments: z.array(Assessment),
  acceptances: z.array(Acceptance.extend({ standing: AcceptanceStatus })),
  reviews: z.array(Review),
  /** Why the asking person may not accept it; null where they may. */
  acceptanceRefusal: z.enum(ACCEPTANCE_REFUSALS).nullable(),
});
export type RiskDetails = z.infer<typeof RiskDetails>;

/** The register as a whole. */
export const RiskOverview = z.object({
  total: z.number().int(),
  /** Not closed, by the band of the residual risk, or of the inherent one where there is no residual. */
  bands: z.array(z.object({ id: z.string(), label: z.string(), count: z.number().int() })),
  unassessed: z.number().int(),
  slices: z.record(z.string(), z.number().int()),
  stages: z.record(z.string(), z.number().int()),
  /** Open risks on each step of the current scales, by kind of assessment; without those assessed by scales of another size. */
  cells: z.array(
    z.object({
      kind: z.enum(['inherent', 'residual', 'target']),
      likelihood: z.number().int(),
      impact: z.number().int(),
      count: z.number().int(),
      /** The first few, by their reference. */
      risks: z.array(z.object({ id: z.uuid(), reference: z.string(), title: z.string() })),
    }),
  ),
  /** The sum of scores of every kind, of the risks that have both an inherent and a residual one. */
  movement: z.object({ risks: z.number().int(), inherent: z.number().int(), residual: z.number().int() }),
  top: z.array(Risk),
});
export type RiskOverview = z.infer<typeof RiskOverview>;
