import type { Language } from '#domain/organisations/language.ts';
import { type RequirementIndex, stemsOf } from './requirement-index.ts';

/** An example sentence of an ask, or of its reverse. */
interface Example {
  requirement: number;
  position: number;
  isReverse: boolean;
}

interface ExampleIndex {
  asks: [number, number][];
  gistHolders: Map<string, [ask: number, weight: number][]>;
  examples: Example[];
  rarity(stem: string): number;
  /** For each stem the examples that hold it, with its share of their unit vector. */
  holders: Map<string, [example: number, weight: number][]>;
}

/** How like a sentence is to the likest example of an ask, and to the likest of its reverse: 0 to 1. */
export interface Nearness {
  shows: number;
  reverse: number;
  /** To all examples of the ask together. */
  gist: number;
}

/** English examples reach other languages by way of the concepts only, and so say less. */
const FROM_ENGLISH = 0.85;
/** Short sentences are not likelier to be right because they leave everything else out. */
const SHORT = 0.5;

const built = new WeakMap<RequirementIndex, ExampleIndex>();

function examplesIndexOf(index: RequirementIndex): ExampleIndex {
  const known = built.get(index);
  if (known) return known;
  const bags: { example: Example; stems: Set<string>; worth: number }[] = [];
  const put = (language: Language, worth: number) =>
    index.requirements.forEach(({ asks, examples }, requirement) =>
      asks.forEach(({ id }, position) => {
        const { shows = [], reverse = [] } = examples?.[language]?.[id] ?? {};
        for (const [list, isReverse] of [
          [shows, false],
          [reverse, true],
        ] as const)
          for (const text of list)
            bags.push({
              example: { requirement, position, isReverse },
              stems: new Set(stemsOf(text, language)),
              worth,
            });
      }),
    );
  put(index.language, 1);
  if (index.language !== 'en') put('en', FROM_ENGLISH);
  const rarity = rarityIn(bags.map(({ stems }) => stems));
  const holders: ExampleIndex['holders'] = new Map();
  bags.forEach(({ stems, worth }, at) => {
    const norm = Math.hypot(...[...stems].map(rarity), SHORT) || 1;
    for (const stem of stems) {
      const entry: [number, number] = [at, (worth * rarity(stem)) / norm];
      const list = holders.get(stem);
      if (list) list.push(entry);
      else holders.set(stem, [entry]);
    }
  });
  const gists = new Map<string, { place: number; sums: Map<string, number> }>();
  const asks: [number, number][] = [];
  for (const { example, stems, worth } of bags) {
    const key = `${example.requirement} ${example.position}`;
    const gist = gists.get(key) ?? { place: asks.length, sums: new Map<string, number>() };
    if (!gists.has(key)) {
      gists.set(key, gist);
      asks.push([example.requirement, example.position]);
    }
    for (const stem of stems) gist.sums.set(stem, (gist.sums.get(stem) ?? 0) + worth);
  }
  const gistHolders: ExampleIndex['holders'] = new Map();
  for (const { place, sums } of gists.values()) {
    const weights = [...sums].map(([stem, count]): [string, number] => [stem, Math.sqrt(count) * rarity(stem)]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [stem, weight] of weights) {
      const list = gistHolders.get(stem);
      if (list) list.push([place, weight / norm]);
      else gistHolders.set(stem, [[place, weight / norm]]);
    }
  }
  const own = { asks, gistHolders, examples: bags.map(({ example }) => example), rarity, holders };
  built.set(index, own);
  return own;
}

function rarityIn(bags: Set<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const stem of bag) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + bags.length);
  return (stem) => Math.log((1 + bags.length) / (counts.get(stem) ?? 1)) / scale;
}

/** The nearness of a sentence, as stems with their weights, to the asks that it shares a word with: by requirement, then by position. */
export function nearnessOf(
  stems: Iterable<[stem: string, weight: number]>,
  index: RequirementIndex,
): Map<number, Map<number, Nearness>> {
  const { examples, rarity, holders, asks, gistHolders } = examplesIndexOf(index);
  const gists = new Float64Array(asks.length);
  const sums = new Float64Array(examples.length);
  let norm = SHORT * SHORT;
  for (const [stem, count] of stems) {
    const weight = rarity(stem) * count;
    norm += weight * weight;
    for (const [example, share] of holders.get(stem) ?? []) sums[example] = (sums[example] ?? 0) + weight * share;
    for (const [ask, share] of gistHolders.get(stem) ?? []) gists[ask] = (gists[ask] ?? 0) + weight * share;
  }
  const length = Math.sqrt(norm);
  const nearness = new Map<number, Map<number, Nearness>>();
  sums.forEach((sum, at) => {
    const example = examples[at];
    if (sum === 0 || !example) return;
    const ofRequirement = nearness.get(example.requirement) ?? new Map<number, Nearness>();
    nearness.set(example.requirement, ofRequirement);
    const near = ofRequirement.get(example.position) ?? { shows: 0, reverse: 0, gist: 0 };
    ofRequirement.set(example.position, near);
    const kind = example.isReverse ? 'reverse' : 'shows';
    near[kind] = Math.max(near[kind], sum / length);
  });
  gists.forEach((gist, at) => {
    const [requirement = -1, position = -1] = asks[at] ?? [];
    const near = nearness.get(requirement)?.get(position);
    if (near) near.gist = gist / length;
  });
  return nearness;
}
