import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { Document } from '../read/document.ts';
import { hitsOf } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** A document that names more than this many requirements is a table of them: it speaks to none. */
const TOO_MANY = 25;

/**
 * The ids of requirements that a text cites ("A.5.15", "clause 9.2"). Clause numbers count only where the text says that it means a
 * clause, since every document has a section 4.1.
 */
export function declaredIn(text: string, ids: string[]): Set<string> {
  const known = new Set(ids);
  const cited = new Set<string>();
  for (const [, id] of text.matchAll(/\bA\.?\s?([5-8]\.\d{1,2})\b/g)) if (known.has(`A.${id}`)) cited.add(`A.${id}`);
  for (const [, list = ''] of text.matchAll(
    /\b(?:controls?|annex a)\s+((?:[5-8]\.\d{1,2}(?:\s*(?:,|and|&)\s*)?)+)/gi,
  )) {
    for (const [id] of list.matchAll(/[5-8]\.\d{1,2}/g)) if (known.has(`A.${id}`)) cited.add(`A.${id}`);
  }
  for (const [, list = ''] of text.matchAll(
    /\b(?:clauses?|cláusulas?|abschnitte?|klauseln?|ISO(?:\/IEC)? 27001(?::20\d\d)?,?)\s+((?:(?:4|5|6|7|8|9|10)\.\d(?:\.\d)?(?:\s*(?:,|and|&|und|et|y)\s*)?)+)/gi,
  )) {
    for (const [id] of list.matchAll(/(?:4|5|6|7|8|9|10)\.\d(?:\.\d)?/g)) {
      for (const match of ids) if (match === id || match.startsWith(`${id}.`)) cited.add(match);
    }
  }
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
    for (const id of declaredIn(document.text.slice(sentence.start, sentence.end), ids)) found.add(ids.indexOf(id));
    if (found.size > before) words += sentence.words.length;
  }
  const listing = found.size > TOO_MANY && (words > document.words * 0.3 || document.words < found.size * 15);
  return listing ? found.size : 0;
}

const SHORT_LINE = 12;

/** What a document declares; nothing where it names so many that it cannot mean each of them. */
export function declarationsOf(text: string, ids: string[]): Set<string> {
  const cited = declaredIn(text, ids);
  return cited.size > TOO_MANY ? new Set() : cited;
}
