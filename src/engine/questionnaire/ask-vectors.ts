import type { Requirement } from '#domain/frameworks/requirement.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { conceptsOf } from '../read/concepts/concepts.ts';
import { tokensOf } from '../read/tokens.ts';
import { meaningsOf } from './glossary/glossary.ts';

/** Requirements with example sentences: what teaches which words are used of the same things. */
export type Taught = Pick<Requirement, 'asks' | 'examples' | 'abroad'>;

/**
 * What words are about, learnt from example sentences in every language: each word is placed by the asks whose examples use it, so words that
 * are used of the same are near each other, whatever language they are in.
 */
export interface AskVectors {
  /** Stems that are used of the same as one, with their nearness (0 to 1), nearest first; without it. */
  kinOf(stem: string): [stem: string, nearness: number][];
  /** A text by what it is about: a unit vector over the asks that it is nearest to. */
  placeOf(stems: Iterable<string>): AskVector;
}

export type AskVector = Map<number, number>;

/** From this nearness on a word may stand for another; at most so many may. */
const LEAST_KIN = 0.4;
const MOST_KIN = 12;
/** A word that few examples use is placed by chance. */
const SELDOM = 2;
/** Asks of a text that count, and how much more the nearest do. */
const MOST_ASKS = 40;
const SHARPER = 1.6;

const learnt = new WeakMap<readonly Taught[], AskVectors>();

export function askVectorsOf(taught: readonly Taught[]): AskVectors {
  const askVectors = learnt.get(taught) ?? learn(taught);
  learnt.set(taught, askVectors);
  return askVectors;
}

/** Every example once, as the stems that it uses, with the ask that it belongs to. */
function* bagsOf(taught: readonly Taught[]): Generator<{ ask: number; stems: Set<string> }> {
  let ask = 0;
  for (const { asks, examples, abroad } of taught)
    for (const { id, text, cues } of asks) {
      for (const language of LANGUAGES) {
        const own = language === 'en' ? undefined : abroad?.[language];
        const said = language === 'en' ? [text, ...cues] : [own?.asks[id] ?? '', ...(own?.askCues[id] ?? [])];
        const { shows = [], reverse = [], asked = [] } = examples?.[language]?.[id] ?? {};
        for (const sentence of [...said, ...shows, ...reverse, ...asked])
          if (sentence) yield { ask, stems: stemsIn(sentence, language) };
      }
      ask++;
    }
}

const stemsIn = (text: string, language: (typeof LANGUAGES)[number]) =>
  new Set(
    conceptsOf(tokensOf(text, language), language)
      .flatMap(({ stem }) => meaningsOf(stem, language))
      .filter((stem) => /\p{L}{2}/u.test(stem)),
  );

function learn(taught: readonly Taught[]): AskVectors {
  const counts = new Map<string, Map<number, number>>();
  const examples = new Map<string, number>();
  let bags = 0;
  for (const { ask, stems } of bagsOf(taught)) {
    bags++;
    for (const stem of stems) {
      const own = counts.get(stem) ?? new Map<number, number>();
      counts.set(stem, own.set(ask, (own.get(ask) ?? 0) + 1));
      examples.set(stem, (examples.get(stem) ?? 0) + 1);
    }
  }
  const places = placesOf(counts);
  const words: [string, number][][] = [];
  for (const [stem, place] of places) for (const [ask, weight] of place) (words[ask] ??= []).push([stem, weight]);
  const sure = (stem: string) => (examples.get(stem) ?? 0) / ((examples.get(stem) ?? 0) + SELDOM);
  const rarity = (stem: string) => Math.log((1 + bags) / (examples.get(stem) ?? 1)) / Math.log(1 + bags);
  const known = new Map<string, [string, number][]>();
  return {
    kinOf: (stem) => {
      const before = known.get(stem);
      if (before) return before;
      const sums = new Map<string, number>();
      for (const [ask, weight] of places.get(stem) ?? [])
        for (const [other, share] of words[ask] ?? []) sums.set(other, (sums.get(other) ?? 0) + weight * share);
      const kin = [...sums]
        .filter(([other]) => other !== stem)
        .map(([other, nearness]): [string, number] => [other, nearness * sure(other) * sure(stem)])
        .filter(([, nearness]) => nearness >= LEAST_KIN)
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, MOST_KIN);
      known.set(stem, kin);
      return kin;
    },
    placeOf: (stems) => {
      const sums = new Map<number, number>();
      for (const stem of stems) {
        const worth = rarity(stem) * sure(stem);
        for (const [ask, weight] of places.get(stem) ?? []) sums.set(ask, (sums.get(ask) ?? 0) + worth * weight);
      }
      const nearest = [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_ASKS);
      return unit(new Map(nearest.map(([ask, weight]) => [ask, weight ** SHARPER])));
    },
  };
}

/** Each stem by the asks that use it more than chance has it. */
function placesOf(counts: Map<string, Map<number, number>>): Map<string, AskVector> {
  const ofAsk = new Map<number, number>();
  const ofStem = new Map<string, number>();
  let all = 0;
  for (const [stem, own] of counts)
    for (const [ask, count] of own) {
      ofAsk.set(ask, (ofAsk.get(ask) ?? 0) + count);
      ofStem.set(stem, (ofStem.get(stem) ?? 0) + count);
      all += count;
    }
  return new Map(
    [...counts].map(([stem, own]) => {
      const weights = [...own].map(([ask, count]): [number, number] => {
        const surprise = Math.log((count * all) / ((ofStem.get(stem) ?? 1) * (ofAsk.get(ask) ?? 1)));
        return [ask, Math.sqrt(count) * Math.max(0, surprise)];
      });
      return [stem, unit(new Map(weights.filter(([, weight]) => weight > 0)))];
    }),
  );
}

function unit(place: AskVector): AskVector {
  const length = Math.hypot(...place.values()) || 1;
  return new Map([...place].map(([ask, weight]) => [ask, weight / length]));
}

/** How near two texts are in what they are about, 0 to 1. */
export function similarityOf(one: AskVector, other: AskVector): number {
  let sum = 0;
  for (const [ask, weight] of one) sum += weight * (other.get(ask) ?? 0);
  return sum;
}
