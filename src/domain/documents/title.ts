import type { Block } from './analysis.ts';

/** Letters that are said one by one, or stay capitals wherever they stand. */
const ACRONYMS = new Set(
  (
    'AI API AUP BCP BIA BYOD CAPA CCTV CISO CRM CSF DLP DPA DPIA DPO DR DRP DSAR EDR ERP EU GDPR HIPAA HR IAM ICT IDS IP IRP IS ISMS ISO IT KPI ' +
    'MDM MFA NDA NIST PAM PCI PHI PII QA RACI RFC RGPD ROPA SAAS SDLC SIEM SLA SOC SSO TLS UK URL USB VPN WLAN ' +
    'DSGVO BSI EDV KI VVT TOM IA SGSI RSSI SMSI'
  ).split(' '),
);
const PROPER: Record<string, string> = { SOA: 'SoA', ROPA: 'RoPA', SAAS: 'SaaS' };
const acronym = (word: string) => {
  const letters = word.toUpperCase();
  return ACRONYMS.has(letters) || letters in PROPER ? (PROPER[letters] ?? letters) : null;
};
/** "US", "IS", "IT" and "DR" are words too where everything is small; a name of a file is only a name. */
const withAcronyms = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => acronym(word) ?? word);

/** File name without its suffix, separators as spaces: what a document is called until it is read or somebody names it. */
export function titleFromFileName(fileName: string): string {
  const bare = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\-.]+/g, ' ')
    .trim();
  const title = withAcronyms(bare.length > 0 ? bare : fileName);
  return title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}

/** Headings stand near the top; what is longer is a sentence. */
const FIRST = 6;
const [SHORTEST, LONGEST] = [4, 120];
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => word !== 'the' && word !== 'and'));

/**
 * What a document calls itself: the first of its top headings that shares a word with the name of its file, which keeps a letterhead or a
 * chapter from becoming its title. @returns null where there is none.
 */
export function titleFromHeading(text: string, blocks: readonly Block[], fileName: string): string | null {
  const name = wordsOf(titleFromFileName(fileName));
  for (const { kind, start, end } of blocks.slice(0, FIRST)) {
    if (kind !== 'h') continue;
    const heading = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (heading.length < SHORTEST || heading.length > LONGEST || /[_[\]{}<>]/.test(heading)) continue;
    if ([...wordsOf(heading)].some((word) => name.has(word))) return inTitleCase(heading);
  }
  return null;
}

/** Small words within a title, where all of it was in capitals. */
const SMALL =
  /^(?:a|an|and|as|at|by|for|in|of|on|or|the|to|with|de|del|la|las|el|los|y|et|du|des|le|les|und|der|die|das|für|zur|zum|von)$/;

function inTitleCase(heading: string): string {
  if (heading !== heading.toUpperCase()) return heading;
  let isFirst = true;
  return heading.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const cased =
      acronym(word) ?? (!isFirst && SMALL.test(small) ? small : small.charAt(0).toUpperCase() + small.slice(1));
    isFirst = false;
    return cased;
  });
}
