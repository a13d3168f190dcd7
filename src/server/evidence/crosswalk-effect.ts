import type { OverruleEffect, ProposalChange } from '#domain/evidence/reuse.ts';
import { keyOf, linksOf, type Place, serves } from '#domain/frameworks/crosswalk.ts';
import type { Language } from '#domain/organisations/language.ts';
import { listInUse } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { type Mapping, named } from './mapping.ts';
import { candidatesOf } from './reuse.ts';
import { listEvidence, listSound } from './store.ts';

/** The changes that are named; all are counted. */
const MOST_ROWS = 20;

/**
 * What becomes of relations and proposals when one mapping gives way to another that differs in a pair. Only what lies next to the pair can
 * change, since no relation goes through more than one other requirement.
 */
export async function effectOf(
  context: Context,
  pair: { from: Place; to: Place },
  mappings: { before: Mapping; after: Mapping },
  language: Language,
): Promise<OverruleEffect> {
  const { before, after } = mappings;
  const near = nearby([pair.from, pair.to], [before, after]);
  const soundEvidence = await listSound(context.db, context.organisationId, dayOf(context.now));
  const concerned = soundEvidence.filter((piece) => near.has(keyOf(piece)));
  const changes: Omit<ProposalChange, 'documentTitle' | 'requirement' | 'origin'>[] = [];
  const places = new Map<string, { origin: Place; target: Place }>();
  for (const { framework } of await listInUse(context.db, context.organisationId)) {
    // Who serves already matters over all pieces, who could only over those nearby.
    const own = soundEvidence.filter((piece) => piece.framework === framework && !near.has(keyOf(piece)));
    const asked = { soundEvidence: [...concerned, ...own] };
    const [old, next] = [new Map<string, 'whole' | 'part'>(), new Map<string, 'whole' | 'part'>()];
    for (const [mapping, found] of [
      [before, old],
      [after, next],
    ] as const)
      for (const each of await candidatesOf(context, mapping, framework, asked)) {
        const key = `${each.evidenceId} ${keyOf(each.target)}`;
        found.set(key, serves(each.link.relation));
        places.set(key, each);
      }
    for (const key of new Set([...old.keys(), ...next.keys()]))
      if (old.get(key) !== next.get(key))
        changes.push({ evidenceId: key, before: old.get(key) ?? null, after: next.get(key) ?? null });
  }
  const count = (holds: (change: Pick<ProposalChange, 'before' | 'after'>) => boolean) => changes.filter(holds).length;
  const shown = changes.slice(0, MOST_ROWS).flatMap(({ evidenceId: key, ...change }) => {
    const place = places.get(key);
    return place ? [{ ...change, ...place, evidenceId: key.slice(0, 36) }] : [];
  });
  const ids = [...new Set(shown.map(({ evidenceId }) => evidenceId))];
  const pieces = ids.length === 0 ? [] : await listEvidence(context.db, context.organisationId, { ids });
  const titles = new Map(pieces.map(({ id, documentTitle }) => [id, documentTitle]));
  return {
    pairs: pairsOtherwise(near, before, after),
    appear: count((change) => change.before === null),
    go: count((change) => change.after === null),
    change: count((change) => change.before !== null && change.after !== null),
    rows: shown.map(({ evidenceId, before: old, after: next, origin, target }) => ({
      requirement: named(after, target, language),
      evidenceId,
      documentTitle: titles.get(evidenceId) ?? '',
      origin: named(after, origin, language),
      before: old,
      after: next,
    })),
  };
}

/** The two requirements and their neighbours. */
function nearby(ends: Place[], mappings: Mapping[]): Map<string, Place> {
  const near = new Map(ends.map((place) => [keyOf(place), place]));
  for (const { crosswalk } of mappings)
    for (const end of ends) for (const { to } of crosswalk.edges.get(keyOf(end)) ?? []) near.set(keyOf(to), to);
  return near;
}

/** How many pairs relate otherwise than before, each counted once. */
function pairsOtherwise(near: Map<string, Place>, before: Mapping, after: Mapping): number {
  const otherwise = new Set<string>();
  for (const start of near.values()) {
    const relations = ({ crosswalk }: Mapping) =>
      new Map(linksOf(crosswalk, start).map(({ to, relation }) => [keyOf(to), relation]));
    const [old, next] = [relations(before), relations(after)];
    for (const end of new Set([...old.keys(), ...next.keys()]))
      if (old.get(end) !== next.get(end)) otherwise.add([keyOf(start), end].toSorted().join(' | '));
  }
  return otherwise.size;
}
