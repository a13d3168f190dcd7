import { COMPLIANCES } from './values.ts';

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

/** Who writes so of a certificate does not hold it, not yet, or not any more. */
const NOT_HELD =
  /\b(?:no(?!\.?\s*\d)|not|none|without|never|will|to be|un-?(?:certified|zertifiziert)|n\/a|false|tbd|working|towards?|in progress|in preparation|preparing|planned|planning|plans?|pending|appl(?:y|ied|ying)|scheduled|roadmap|gap|aligned|target(?:ed|ing)?|aim(?:s|ing)?|pursuing|seeking|expired|lapsed|withdrawn|revoked|suspended|former(?:ly)?|nein|nicht|kein(?:e|en)?|ohne|wird|werden|soll(?:en)?|geplant|beantragt|in vorbereitung|in arbeit|in bearbeitung|angestrebt|abgelaufen|ausgelaufen|entzogen|non|pas|sans|sera|aucun(?:e)?|pr[ée]vue?|en cours|en attente|en pr[ée]paration|demandée?|vis[ée]e?|expir[ée]+|p[ée]rim[ée]+|retir[ée]+|sin|será|ning[uú]n(?:a)?|en proceso|en curso|en tr[aá]mite|pendiente|solicitad[oa]|en preparaci[oó]n|previst[oa]|planificad[oa]|caducad[oa]|vencid[oa]|retirad[oa])(?![\p{L}])|\?|✗|[:=]\s*(?:n|0)\s*$/iu;
const HELD =
  /(?<!\p{L})(?:yes|certified|valid|active|holds?|ja|zertifiziert|gültig|oui|certifiée?|valide|s[ií]|certificad[oa]|vigente)(?!\p{L})/iu;

/** The number of a certificate is no denial, nor is a report in which nothing was found. */
const NO_DENIAL =
  /(?<!\p{L})(?:no|nr|n[º°]|num(?:ber)?)\b\.?:?\s*(?!(?:iso|soc|pci)\b)(?:[A-Z]{1,5}[\s-]?)?\d[\w/-]*|(?<!\p{L})(?:no|without|zero|ohne|sans|sin)\s+(?:exceptions?|findings?|qualifications?|deviations?|abweichungen|feststellungen|réserves?|excepciones|hallazgos)(?!\p{L})/giu;
/** Whoever issued it is named behind such a word. */
const ISSUER = /(?<!\p{L})(?:by|from|von|durch|par|por)\s.*$/iu;
/** What is written beside a certificate that is held. What begins with a capital or a digit is a name, a number or a date. */
const BESIDE = new Set(
  (
    'iso iec type typ tipo report bericht informe rapport cert certificate certificates certification certified zertifikat zertifizierung zertifiziert ' +
    'certificado certificada certificación certificat certifié certifiée attestation attested audit audited valid active current annual annually ' +
    'until till through since expires issued bis seit gültig aktuell hasta desde vigente válido valable depuis jusqu au le la el les de del der die das des ' +
    'yes ja oui si sí we have has hold holds and und et y e the our of for in with mit con avec full scope all services level stufe nivel niveau ' +
    'version v rev compliant compliance conform konform conforme provider service merchant attests no nr ' +
    'jan january januar feb february februar mar march märz apr april may mai jun june juni jul july juli aug august sep sept september oct okt october ' +
    'oktober nov november dec dez december dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier ' +
    'février mars avril juin juillet août septembre octobre novembre décembre'
  ).split(' '),
);

/** Whether nothing stands beside the name of a certificate that speaks of anything but holding it. In doubt it is not held. */
function isPlain(piece: string): boolean {
  const rest = CERTIFIED.reduce((text, each) => text.replace(CERTIFICATES[each], ' '), piece).replace(ISSUER, ' ');
  const words = rest.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return words.every((word) => /^\p{Lu}|\d/u.test(word) || BESIDE.has(word));
}

/**
 * The certificates that a cell says are held, and whether it names others that are not, or not plainly ("working towards SOC 2", "ISO 27001: no"),
 * or says that there is none. What stands before the first certificate of a clause goes on over commas; what stands behind is said of that clause
 * alone.
 */
export function certificatesIn(cell: string): { held: Certificate[]; isDenied: boolean } {
  const held = new Set<Certificate>();
  let isDenied = false;
  let isNamed = false;
  for (const clause of cell.replaceAll(NO_DENIAL, ' ').split(/[;\n]|\b(?:but|aber|mais|pero)\b/i)) {
    let goesOn = false;
    for (const part of clause.split(',')) {
      const isNot = NOT_HELD.test(part);
      for (const piece of part.split(/\s(?:and|und|et|y)\s|[&+]/i)) {
        const named = CERTIFIED.filter((each) => CERTIFICATES[each].test(piece));
        const isSaid = HELD.test(piece) ? !NOT_HELD.test(piece) : !isNot && !goesOn;
        isNamed ||= named.length > 0;
        if (isSaid && isPlain(piece)) for (const each of named) held.add(each);
        else isDenied ||= named.length > 0;
        const [before = ''] = named.length > 0 ? piece.split(CERTIFICATES[named[0] as Certificate]) : [piece];
        goesOn ||= NOT_HELD.test(before);
      }
    }
  }
  isDenied ||= !isNamed && (NOTHING.test(cell.trim()) || NOT_HELD.test(cell));
  return { held: CERTIFIED.filter((each) => held.has(each)), isDenied };
}

/** What a vendor is to be taken to declare; null for a cell that says nothing of ours, or that it is not held. */
export function complianceIn(cell: string): Certificate | 'None' | null {
  const [first] = certificatesIn(cell).held;
  return first ?? (NOTHING.test(cell.trim()) ? 'None' : null);
}
