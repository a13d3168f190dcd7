import { plainHeading } from '../tables/headings.ts';
import { COMPLIANCES, TIERS } from './values.ts';

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

/** What a certificate is called, however it is written ("ISO/IEC 27001:2022", "SOC2 Type II", "PCI-DSS"). */
const CERTIFICATES: Record<(typeof COMPLIANCES)[number], RegExp> = {
  'ISO 27001': /\biso[\s/]*(?:iec)?[\s/-]*27001\b/i,
  'SOC 2': /\bsoc[\s-]*(?:2|ii)\b/i,
  'PCI DSS': /\bpci[\s-]*dss\b/i,
  HIPAA: /\bhipaa\b/i,
  None: /^(?:none|no|-|ninguna|ninguno|aucune|aucun|keine|keins|nein)$/i,
};

/** The first of ours in a cell, which may name several. */
export const complianceIn = (cell: string) => COMPLIANCES.find((each) => CERTIFICATES[each].test(cell.trim()));
