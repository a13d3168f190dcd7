/** An id as a text cites it. `of`: a clause stands for its parts as well. */
export interface Citation {
  id: string;
  index: number;
  of: 'control' | 'code' | 'clause' | 'article' | 'section';
}

const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}){1,3}`;
const LIST = String.raw`((?:${NUMBER}(?:\s*(?:,|and|&|und|et|y|o|ou|oder|or)\s*)?)+)`;
const ANNEX = /\bA\.?\s?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?!\.?\d)/g;
const CONTROLS = new RegExp(
  String.raw`\b(?:controls?|annex a|annexe a|anhang a|anexo a|maßnahmen?|mesures?|controles?)\s+${LIST}`,
  'gi',
);
/** Numbers after these words are clauses of a standard, and after those requirements of one. */
const CLAUSES = new RegExp(
  String.raw`\b(?:clauses?|cláusulas?|abschnitte?|klauseln?|requirements?|anforderung(?:en)?|exigences?|requisitos?|req\.|ISO(?:\/IEC)? \d{4,5}(?::20\d\d)?,?|PCI[ -]DSS\s*,?)\s+${LIST}`,
  'gi',
);
const CODES = /\b(?:[A-Z]{1,3}\d?\.\d{1,2}|[A-Z]{2}\.[A-Z]{2}-\d{1,2})\b/g;
const ARTICLES = /\bArt(?:icles?|ikel|ículos?|\.)?\s?(\d{1,2})(\(\d\))?/g;
const SECTIONS = /\b164\.\d{3}(?:\((?:\d|[a-z]|[ivx]{1,4}|[A-Z])\))*/g;
/** The number of an edition, which looks like one of a requirement. */
const EDITION = /(\bPCI[\s-]DSS),?(?:\s(?:version|v\.?))?\s?v?(?:3\.[0-2](?:\.1)?|4\.0(?:\.1)?)(?![\d.]*\d)/gi;
const GDPR = /\b(?:GDPR|DSGVO|DS-GVO|RGPD|General Data Protection)\b/;
const STANDARD = /\b(?:9001|14001|27001)\b(?!.*\b(?:9001|14001|27001)\b)/s;

/**
 * What a text cites ("A.5.15", "clause 9.2", "Art. 33 GDPR"), in no order. Bare numbers count only where the text says that it means a clause,
 * since every document has a section 4.1, and not where it names another standard than `standard` before them.
 */
export function citationsIn(text: string, standard: string | undefined): Citation[] {
  const found: Citation[] = [];
  for (const { 1: id = '', index } of text.matchAll(ANNEX)) found.push({ id: `A.${id}`, index, of: 'control' });
  for (const { 1: list = '', index } of text.matchAll(CONTROLS))
    for (const [id] of list.matchAll(new RegExp(NUMBER, 'g'))) found.push({ id: `A.${id}`, index, of: 'control' });
  for (const { 0: id, index } of text.matchAll(CODES)) found.push({ id, index, of: 'code' });
  const plain = text.replace(EDITION, (whole, name: string) => name + ' '.repeat(whole.length - name.length));
  for (const { 0: whole, 1: list = '', index } of plain.matchAll(CLAUSES)) {
    const named = STANDARD.exec(plain.slice(Math.max(0, index - 25), index + whole.length))?.[0];
    if (named !== undefined && standard !== undefined && named !== standard) continue;
    for (const [id] of list.matchAll(new RegExp(NUMBER, 'g')))
      found.push({ id, index: index + whole.length, of: 'clause' });
  }
  if (GDPR.test(text))
    for (const { 1: article, 2: part = '', index } of text.matchAll(ARTICLES))
      found.push({ id: `Art. ${article}${part}`, index, of: 'article' });
  for (const { 0: id, index } of text.matchAll(SECTIONS)) found.push({ id, index, of: 'section' });
  return found;
}
