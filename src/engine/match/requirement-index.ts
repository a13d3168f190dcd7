import { compareRequirementIds, type Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { conceptsOf } from '../read/concepts/concepts.ts';
import { tokensOf } from '../read/tokens.ts';
import { addPhrase, type Phrase, type PhraseNode, trieOf, weigh } from './phrases.ts';

/** Everything about a set of requirements that matching needs, built once for each language that documents are in. */
export interface RequirementIndex {
  requirements: Requirement[];
  language: Language;
  phrases: Phrase[];
  trie: PhraseNode;
  /** Phrases of two or more words by the rarest of their stems. */
  byRarest: Map<string, Phrase[]>;
  /** Rarity of a stem among the requirements, 0 to 1. */
  rarity: (stem: string) => number;
  /** For each stem the requirements whose own words hold it, with its share of their unit vector. */
  vectors: Map<string, [requirement: number, weight: number][]>;
  /** The same by requirement: its unit vector. */
  words: Map<string, number>[];
  /** For each stem the requirements it is at the core of: 1 when the title has it, less when some or one of the cues do. */
  core: Map<string, [requirement: number, share: number][]>;
  /** Phrases that speak against a requirement; `owners` are those. */
  blockers: PhraseNode;
  /** For each requirement those that documents usually treat along with it. */
  related: number[][];
  /** For each requirement those beside it in the same section of the framework, with their closeness: 1 for the next one. */
  neighbours: [requirement: number, closeness: number][][];
  /** The stems of each ask's text and of its cues, by requirement and position. */
  asks: { text: string[]; cues: string[] }[][];
}

const built = new WeakMap<Requirement[], Map<Language, RequirementIndex>>();

export function indexOf(requirements: Requirement[], language: Language = 'en'): RequirementIndex {
  const known = built.get(requirements) ?? new Map<Language, RequirementIndex>();
  built.set(requirements, known);
  const index = known.get(language) ?? build(requirements, language);
  known.set(language, index);
  return index;
}

export function stemsOf(text: string, language: Language = 'en'): string[] {
  return conceptsOf(tokensOf(text, language), language).map(({ stem }) => stem);
}

/** What a requirement is called in a language, as stems: English words reach every document by way of the concepts. */
interface Wording {
  titles: [text: string, stems: string[]][];
  cues: [text: string, stems: string[]][];
  asks: { text: string[]; cues: [text: string, stems: string[]][] }[];
}

function wordingOf(requirement: Requirement, language: Language): Wording {
  const english = (text: string): [string, string[]] => [text, stemsOf(text)];
  const wording: Wording = {
    titles: titlesOf(requirement.title).map(english),
    cues: requirement.cues.map(english),
    asks: requirement.asks.map((ask) => ({ text: stemsOf(ask.text), cues: ask.cues.map(english) })),
  };
  const abroad = language === 'en' ? undefined : requirement.abroad?.[language];
  if (!abroad) return wording;
  const local = (text: string): [string, string[]] => [text, stemsOf(text, language)];
  if (abroad.title !== undefined) wording.titles.unshift(...titlesOf(abroad.title).map(local));
  wording.cues.unshift(...abroad.cues.map(local));
  requirement.asks.forEach(({ id }, position) => {
    const text = abroad.asks[id];
    const ask = wording.asks[position];
    if (text !== undefined && ask) ask.text = stemsOf(text, language);
    ask?.cues.unshift(...(abroad.askCues[id] ?? []).map(local));
  });
  return wording;
}

function build(requirements: Requirement[], language: Language): RequirementIndex {
  const byKey = new Map<string, Phrase>();
  const wordings = requirements.map((requirement) => wordingOf(requirement, language));
  const texts = wordings.map(({ titles, cues, asks }, requirement) => {
    for (const [text, stems] of titles) addPhrase(byKey, text, stems, { requirement, ask: -1, title: true });
    for (const [text, stems] of cues)
      addPhrase(byKey, text, stems, { requirement, ask: -1, title: false, ...nearestAsk(stems, asks) });
    asks.forEach((ask, position) => {
      for (const [text, stems] of ask.cues) addPhrase(byKey, text, stems, { requirement, ask: position, title: false });
    });
    const title = titles[0]?.[1] ?? [];
    const phrases = cues.flatMap(([, stems]) => stems);
    const wanted = asks.flatMap((ask) => ask.text);
    const explanation = stemsOf(requirements[requirement]?.explanation ?? '');
    return {
      weighted: [...title, ...title, ...title, ...phrases, ...phrases, ...wanted],
      running: [...title, ...explanation, ...wanted, ...phrases],
    };
  });
  const phrases = [...byKey.values()];
  const trie = trieOf(phrases);
  const rarity = rarityOf(texts.map(({ weighted }) => weighted));
  weigh(
    phrases,
    texts.map(({ running }) => running),
    trie,
  );
  const words = wordsByRequirement(
    texts.map(({ weighted }) => weighted),
    rarity,
  );
  return {
    requirements,
    language,
    phrases,
    trie,
    byRarest: byRarestOf(phrases, rarity),
    rarity,
    words,
    vectors: byStem(words),
    core: coreOf(wordings),
    related: relatedOf(requirements),
    neighbours: neighboursOf(requirements),
    blockers: blockersOf(requirements),
    asks: wordings.map(({ asks }) =>
      asks.map(({ text, cues }) => ({ text, cues: cues.flatMap(([, stems]) => stems) })),
    ),
  };
}

/** The ask that has most of a cue's words, when it has at least half of them. */
function nearestAsk(stems: string[], asks: Wording['asks']): { near?: number } {
  const shares = asks.map(({ text, cues }) => {
    const own = new Set([...text, ...cues.flatMap(([, cue]) => cue)]);
    return stems.filter((stem) => own.has(stem)).length / stems.length;
  });
  const most = Math.max(...shares);
  return most >= 0.5 ? { near: shares.indexOf(most) } : {};
}

function byRarestOf(phrases: Phrase[], rarity: (stem: string) => number): RequirementIndex['byRarest'] {
  const byRarest: RequirementIndex['byRarest'] = new Map();
  for (const phrase of phrases) {
    if (phrase.stems.length < 2) continue;
    const rarest = phrase.stems.reduce((best, stem) => (rarity(stem) > rarity(best) ? stem : best));
    byRarest.set(rarest, [...(byRarest.get(rarest) ?? []), phrase]);
  }
  return byRarest;
}

function coreOf(wordings: Wording[]): RequirementIndex['core'] {
  const core: RequirementIndex['core'] = new Map();
  wordings.forEach(({ titles, cues }, requirement) => {
    const counts = new Map<string, number>();
    for (const [, stems] of cues) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [, stems] of titles) for (const stem of stems) counts.set(stem, Infinity);
    for (const [stem, count] of counts) {
      const share = count === Infinity ? 1 : count >= 5 ? 0.8 : count >= 3 ? 0.65 : count === 2 ? 0.4 : 0.2;
      core.set(stem, [...(core.get(stem) ?? []), [requirement, share]]);
    }
  });
  return core;
}

