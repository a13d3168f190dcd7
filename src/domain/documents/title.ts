import type { Block } from './analysis.ts';
import { tellingWords } from './required/names.ts';

/** Letters that are said one by one, or stay capitals wherever they stand. */
const ACRONYMS = new Set(
  (
    'AI API AUP BCP BIA BYOD CAPA CCTV CISO CRM CSF DLP DPA DPIA DPO DR DRP DSAR EDR ERP EU GDPR HIPAA HR IAM ICT IDS IP IRP IS ISMS ISO IT KPI ' +
    'MDM MFA NDA NIST PAM PCI PHI PII QA RACI RFC RGPD ROPA SAAS SDLC SIEM SLA SOC SSO TLS UK URL USB VPN WLAN ' +
    'DSGVO BSI EDV KI VVT TOM IA SGSI RSSI SMSI'
  ).split(' '),
);
const PROPER: Record<string, string> = { SOA: 'SoA', ROPA: 'RoPA', SAAS: 'SaaS' };
/** What stands after "IT", "IS" and "DR" where they are not words. */
const HAS_ONE =
  /^(?:polic|procedur|standard|plan|secur|resourc|system|depart|asset|recover|risk|operat|servic|infrastruct|equip|audit|change|manage|accept|access|hr$|rule|guid|test|site|strateg|continu|incident|backup|govern)/;
const IS_WORD: Record<string, (before: string | undefined, after: string) => boolean> = {
  IT: (before, after) =>
    before === undefined
      ? /^(?:is|was|has|can|will|works|takes)$/.test(after)
      : !HAS_ONE.test(after) && !/^(?:of|for|and|our|de|y|et|und)$/.test(before),
  IS: (before, after) => before !== undefined || !HAS_ONE.test(after),
  DR: (_, after) => !HAS_ONE.test(after),
};

/** Each word of a text as `cased` writes it; null of what is no acronym there. */
function recased(text: string, cased: (word: string, acronym: string | null, isFirst: boolean) => string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let at = -1;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    at += 1;
    const letters = word.toUpperCase();
    const known = ACRONYMS.has(letters) || letters in PROPER;
    const isAcronym = known && !IS_WORD[letters]?.(words[at - 1], words[at + 1] ?? '');
    return cased(word, isAcronym ? (PROPER[letters] ?? letters) : null, at === 0);
  });
}
const withAcronyms = (text: string) => recased(text, (word, acronym) => acronym ?? word);

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
/** "1 Scope" is the first of several. */
const IS_CHAPTER = /^\d{1,2}(?:\.\d+)*\.?\s/;
/** Who wrote it, not what it is. */
const IS_COMPANY =
  /(?:^|[\s,])(?:ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ag|kg|se|s\.? ?a|s\.? ?l|sarl|sas|b\.?v|n\.?v|oy|ab)\.?$/i;

/**
 * What a document calls itself: the first of its top headings that says what the name of its file does, or half of it and not much else, which
 * keeps a letterhead or a chapter from becoming its title. @returns null where there is none.
 */
export function titleFromHeading(
  text: string,
  blocks: readonly Block[],
  fileName: string,
  organisation: string,
): string | null {
  const bare = titleFromFileName(fileName);
  for (const { kind, start, end } of blocks.slice(0, FIRST)) {
    if (kind !== 'h') continue;
    const heading = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (heading.length < SHORTEST || heading.length > LONGEST || /[_[\]{}<>]/.test(heading)) continue;
    if (IS_CHAPTER.test(heading) || IS_COMPANY.test(heading)) continue;
    if (isWithin(wordsIn(heading), wordsIn(organisation))) continue;
    if (saysTheSame(bare, heading)) return inTitleCase(heading);
  }
  return null;
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  some.size > 0 && [...some].every((word) => all.has(word));

function saysTheSame(name: string, heading: string): boolean {
  if (isWithin(wordsIn(name), wordsIn(heading))) return true;
  const [ofName, ofHeading] = [tellingWords(name), tellingWords(heading)];
  const shared = [...ofHeading].filter((word) => ofName.has(word)).length;
  // Less than the name of the file says, and nothing else.
  if (shared === ofHeading.size && shared < ofName.size) return false;
  return shared > 0 && shared * 2 >= ofName.size && shared * 4 >= ofHeading.size;
}

/** Small words within a title, where all of it was in capitals. */
const SMALL =
  /^(?:a|an|and|as|at|by|for|in|of|on|or|the|to|with|de|del|la|las|el|los|y|et|du|des|le|les|und|der|die|das|für|zur|zum|von)$/;

function inTitleCase(heading: string): string {
  if (heading !== heading.toUpperCase()) return heading;
  return recased(heading, (word, acronym, isFirst) => {
    const small = word.toLowerCase();
    return acronym ?? (!isFirst && SMALL.test(small) ? small : small.charAt(0).toUpperCase() + small.slice(1));
  });
}
