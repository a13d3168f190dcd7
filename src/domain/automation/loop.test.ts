import { expect, test } from 'vitest';
import { MOST_DEPTH, refusalOf } from './loop.ts';

/** Small, seeded, and the same everywhere. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Event {
  depth: number;
  chain: string[];
}

/** Lets rules act upon one event until nothing follows; each of its effects wakes the rules that listen to it. */
function run(wakes: ReadonlyMap<string, string[]>, first: string[], mostPerHour: number) {
  const ran = new Map<string, number>();
  const lineages: string[][] = [];
  const queue: (Event & { rules: string[] })[] = [{ depth: 0, chain: [], rules: first }];
  for (let event = queue.shift(); event; event = queue.shift()) {
    for (const ruleId of event.rules) {
      const { depth, chain } = event;
      const ranThisHour = ran.get(ruleId) ?? 0;
      if (refusalOf({ ruleId, depth: depth + 1, chain, ranThisHour, mostPerHour })) continue;
      ran.set(ruleId, ranThisHour + 1);
      const next = [...chain, ruleId];
      lineages.push(next);
      queue.push({ depth: depth + 1, chain: next, rules: wakes.get(ruleId) ?? [] });
      if (lineages.length > 100_000) throw new Error('It does not end.');
    }
  }
  return { lineages, ran };
}

test('whatever rules wake each other, what one act sets off ends, within depth and cap, and no rule follows itself', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const roll = dice(seed);
    const rules = Array.from({ length: 1 + roll(12) }, (_, place) => `rule-${place}`);
    const some = () => rules.filter(() => roll(3) > 0);
    const wakes = new Map(rules.map((rule) => [rule, [...some(), rule]]));
    const mostPerHour = 1 + roll(40);
    const { lineages, ran } = run(wakes, some(), mostPerHour);
    for (const lineage of lineages) {
      expect(lineage.length).toBeLessThanOrEqual(MOST_DEPTH);
      expect(new Set(lineage).size).toBe(lineage.length);
    }
    for (const count of ran.values()) expect(count).toBeLessThanOrEqual(mostPerHour);
  }
});

test('a loop is refused for what it is', () => {
  const asked = { ruleId: 'a', depth: 2, chain: ['b'], ranThisHour: 0, mostPerHour: 5 };
  expect(refusalOf(asked)).toBeNull();
  expect(refusalOf({ ...asked, chain: ['a', 'b'] })).toBe('own-effect');
  expect(refusalOf({ ...asked, depth: MOST_DEPTH + 1 })).toBe('depth');
  expect(refusalOf({ ...asked, ranThisHour: 5 })).toBe('cap');
});