/** Twins, read in both directions. */
function relatedOf(requirements: Requirement[]): number[][] {
  return requirements.map(({ id, twins }) =>
    requirements.flatMap((other, position) =>
      other.id !== id && (twins.includes(other.id) || other.twins.includes(id)) ? [position] : [],
    ),
  );
}

const FARTHEST = 4;

/** "A.8.20" has "A.8.21" next to it: the authors of frameworks put together what belongs together. */
function neighboursOf(requirements: Requirement[]): RequirementIndex['neighbours'] {
  const order = requirements
    .map(({ id }, position) => ({ id, position, section: sectionOf(id) }))
    .toSorted((a, b) => compareRequirementIds(a.id, b.id));
  const neighbours: RequirementIndex['neighbours'] = requirements.map(() => []);
  order.forEach(({ position, section }, at) => {
    for (let step = -FARTHEST; step <= FARTHEST; step++) {
      const other = order[at + step];
      if (step !== 0 && other?.section === section)
        neighbours[position]?.push([other.position, 1 - (Math.abs(step) - 1) / FARTHEST]);
    }
  });
  return neighbours;
}

/** "A.8" of "A.8.20", "CC6" of "CC6.1", "164.308(a)" of "164.308(a)(1)". */
function sectionOf(id: string): string {
  return id.replace(/(?:[.-]\w+|\(\w+\))$/, '');
}

/** "Management review – General" is also met by its first half. */
function titlesOf(title: string): string[] {
  const [first = title, ...rest] = title.split(/\s[–—-]\s/);
  return rest.length > 0 ? [title, first] : [title];
}

function blockersOf(requirements: Requirement[]): PhraseNode {
  const byKey = new Map<string, Phrase>();
  requirements.forEach(({ blockers }, requirement) => {
    for (const text of blockers) addPhrase(byKey, text, stemsOf(text), { requirement, ask: -1, title: false });
  });
  return trieOf([...byKey.values()]);
}

function rarityOf(texts: string[][]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) for (const stem of new Set(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + texts.length);
  return (stem) => Math.log((1 + texts.length) / Math.max(1, counts.get(stem) ?? 1)) / scale;
}

function wordsByRequirement(texts: string[][], rarity: (stem: string) => number): RequirementIndex['words'] {
  return texts.map((text) => {
    const counts = new Map<string, number>();
    for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const weights = [...counts].map(([stem, count]): [string, number] => [stem, (1 + Math.log(count)) * rarity(stem)]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([stem, weight]) => [stem, weight / norm]));
  });
}

function byStem(words: RequirementIndex['words']): RequirementIndex['vectors'] {
  const vectors: RequirementIndex['vectors'] = new Map();
  words.forEach((own, requirement) => {
    for (const [stem, weight] of own) {
      const known = vectors.get(stem);
      if (known) known.push([requirement, weight]);
      else vectors.set(stem, [[requirement, weight]]);
    }
  });
  return vectors;
}
