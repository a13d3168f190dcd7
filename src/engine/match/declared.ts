import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { Document } from '../read/document.ts';
import { hitsOf, type RequirementIndex } from './requirement-index.ts';

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

/** How many requirements a document lists by title or id, when that makes it a mapping or a statement of applicability; otherwise 0. */
export function countListed(document: Document, cited: Set<string>, index: RequirementIndex): number {
  if (cited.size > TOO_MANY) return cited.size;
  const titles = new Set<number>();
  const lines = [...document.headings.map(({ words }) => words), ...document.sentences.map(({ words }) => words)];
  for (const words of lines) {
    for (const { phrase } of hitsOf(
      words.map(({ stem }) => stem),
      index.trie,
    )) {
      if (phrase.stems.length < 2) continue;
      for (const { title, requirement } of phrase.owners) if (title) titles.add(requirement);
    }
  }
  return titles.size > TOO_MANY && titles.size > document.passages.length ? titles.size : 0;
}
