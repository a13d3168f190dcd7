import { z } from 'zod';
import { COMPLIANCES, type BANDS, TIERS } from './values.ts';

/** What a vendor's score is computed from. */
export const ScoreBasis = z.object({
  tier: z.enum(TIERS),
  industry: z.string(),
  /** The one that counts: the strongest certificate in force, or what was declared where no certificate is recorded. */
  compliance: z.enum(COMPLIANCES),
  incidents: z.number().int().min(0),
});
export type ScoreBasis = z.infer<typeof ScoreBasis>;

export const SCORE_PARTS = ['tier', 'incidents', 'compliance', 'industry'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

const MESSAGING = /e-?mail|marketing|\bsms\b/i;
const RECOGNISED: readonly string[] = ['ISO 27001', 'SOC 2', 'PCI DSS'];

/** What each part takes away, in points of 100, by the product's specification. */
export function pointsOf({ tier, industry, compliance, incidents }: ScoreBasis): Record<ScorePart, number> {
  return {
    tier: tier === 'Critical' ? 12 : tier === 'High' ? 8 : 4,
    incidents: Math.min(25, incidents * 10),
    compliance: compliance === 'None' ? 18 : RECOGNISED.includes(compliance) ? 0 : 10,
    industry: MESSAGING.test(industry) ? 6 : 0,
  };
}

/** @returns 0 to 100; the higher, the less there is to worry about. */
export function scoreOf(basis: ScoreBasis): number {
  const points = pointsOf(basis);
  return Math.max(0, 100 - SCORE_PARTS.reduce((sum, part) => sum + points[part], 0));
}

/** From these scores on a vendor is good, or fair; below the second it is an alert. */
export const BAND_FROM = { good: 80, fair: 60 } as const;

export function bandOf(score: number): (typeof BANDS)[number] {
  return score >= BAND_FROM.good ? 'good' : score >= BAND_FROM.fair ? 'fair' : 'alert';
}

/** The strongest certificate that is in force on a day, from a vendor's recorded ones. Without any recorded, what the vendor declares. */
export function complianceOn(
  declared: ScoreBasis['compliance'],
  certificates: readonly { standard: string; expiresOn?: string | undefined }[],
  day: string,
): ScoreBasis['compliance'] {
  if (certificates.length === 0) return declared;
  const inForce = certificates.filter(({ expiresOn }) => !expiresOn || expiresOn >= day);
  return COMPLIANCES.find((each) => inForce.some(({ standard }) => standard === each)) ?? 'None';
}
