import { describe, expect, test } from 'vitest';
import { compose, crosswalkOf, linksOf, type Relation, serves } from './crosswalk.ts';
import { RELATIONS } from './values.ts';

/** Sets of up to three things, to try what a relation between two says of a third. */
const SETS = [1, 2, 3, 4, 5, 6, 7];

function relationOf(a: number, b: number): Relation | null {
  if (a === b) return 'equal';
  if ((a & b) === b) return 'superset';
  if ((a & b) === a) return 'subset';
  return (a & b) === 0 ? null : 'intersects';
}

/** What a relation promises at least: every stronger one keeps it. */
const holds = (promise: Relation, found: Relation | null) =>
  found === promise ||
  (found !== null && promise === 'intersects') ||
  (found === 'equal' && (promise === 'subset' || promise === 'superset'));

describe('composing relations', () => {
  const triples = RELATIONS.flatMap((first) => RELATIONS.map((second) => [first, second] as const));

  test.each(triples)('%s then %s promises nothing that some sets would break', (first, second) => {
    const promise = compose(first, second);
    for (const a of SETS)
      for (const b of SETS)
        for (const c of SETS) {
          if (relationOf(a, b) !== first || relationOf(b, c) !== second) continue;
          expect(promise === null || holds(promise, relationOf(a, c)), `${a} ${b} ${c}`).toBe(true);
        }
  });

  test('is never stronger than its weaker half', () => {
    for (const [first, second] of triples) {
      const outcome = compose(first, second);
      const weakest = [first, second].includes('intersects') ? 'intersects' : null;
      expect(outcome === null || weakest === null || outcome === weakest).toBe(true);
      expect(outcome === 'equal').toBe(first === 'equal' && second === 'equal');
    }
  });
});

const edge = (from: string, to: string, relation: Relation) => ({ from, to, relation, why: `${from} and ${to}` });
const crosswalk = crosswalkOf([
  { from: 'hub', to: 'one', source: 'ours', edges: [edge('H1', 'O1', 'superset'), edge('H2', 'O2', 'subset')] },
  { from: 'hub', to: 'two', source: 'ours', edges: [edge('H1', 'T1', 'equal'), edge('H2', 'T2', 'superset')] },
  { from: 'one', to: 'two', source: 'ours', edges: [edge('O2', 'T2', 'intersects')] },
]);
const place = (framework: string, requirementId: string) => ({ framework, requirementId });

describe('links of a requirement', () => {
  test('an edge is seen from both ends', () => {
    expect(linksOf(crosswalk, place('one', 'O1'), 'hub')).toMatchObject([
      { relation: 'subset', to: place('hub', 'H1') },
    ]);
  });

  test('go through a third framework, and say on which edges they stand', () => {
    const [link] = linksOf(crosswalk, place('two', 'T1'), 'one');
    expect(link).toMatchObject({ to: place('one', 'O1'), relation: 'superset' });
    expect(link?.via.map(({ why }) => why)).toEqual(['H1 and T1', 'H1 and O1']);
  });

  test('an edge of its own goes before what would follow from two', () => {
    expect(linksOf(crosswalk, place('one', 'O2'), 'two')).toMatchObject([{ relation: 'intersects', via: [{}] }]);
  });

  test('never lead back into the framework they start from', () => {
    expect(linksOf(crosswalk, place('hub', 'H1')).map(({ to }) => to.framework)).not.toContain('hub');
  });
});

test('only what asks for as much or more may serve the whole', () => {
  expect(RELATIONS.filter((relation) => serves(relation) === 'whole')).toEqual(['equal', 'superset']);
});
