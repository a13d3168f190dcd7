import { z } from 'zod';
import { RELATIONS } from './values.ts';

export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

/** One line of `catalogue/<to>/crosswalk/<from>.yaml`: what `from` asks for is equal to, part of, ... what `to` asks for. */
export const CrosswalkFile = z.object({
  from: z.string(),
  to: z.string(),
  /** Whose judgement the edges are, and what they were compared with. */
  source: z.string(),
  edges: z.array(z.object({ from: z.string(), to: z.string(), relation: Relation, why: z.string() })),
});
export type CrosswalkFile = z.infer<typeof CrosswalkFile>;

/** A requirement by its framework. */
export interface Place {
  framework: string;
  requirementId: string;
}

export interface Edge {
  from: Place;
  to: Place;
  relation: Relation;
  /** In our own words, in English. */
  why: string;
  source: string;
  /** Set where it is the judgement of somebody in the organisation. */
  overruleId?: string;
}

/** The organisation's own judgement of two requirements, in place of what the crosswalk says; null: that they do not relate. */
export interface Overrule {
  id: string;
  from: Place;
  to: Place;
  relation: Relation | null;
  reason: string;
}

const INVERSE: Record<Relation, Relation> = {
  equal: 'equal',
  superset: 'subset',
  subset: 'superset',
  intersects: 'intersects',
};

/** The same edge seen from its other end. */
export function inverseOf(edge: Edge): Edge {
  return { ...edge, from: edge.to, to: edge.from, relation: INVERSE[edge.relation] };
}

/** The relation seen from the other end. */
export const inverseRelation = (relation: Relation): Relation => INVERSE[relation];

/**
 * What follows for a and c when a relates to b and b to c; null: nothing follows. The outcome is never stronger than either, and a chain through
 * a broader requirement says nothing: a and c may lie in different parts of it.
 */
export function compose(first: Relation, second: Relation): Relation | null {
  if (first === 'equal') return second;
  if (second === 'equal') return first;
  if (first === second && first !== 'intersects') return first;
  if (first === 'superset') return 'intersects';
  if (first === 'intersects' && second === 'subset') return 'intersects';
  return null;
}

/** What evidence for one requirement may do for the other: serve the `whole` of it or a `part`. It sets no status; a person decides. */
export function serves(relation: Relation): 'whole' | 'part' {
  return relation === 'equal' || relation === 'superset' ? 'whole' : 'part';
}

/** A way from one requirement to another: one edge, or two through a third requirement, with what follows from them. */
export interface Link {
  to: Place;
  relation: Relation;
  via: Edge[];
}

/** Names a requirement over all frameworks. */
export const keyOf = ({ framework, requirementId }: Place): string => `${framework} ${requirementId}`;

/** Names two requirements, whichever is first. */
export function pairOf(one: Place, other: Place): string {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? `${a} | ${b}` : `${b} | ${a}`;
}

const RANK: Record<Relation, number> = { equal: 0, superset: 1, subset: 2, intersects: 3 };

/** Orders what relates most closely first. */
export const byStrength = (a: { relation: Relation }, b: { relation: Relation }) => RANK[a.relation] - RANK[b.relation];

export interface Crosswalk {
  /** Every edge from both of its ends, by where it starts. */
  edges: ReadonlyMap<string, readonly Edge[]>;
  /** Pairs that do not relate, whatever would follow from others. */
  denied: ReadonlySet<string>;
}

const edgesOf = (file: CrosswalkFile): Edge[] =>
  file.edges.map(({ from, to, relation, why }) => ({
    from: { framework: file.from, requirementId: from },
    to: { framework: file.to, requirementId: to },
    relation,
    why,
    source: file.source,
  }));

export function crosswalkOf(files: readonly CrosswalkFile[]): Crosswalk {
  const edges = files.flatMap(edgesOf);
  return { edges: Map.groupBy([...edges, ...edges.map(inverseOf)], ({ from }) => keyOf(from)), denied: new Set() };
}

/** The same with more edges, and with what an organisation judges otherwise. What it was is left as it is. */
export function crosswalkWith(
  crosswalk: Crosswalk,
  files: readonly CrosswalkFile[],
  overrules: readonly Overrule[],
): Crosswalk {
  if (files.length === 0 && overrules.length === 0) return crosswalk;
  const edges = new Map(crosswalk.edges);
  const denied = new Set(crosswalk.denied);
  const put = (edge: Edge) => edges.set(keyOf(edge.from), [...(edges.get(keyOf(edge.from)) ?? []), edge]);
  const cut = (from: Place, to: Place) =>
    edges.set(
      keyOf(from),
      (edges.get(keyOf(from)) ?? []).filter((edge) => keyOf(edge.to) !== keyOf(to)),
    );
  for (const edge of files.flatMap(edgesOf)) {
    put(edge);
    put(inverseOf(edge));
  }
  for (const { id, from, to, relation, reason } of overrules) {
    cut(from, to);
    cut(to, from);
    if (relation === null) {
      denied.add(pairOf(from, to));
      continue;
    }
    const edge: Edge = { from, to, relation, why: reason, source: '', overruleId: id };
    put(edge);
    put(inverseOf(edge));
  }
  return { edges, denied };
}

/**
 * The requirements of other frameworks that a requirement relates to, each once: by an edge of its own where there is one, else through one
 * requirement of a third framework. Strongest first.
 * @param framework only links to that one.
 */
export function linksOf(crosswalk: Crosswalk, start: Place, framework?: string): Link[] {
  const direct = (crosswalk.edges.get(keyOf(start)) ?? []).map((edge) => ({
    to: edge.to,
    relation: edge.relation,
    via: [edge],
  }));
  const onward = direct.flatMap(({ to: middle, relation: first, via }) =>
    (crosswalk.edges.get(keyOf(middle)) ?? []).flatMap((edge): Link[] => {
      const relation = compose(first, edge.relation);
      const isNew = edge.to.framework !== start.framework && edge.to.framework !== middle.framework;
      return relation && isNew ? [{ to: edge.to, relation, via: [...via, edge] }] : [];
    }),
  );
  const best = new Map<string, Link>();
  for (const link of [...direct, ...onward]) {
    const known = best.get(keyOf(link.to));
    const isBetter = !known || (known.via.length === link.via.length && RANK[link.relation] < RANK[known.relation]);
    if (isBetter) best.set(keyOf(link.to), link);
  }
  return [...best.values()]
    .filter(({ to }) => framework === undefined || to.framework === framework)
    .filter(({ to }) => crosswalk.denied.size === 0 || !crosswalk.denied.has(pairOf(start, to)))
    .toSorted((a, b) => RANK[a.relation] - RANK[b.relation] || a.via.length - b.via.length);
}
