import { plainHeading } from '../tables/headings.ts';
import { TIERS } from './values.ts';

/** What people write for a tier, in English, Spanish, French and German, separated by commas. */
const TIER_WORDS: Record<(typeof TIERS)[number], string> = {
  Critical: 'critical, very high, crítico, crítica, muy alto, muy alta, critique, très élevé, kritisch, sehr hoch',
  High: 'high, alto, alta, élevé, élevée, hoch',
  Medium: 'medium, moderate, med, medio, media, moyen, moyenne, modéré, mittel',
  Low: 'low, minor, bajo, baja, faible, bas, niedrig, gering',
};
const TIER_OF = new Map(
  TIERS.flatMap((tier) => TIER_WORDS[tier].split(',').map((word) => [plainHeading(word), tier] as const)),
);

export const tierIn = (cell: string) => TIER_OF.get(plainHeading(cell));
