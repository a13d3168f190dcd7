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

type Certificate = Exclude<(typeof COMPLIANCES)[number], 'None'>;

/** What a certificate is called, however it is written ("ISO/IEC 27001:2022", "SOC2 Type II", "PCI-DSS"). */
const CERTIFICATES: Record<Certificate, RegExp> = {
  'ISO 27001': /\biso[\s/]*(?:iec)?[\s/-]*27001\b/i,
  'SOC 2': /\bsoc[\s-]*(?:2|ii)\b/i,
  'PCI DSS': /\bpci[\s-]*dss\b/i,
  HIPAA: /\bhipaa\b/i,
};
const CERTIFIED = COMPLIANCES.filter((each) => each !== 'None');
const NOTHING = /^(?:none|no|-|ninguna|ninguno|aucune|aucun|keine|keins|nein)$/i;

/** Who writes so of a certificate does not hold it, or not any more. */
const NOT_HELD =
  /\b(?:no(?!\.?\s*\d)|not|none|without|never|working|towards?|in progress|in preparation|preparing|planned|planning|plans?|pending|target(?:ed)?|aim(?:s|ing)?|pursuing|seeking|expired|lapsed|withdrawn|revoked|suspended|former(?:ly)?|nein|nicht|kein(?:e|en)?|ohne|geplant|in vorbereitung|in arbeit|angestrebt|abgelaufen|ausgelaufen|entzogen|non|pas|sans|aucun(?:e)?|pr[ée]vue?|en cours|en pr[ée]paration|vis[ée]e?|expir[ée]+|p[ée]rim[ée]+|retir[ée]+|sin|ning[uú]n(?:a)?|en proceso|en curso|en preparaci[oó]n|previst[oa]|planificad[oa]|caducad[oa]|vencid[oa]|retirad[oa])(?![\p{L}])|\?/iu;
const HELD =
  /(?<!\p{L})(?:yes|certified|valid|active|holds?|ja|zertifiziert|gültig|oui|certifiée?|valide|s[ií]|certificad[oa]|vigente)(?!\p{L})/iu;

/**
 * The certificates that a cell says are held, and whether it names others that are not ("working towards SOC 2", "ISO 27001: no"). What stands
 * before the first certificate of a clause goes on over commas; what stands behind is said of that clause alone. In doubt it is not held.
 */
export function certificatesIn(cell: string): { held: Certificate[]; isDenied: boolean } {
  const held = new Set<Certificate>();
  let isDenied = false;
  for (const clause of cell.split(/[;\n]|\b(?:but|aber|mais|pero)\b/i)) {
    let goesOn = false;
    for (const part of clause.split(',')) {
      const isNot = NOT_HELD.test(part);
      for (const piece of part.split(/\s(?:and|und|et|y)\s|[&+]/i)) {
        const named = CERTIFIED.filter((each) => CERTIFICATES[each].test(piece));
        const isHeld = HELD.test(piece) ? !NOT_HELD.test(piece) : !isNot && !goesOn;
        if (isHeld) for (const each of named) held.add(each);
        else isDenied ||= named.length > 0;
        const [before = ''] = named.length > 0 ? piece.split(CERTIFICATES[named[0] as Certificate]) : [piece];
        goesOn ||= NOT_HELD.test(before);
      }
    }
  }
  return { held: CERTIFIED.filter((each) => held.has(each)), isDenied };
}

/** What a vendor is to be taken to declare; null for a cell that says nothing of ours, or that it is not held. */
export function complianceIn(cell: string): Certificate | 'None' | null {
  const [first] = certificatesIn(cell).held;
  return first ?? (NOTHING.test(cell.trim()) ? 'None' : null);
}
