import { compareRequirementIds, type Requirement } from '#domain/frameworks/requirement.ts';
import type { Document } from '../read/document.ts';
import { type Citation, citationsIn } from './citations.ts';
import { hitsOf } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** A document that names more than this many requirements is a table of them: it speaks to none. */
const TOO_MANY = 25;

/** What it takes of a requirement to know whether a text cites it. */
export type Citable = Pick<Requirement, 'id' | 'framework' | 'formerly'>;

interface Ids {
  known: Set<string>;
  standard: string | undefined;
  /** Which requirements carry on what an id of an earlier edition stood for. */
  former: Map<string, { edition: string; to: string[] }>;
  editions: Map<string, { named: RegExp; today: RegExp }>;
}

const read = new WeakMap<readonly Citable[], Ids>();

function idsOf(requirements: readonly Citable[]): Ids {
  const seen = read.get(requirements);
  if (seen) return seen;
  const standard = /\d{4,5}/.exec(requirements[0]?.framework ?? '')?.[0];
  const ids: Ids = {
    known: new Set(requirements.map(({ id }) => id)),
    standard,
    former: new Map(),
    editions: new Map(),
  };
  for (const { id, formerly = [] } of requirements)
    for (const { edition, named, today, id: old } of formerly) {
      const entry = ids.former.get(old) ?? { edition, to: [] };
      ids.former.set(old, { ...entry, to: [...entry.to, id] });
      if (!ids.editions.has(edition))
        ids.editions.set(edition, { named: new RegExp(named, 'gi'), today: new RegExp(today, 'gi') });
    }
  read.set(requirements, ids);
  return ids;
}

/**
 * The requirements that a text cites by their ids, of today's edition or an earlier one ("ISO/IEC 27001:2013, A.12.3.1"). What is called the same
 * in both is of the edition that the text names last before it.
 */
export function declaredIn(text: string, requirements: readonly Citable[]): Set<string> {
  return new Set([...cited(text, requirements).values()].flat().toSorted(compareRequirementIds));
}

/** What is cited, as the text calls it, with the requirements that it means. */
function cited(text: string, requirements: readonly Citable[]): Map<string, string[]> {
  const ids = idsOf(requirements);
  const found = new Map<string, string[]>();
  const places = new Map<string, (index: number) => boolean>();
  const isNamedBefore = (edition: string, index: number) => {
    const test = places.get(edition) ?? namedBefore(text, ids.editions.get(edition));
    places.set(edition, test);
    return test(index);
  };
  for (const citation of citationsIn(text, ids.standard)) {
    const meant = meantBy(citation, ids, isNamedBefore);
    if (meant.length > 0) found.set(citation.id, [...new Set([...(found.get(citation.id) ?? []), ...meant])]);
  }
  return found;
}

function meantBy({ id, index, of }: Citation, ids: Ids, isNamedBefore: (edition: string, at: number) => boolean) {
  const isOld = (old: string) => {
    const entry = ids.former.get(old);
    if (!entry) return undefined;
    const isPlain = of !== 'clause' && !ids.known.has(old);
    return isPlain || isNamedBefore(entry.edition, index) ? entry.to : undefined;
  };
  const before = isOld(id) ?? (of === 'clause' ? isOld(`A.${id}`) : undefined);
  if (before) return before;
  if (ids.known.has(id)) return [id];
  // "PR.AA-5" is how some write PR.AA-05.
  const padded = id.replace(/-(\d)$/, '-0$1');
  if (ids.known.has(padded)) return [padded];
  if (of === 'control' || of === 'code') return [];
  return [...ids.known].filter((known) => known.startsWith(`${id}.`) || known.startsWith(`${id}(`));
}

/** Whether an edition is the one that a text has named last before a place, or the only one that it names. */
function namedBefore(text: string, edition: { named: RegExp; today: RegExp } | undefined): (index: number) => boolean {
  if (!edition) return () => false;
  const [old, now] = [edition.named, edition.today].map((name) => [...text.matchAll(name)].map(({ index }) => index));
  if (!old?.length) return () => false;
  if (!now?.length) return () => true;
  const lastOf = (list: number[], index: number) => list.findLast((at) => at <= index) ?? -1;
  return (index) => lastOf(old, index) > lastOf(now, index);
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
    if (sentence.kind !== 'row' && sentence.kind !== 'li' && sentence.tokens.length > SHORT_LINE) continue;
    const before = found.size;
    for (const { phrase } of hitsOf(
      sentence.tokens.map(({ stem }) => stem),
      index.trie,
    )) {
      if (phrase.stems.length < 2) continue;
      for (const { title, requirement } of phrase.owners) if (title) found.add(requirement);
    }
    for (const id of declaredIn(document.text.slice(sentence.start, sentence.end), index.requirements))
      found.add(ids.indexOf(id));
    if (found.size > before) words += sentence.tokens.length;
  }
  const listing = found.size > TOO_MANY && (words > document.words * 0.3 || document.words < found.size * 15);
  return listing ? found.size : 0;
}

const SHORT_LINE = 12;

/** What a document declares; nothing where it names so many that it cannot mean each of them. */
export function declarationsOf(text: string, requirements: readonly Citable[]): Set<string> {
  return cited(text, requirements).size > TOO_MANY ? new Set() : declaredIn(text, requirements);
}
