import type { Language } from '#domain/organisations/language.ts';
import { askIndexOf } from './ask-index.ts';
import { type RequirementIndex, stemsOf } from './requirement-index.ts';

/** For each stem where it stands, as places and weights in turn. */
type Holders = Map<string, { places: Uint16Array; weights: Float32Array }>;

interface ExampleIndex {
  /** The ask of each example, by its place among all asks; and how many asks there are. */
  askOf: Uint16Array;
  asks: number;
  rarity: (stem: string) => number;
  /** For each stem the examples that hold it, and the asks whose examples do, each with its share of their unit vector. */
  examples: Holders;
  gists: Holders;
  /** Room for the sums over all examples, used again for each sentence. */
  room: Float32Array;
}

/** How near a sentence is to each ask, by its place among all asks, 0 to 1: to the likest of its examples, and to all of them together. */
export interface ExampleSimilarity {
  example: Float32Array;
  gist: Float32Array;
}

/** English examples reach other languages by way of the concepts only, and so say less. */
const FROM_ENGLISH = 0.85;
/** Short sentences are not likelier to be right because they leave everything else out. */
const SHORT = 0.5;
/** A stem that every tenth example has tells nothing of what a sentence is about. */
const TELLING = 0.26;

const built = new WeakMap<RequirementIndex, ExampleIndex | null>();

/** Null where no requirement of the framework has examples. */
function exampleIndexOf(index: RequirementIndex): ExampleIndex | null {
  const known = built.get(index);
  if (known !== undefined) return known;
  const own = index.requirements.some(({ examples }) => examples) ? build(index) : null;
  built.set(index, own);
  return own;
}

/** An example sentence of an ask; one of its reverse is about it as well. */
interface Example {
  ask: number;
  stems: Set<string>;
  worth: number;
}

function build(index: RequirementIndex): ExampleIndex {
  const { asks, of } = askIndexOf(index);
  const read = (language: Language, worth: number): Example[] =>
    index.requirements.flatMap(({ asks: own, examples }, requirement) =>
      own.flatMap(({ id }, position) => {
        const { shows = [], reverse = [] } = examples?.[language]?.[id] ?? {};
        const ask = of[requirement]?.[position] ?? 0;
        return [...shows, ...reverse].map((text) => ({ ask, stems: new Set(stemsOf(text, language)), worth }));
      }),
    );
  const examples = [...read(index.language, 1), ...(index.language === 'en' ? [] : read('en', FROM_ENGLISH))];
  const rarity = rarityIn(examples.map(({ stems }) => stems));
  const gists = asks.map(() => new Map<string, number>());
  for (const { ask, stems, worth } of examples)
    for (const stem of stems) gists[ask]?.set(stem, (gists[ask].get(stem) ?? 0) + worth);
  return {
    askOf: Uint16Array.from(examples, ({ ask }) => ask),
    asks: asks.length,
    rarity,
    room: new Float32Array(examples.length),
    examples: holdersOf(
      examples.map(({ stems, worth }) => [new Map([...stems].map((stem) => [stem, rarity(stem)])), worth]),
      rarity,
    ),
    gists: holdersOf(
      gists.map((counts) => [new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count) * rarity(stem)])), 1]),
      rarity,
    ),
  };
}

function holdersOf(
  vectors: [weights: Map<string, number>, worth: number][],
  rarity: (stem: string) => number,
): Holders {
  const lists = new Map<string, [place: number, weight: number][]>();
  vectors.forEach(([weights, worth], place) => {
    const norm = Math.hypot(...weights.values(), SHORT);
    for (const [stem, weight] of weights) {
      if (rarity(stem) < TELLING) continue;
      const list = lists.get(stem) ?? [];
      lists.set(stem, list);
      list.push([place, (worth * weight) / norm]);
    }
  });
  return new Map(
    [...lists].map(([stem, list]) => [
      stem,
      {
        places: Uint16Array.from(list, ([place]) => place),
        weights: Float32Array.from(list, ([, weight]) => weight),
      },
    ]),
  );
}

function rarityIn(bags: Set<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const stem of bag) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + bags.length);
  const rarities = new Map([...counts].map(([stem, count]) => [stem, Math.log((1 + bags.length) / count) / scale]));
  return (stem) => rarities.get(stem) ?? 1;
}

/** The nearness of a sentence, as stems with their weights, to every ask; null where no requirement of the framework has examples. */
export function exampleSimilarityOf(stems: Map<string, number>, index: RequirementIndex): ExampleSimilarity | null {
  const own = exampleIndexOf(index);
  if (!own) return null;
  const each = sumsOf(stems, own.examples, own.room.fill(0), own);
  const example = new Float32Array(own.asks);
  for (let at = 0; at < each.length; at++) {
    const value = each[at] ?? 0;
    if (value > 0 && value > (example[own.askOf[at] ?? 0] ?? 0)) example[own.askOf[at] ?? 0] = value;
  }
  return { example, gist: sumsOf(stems, own.gists, new Float32Array(own.asks), own) };
}

function sumsOf(
  stems: Map<string, number>,
  holders: Holders,
  sums: Float32Array,
  { rarity }: ExampleIndex,
): Float32Array {
  let norm = SHORT * SHORT;
  for (const [stem, count] of stems) {
    const weight = rarity(stem) * count;
    norm += weight * weight;
    const held = holders.get(stem);
    if (held) addTo(sums, held, weight);
  }
  const length = Math.sqrt(norm);
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / length;
  return sums;
}

/** A plain loop: the analysis spends a tenth of its time here. */
function addTo(
  sums: Float32Array,
  { places, weights }: { places: Uint16Array; weights: Float32Array },
  weight: number,
) {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + weight * (weights[at] ?? 0);
  }
}
