import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { Document } from '../read/document.ts';
import { hitsOf } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** A document that names more than this many requirements is a table of them: it speaks to none. */
const TOO_MANY = 25;

/** Numbers after these words are clauses of a standard, and after those requirements of one. */
const CLAUSES =
  /\b(?:clauses?|cláusulas?|abschnitte?|klauseln?|requirements?|req\.|ISO(?:\/IEC)? \d{4,5}(?::20\d\d)?,?|PCI[ -]DSS)\s+((?:\d{1,2}(?:\.\d{1,2}){1,3}(?:\s*(?:,|and|&|und|et|y)\s*)?)+)/gi;
const NUMBERS = /\d{1,2}(?:\.\d{1,2}){1,3}/g;
const CODES = /\b(?:[A-Z]{1,3}\d?\.\d{1,2}|[A-Z]{2}\.[A-Z]{2}-\d{2})\b/g;
const ARTICLES = /\bArt(?:icles?|ikel|ículos?|\.)?\s?(\d{1,2})(\(\d\))?/g;
const SECTIONS = /\b164\.\d{3}(?:\((?:\d|[a-z]|[ivx]{1,4}|[A-Z])\))*/g;

/**
 * The ids of requirements that a text cites ("A.5.15", "clause 9.2", "Art. 33 GDPR"). Bare numbers count only where the text says that it
 * means a clause, since every document has a section 4.1, and not where it names another standard before them. `framework` is the id of
 * the requirements' framework.
 */
export function declaredIn(text: string, ids: string[], framework = ''): Set<string> {
  const known = new Set(ids);
  const cited = new Set<string>();
  const citeParts = (id: string) => {
    for (const match of ids)
      if (match === id || match.startsWith(`${id}.`) || match.startsWith(`${id}(`)) cited.add(match);
  };
  for (const [, id] of text.matchAll(/\bA\.?\s?([5-8]\.\d{1,2})\b/g)) if (known.has(`A.${id}`)) cited.add(`A.${id}`);
  for (const [, list = ''] of text.matchAll(
    /\b(?:controls?|annex a)\s+((?:[5-8]\.\d{1,2}(?:\s*(?:,|and|&)\s*)?)+)/gi,
  )) {
    for (const [id] of list.matchAll(/[5-8]\.\d{1,2}/g)) if (known.has(`A.${id}`)) cited.add(`A.${id}`);
  }
  for (const [id] of text.matchAll(CODES)) if (known.has(id)) cited.add(id);
  if (ids.some((id) => /^\d+\.\d/.test(id) && !id.startsWith('164.'))) {
    const standard = /\d{4,5}/.exec(framework)?.[0];
    for (const match of text.matchAll(CLAUSES)) {
      const named = /\b(?:9001|14001|27001)\b(?!.*\b(?:9001|14001|27001)\b)/s.exec(
        text.slice(Math.max(0, match.index - 25), match.index + match[0].length),
      )?.[0];
      if (named !== undefined && standard !== undefined && named !== standard) continue;
      for (const [id] of (match[1] ?? '').matchAll(NUMBERS)) citeParts(id);
    }
  }
  if (ids.some((id) => id.startsWith('Art. ')) && /\b(?:GDPR|DSGVO|DS-GVO|RGPD|General Data Protection)\b/.test(text)) {
    for (const [, article, part] of text.matchAll(ARTICLES)) {
      const exact = `Art. ${article}${part ?? ''}`;
      if (known.has(exact)) cited.add(exact);
      else citeParts(`Art. ${article}`);
    }
  }
  if (ids.some((id) => id.startsWith('164.'))) for (const [id] of text.matchAll(SECTIONS)) citeParts(id);
  return new Set([...cited].toSorted(compareRequirementIds));
}

/**
 * How many requirements a document lists by title or id, when listing them is what it does (a mapping, a statement of applicability);
 * otherwise 0. A manual with such a table at its end stays a manual.
 */
export function countListed(document: Document, index: RequirementIndex): number {
  const found = new Set<number>();
  let words = 0;
  const ids = index.requirements.map(({ id }) => id);
  const framework = index.requirements[0]?.framework;
  for (const sentence of document.sentences) {
    if (sentence.kind !== 'row' && sentence.kind !== 'li' && sentence.words.length > SHORT_LINE) continue;
    const before = found.size;
    for (const { phrase } of hitsOf(
      sentence.words.map(({ stem }) => stem),
      index.trie,
    )) {
      if (phrase.stems.length < 2) continue;
      for (const { title, requirement } of phrase.owners) if (title) found.add(requirement);
    }
    for (const id of declaredIn(document.text.slice(sentence.start, sentence.end), ids, framework))
      found.add(ids.indexOf(id));
    if (found.size > before) words += sentence.words.length;
  }
  const listing = found.size > TOO_MANY && (words > document.words * 0.3 || document.words < found.size * 15);
  return listing ? found.size : 0;
}

const SHORT_LINE = 12;

/** What a document declares; nothing where it names so many that it cannot mean each of them. */
export function declarationsOf(text: string, ids: string[], framework = ''): Set<string> {
  const cited = declaredIn(text, ids, framework);
  return cited.size > TOO_MANY ? new Set() : cited;
}
