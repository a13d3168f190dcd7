import type { Block, DocumentType } from '../analysis.ts';
import type { Remark } from './objection.ts';

export const SECTIONS = ['purpose', 'scope', 'responsibilities', 'review'] as const;
export type Section = (typeof SECTIONS)[number];

/** What headings call it, in the four languages. */
const NAMES: Record<Section, RegExp> = {
  purpose:
    /(?<!\p{L})(?:purpose|objectives?|aims?|introduction|overview|zweck|ziele?|zielsetzung|einleitung|objetivos?|prop[oó]sito|finalidad|introducci[oó]n|objet|objectifs?|but|finalit[eé]|pr[eé]ambule)(?!\p{L})/iu,
  scope:
    /(?<!\p{L})(?:scope|applicability|applies to|geltungsbereich|anwendungsbereich|gültigkeit|alcance|[aá]mbito|aplicaci[oó]n|champ d['’]application|p[eé]rim[eè]tre|port[eé]e|domaine)(?!\p{L})/iu,
  responsibilities:
    /(?<!\p{L})(?:responsib\w+|roles?|accountab\w+|ownership|governance|verantwort\w*|zuständig\w*|rollen|responsabilidad\w*|funciones|roles|responsabilit[eé]\w*|r[oô]les?|gouvernance)(?!\p{L})/iu,
  review:
    /(?<!\p{L})(?:reviews?|revision|maintenance|compliance|monitoring|überprüfung\w*|überwachung|pflege|aktualisierung|revisi[oó]n\w*|mantenimiento|seguimiento|cumplimiento|r[eé]vision|revue|r[eé]examen|mise [aà] jour|suivi)(?!\p{L})/iu,
};

/** Which sections an auditor looks for in a document of a type (ISO/IEC 27001 5.2, 7.5.2, A.5.1). */
const NEEDED: Partial<Record<DocumentType, readonly Section[]>> = {
  policy: ['purpose', 'scope', 'responsibilities', 'review'],
  procedure: ['purpose', 'scope', 'responsibilities'],
  plan: ['scope', 'responsibilities'],
};

/** A text without headings says its sections at the start of its paragraphs. */
const START = 60;
/** Shorter ones are notes of which nobody expects sections. */
const LEAST = 600;

/** Sections that are expected of such a document and stand nowhere in it. */
export function sectionRemarks(text: string, blocks: readonly Block[], type: DocumentType | null): Remark[] {
  const needed = (type && NEEDED[type]) ?? [];
  if (needed.length === 0 || text.length < LEAST) return [];
  const headings = blocks.filter(({ kind }) => kind === 'h').map(({ start, end }) => text.slice(start, end));
  const starts = blocks
    .filter(({ kind }) => kind !== 'h')
    .map(({ start, end }) => text.slice(start, Math.min(end, start + START)));
  // Some files have headings in capitals only, or numbered lines that read as items.
  const places = headings.length >= 3 ? headings : [...headings, ...starts];
  return needed
    .filter((section) => !places.some((words) => NAMES[section].test(words)))
    .map((section): Remark => ({ kind: 'missing-section', values: { section } }));
}
