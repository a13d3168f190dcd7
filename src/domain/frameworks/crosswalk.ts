import { z } from 'zod';

/** How two requirements relate as sets of what they ask for (set theory relationships of NIST IR 8477); no edge says that there is none. */
export const RELATIONS = ['equal', 'superset', 'subset', 'intersects'] as const;
export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

/** One line of `catalogue/crosswalk/<framework>--<framework>.yaml`: what `from` asks for is equal to, part of, ... what `to` asks for. */
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
}

const INVERSE: Record<Relation, Relation> = {
  equal: 'equal',
  superset: 'subset',
  subset: 'superset',
  intersects: 'intersects',
};

/** The same edge seen from its other end. */
export function inverseOf({ from, to, relation, why, source }: Edge): Edge {
  return { from: to, to: from, relation: INVERSE[relation], why, source };
}

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

const keyOf = ({ framework, requirementId }: Place) => `${framework} ${requirementId}`;
const RANK: Record<Relation, number> = { equal: 0, superset: 1, subset: 2, intersects: 3 };

export type Crosswalk = ReadonlyMap<string, readonly Edge[]>;

/** Every edge from both of its ends, by where it starts. */
export function crosswalkOf(files: readonly CrosswalkFile[]): Crosswalk {
  const edges = files.flatMap((file) =>
    file.edges.map(({ from, to, relation, why }) => ({
      from: { framework: file.from, requirementId: from },
      to: { framework: file.to, requirementId: to },
      relation,
      why,
      source: file.source,
    })),
  );
  return Map.groupBy([...edges, ...edges.map(inverseOf)], ({ from }) => keyOf(from));
}

/**
 * The requirements of other frameworks that a requirement relates to, each once: by an edge of its own where there is one, else through one
 * requirement of a third framework. Strongest first.
 * @param framework only links to that one.
 */
export function linksOf(crosswalk: Crosswalk, start: Place, framework?: string): Link[] {
  const direct = (crosswalk.get(keyOf(start)) ?? []).map((edge) => ({
    to: edge.to,
    relation: edge.relation,
    via: [edge],
  }));
  const onward = direct.flatMap(({ to: middle, relation: first, via }) =>
    (crosswalk.get(keyOf(middle)) ?? []).flatMap((edge): Link[] => {
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
    .toSorted((a, b) => RANK[a.relation] - RANK[b.relation] || a.via.length - b.via.length);
}
