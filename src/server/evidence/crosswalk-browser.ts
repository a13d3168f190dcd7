import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { type Link, linksOf, pairOf, type Place, type Relation } from '#domain/frameworks/crosswalk.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { linkIn, type Mapping, mappingWith, named, viewOf } from './mapping.ts';

interface Query {
  from: Framework;
  to: Framework;
  search?: string | undefined;
  relation?: Relation | undefined;
  stands?: 'direct' | 'composed' | 'overruled' | undefined;
  language: Language;
  page: number;
  pageSize: number;
}

interface Pair {
  from: Place;
  to: Place;
  link: Link | null;
}

/** The pairs of two frameworks that relate, and those the organisation says do not. */
export function browse(mapping: Mapping, query: Query): { rows: CrosswalkRow[]; total: number } {
  const { from, to, language, page, pageSize } = query;
  const wanted = wantedBy(query);
  const pairs = from.requirements
    .flatMap(({ id }) => pairsFrom(mapping, { framework: from.id, requirementId: id }, to))
    .filter((pair) => wanted(pair));
  const shown = pairs.slice(page * pageSize, (page + 1) * pageSize);
  return { rows: shown.map((pair) => rowOf(mapping, pair, language)), total: pairs.length };
}

function pairsFrom(mapping: Mapping, start: Place, to: Framework): Pair[] {
  const links = linksOf(mapping.crosswalk, start, to.id).map((link) => ({ from: start, to: link.to, link }));
  if (mapping.crosswalk.denied.size === 0) return links;
  const denied = to.requirements.flatMap(({ id }): Pair[] => {
    const end = { framework: to.id, requirementId: id };
    return mapping.crosswalk.denied.has(pairOf(start, end)) ? [{ from: start, to: end, link: null }] : [];
  });
  return [...links, ...denied];
}

function wantedBy({ from, to, search, relation, stands, language }: Query): (pair: Pair) => boolean {
  const parts = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const textsOf = (framework: Framework) =>
    new Map(
      framework.requirements.map((each) => [
        each.id,
        `${each.id} ${requirementIn(framework, each, language).title}`.toLowerCase(),
      ]),
    );
  const [words, others] = parts.length > 0 ? [textsOf(from), textsOf(to)] : [];
  return (pair) => {
    const { link } = pair;
    if (relation && link?.relation !== relation) return false;
    if (stands && standsOn(link) !== stands) return false;
    const text = `${words?.get(pair.from.requirementId)} ${others?.get(pair.to.requirementId)}`;
    return parts.every((part) => text.includes(part));
  };
}

function standsOn(link: Link | null): Query['stands'] {
  if (!link || link.via[0]?.overruleId) return link && link.via.length > 1 ? 'composed' : 'overruled';
  return link.via.length > 1 ? 'composed' : 'direct';
}

/** One pair as people read it; what would hold without the organisation's judgement stands beside it. */
export function rowOf(mapping: Mapping, { from, to, link }: Pair, language: Language): CrosswalkRow {
  const pair = pairOf(from, to);
  const overrule = mapping.overrules.find((each) => pairOf(each.from, each.to) === pair);
  const shipped = overrule ? relationWithout(mapping, overrule.id, from, to) : (link?.relation ?? null);
  return {
    from: named(mapping, from, language),
    to: named(mapping, to, language),
    link: link && linkIn(mapping, link, language),
    overrule: viewOf(overrule, from),
    shipped,
  };
}

export const linkBetween = ({ crosswalk }: Pick<Mapping, 'crosswalk'>, from: Place, to: Place): Link | null =>
  linksOf(crosswalk, from, to.framework).find((link) => link.to.requirementId === to.requirementId) ?? null;

function relationWithout(mapping: Mapping, id: string, from: Place, to: Place): Relation | null {
  const without = mappingWith(
    mapping,
    mapping.overrules.filter((each) => each.id !== id),
  );
  return linkBetween(without, from, to)?.relation ?? null;
}
