import type { Requirement } from '#domain/frameworks/requirement.ts';
import { conceptsOf } from '../read/concepts.ts';
import { wordsOf } from '../read/words.ts';

/** A cue phrase and the requirements that list it. */
export interface Phrase {
  id: number;
  /** As the catalogue writes it; other spellings of the same phrase follow. */
  text: string;
  spellings: string[];
  stems: string[];
  /** How much a hit tells: rare and long phrases more; 0 to about 1.3. */
  weight: number;
  owners: Owner[];
}

export interface Owner {
  requirement: number;
  /** Position of the ask whose cue it is; -1 for a cue or the title of the requirement itself. */
  ask: number;
  title: boolean;
}

export interface PhraseNode {
  next: Map<string, PhraseNode>;
  phrase?: Phrase;
}

/** Everything about a set of requirements that matching needs, built once. */
export interface RequirementIndex {
  requirements: Requirement[];
  phrases: Phrase[];
  trie: PhraseNode;
  /** Phrases of two or more words by the rarest of their stems. */
  byRarest: Map<string, Phrase[]>;
  /** Rarity of a stem among the requirements, 0 to 1. */
  rarity(stem: string): number;
  /** For each stem the requirements whose own words hold it, with its share of their unit vector. */
  vectors: Map<string, [requirement: number, weight: number][]>;
  /** For each stem the requirements it is at the core of: 1 when the title has it, less when some or one of the cues do. */
  core: Map<string, [requirement: number, share: number][]>;
  /** Phrases that speak against a requirement; `owners` are those. */
  blockers: PhraseNode;
  /** For each requirement those that documents usually treat along with it. */
  related: number[][];
}

const built = new WeakMap<Requirement[], RequirementIndex>();

export function indexOf(requirements: Requirement[]): RequirementIndex {
  const known = built.get(requirements);
  if (known) return known;
  const index = build(requirements);
  built.set(requirements, index);
  return index;
}

export function stemsOf(text: string): string[] {
  return conceptsOf(wordsOf(text), 'en').map(({ stem }) => stem);
}

function build(requirements: Requirement[]): RequirementIndex {
  const byKey = new Map<string, Phrase>();
  const add = (text: string, owner: Owner) => {
    const stems = stemsOf(text);
    if (stems.length === 0) return;
    const key = stems.join(' ');
    const phrase = byKey.get(key) ?? { id: byKey.size, text, spellings: [], stems, weight: 0, owners: [] };
    byKey.set(key, phrase);
    phrase.spellings.push(text);
    if (!phrase.owners.some(({ requirement, ask }) => requirement === owner.requirement && ask === owner.ask))
      phrase.owners.push(owner);
  };
  const texts = requirements.map((requirement, i) => {
    for (const title of titlesOf(requirement.title)) add(title, { requirement: i, ask: -1, title: true });
    for (const cue of requirement.cues) add(cue, { requirement: i, ask: -1, title: false });
    requirement.asks.forEach((ask, position) => {
      for (const cue of ask.cues) add(cue, { requirement: i, ask: position, title: false });
    });
    const title = stemsOf(requirement.title);
    return {
      weighted: [
        ...title,
        ...title,
        ...title,
        ...requirement.cues.flatMap((cue) => [...stemsOf(cue), ...stemsOf(cue)]),
        ...requirement.asks.flatMap((ask) => [ask.text, ...ask.cues].flatMap(stemsOf)),
      ],
      running: stemsOf(
        [
          requirement.title,
          requirement.explanation,
          ...requirement.asks.map(({ text }) => text),
          ...requirement.cues,
        ].join(' '),
      ),
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
  const byRarest = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    if (phrase.stems.length < 2) continue;
    const rarest = phrase.stems.reduce((best, stem) => (rarity(stem) > rarity(best) ? stem : best));
    byRarest.set(rarest, [...(byRarest.get(rarest) ?? []), phrase]);
  }
  return {
    requirements,
    phrases,
    trie,
    byRarest,
    rarity,
    vectors: vectorsOf(
      texts.map(({ weighted }) => weighted),
      rarity,
    ),
    core: coreOf(requirements),
    related: relatedOf(requirements),
    blockers: blockersOf(requirements),
  };
}

function coreOf(requirements: Requirement[]): RequirementIndex['core'] {
  const core: RequirementIndex['core'] = new Map();
  requirements.forEach(({ title, cues }, requirement) => {
    const counts = new Map<string, number>();
    for (const cue of cues) for (const stem of new Set(stemsOf(cue))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of stemsOf(title)) counts.set(stem, Infinity);
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

/** "Management review – General" is also met by its first half. */
function titlesOf(title: string): string[] {
  const [first = title, ...rest] = title.split(/\s[–—-]\s/);
  return rest.length > 0 ? [title, first] : [title];
}

function trieOf(phrases: Phrase[]): PhraseNode {
  const root: PhraseNode = { next: new Map() };
  for (const phrase of phrases) {
    let node = root;
    for (const stem of phrase.stems) {
      const next: PhraseNode = node.next.get(stem) ?? { next: new Map() };
      node.next.set(stem, next);
      node = next;
    }
    node.phrase = phrase;
  }
  return root;
}

function blockersOf(requirements: Requirement[]): PhraseNode {
  const byKey = new Map<string, Phrase>();
  requirements.forEach(({ blockers }, requirement) => {
    for (const text of blockers) {
      const stems = stemsOf(text);
      const key = stems.join(' ');
      const phrase = byKey.get(key) ?? { id: byKey.size, text, spellings: [], stems, weight: 1, owners: [] };
      phrase.owners.push({ requirement, ask: -1, title: false });
      if (stems.length > 0) byKey.set(key, phrase);
    }
  });
  return trieOf([...byKey.values()]);
}

function rarityOf(texts: string[][]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) for (const stem of new Set(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + texts.length);
  return (stem) => Math.log((1 + texts.length) / Math.max(1, counts.get(stem) ?? 1)) / scale;
}

/** A phrase that many requirements use says little; a single word says less than two or three. */
function weigh(phrases: Phrase[], texts: string[][], trie: PhraseNode): void {
  const spread = new Map<Phrase, Set<number>>();
  texts.forEach((stems, requirement) => {
    for (const { phrase } of hitsOf(stems, trie))
      spread.set(phrase, (spread.get(phrase) ?? new Set()).add(requirement));
  });
  const scale = Math.log(1 + texts.length);
  for (const phrase of phrases) {
    const holders = new Set([...(spread.get(phrase) ?? []), ...phrase.owners.map(({ requirement }) => requirement)]);
    const rare = Math.log((1 + texts.length) / holders.size) / scale;
    const long = phrase.stems.length === 1 ? 0.6 : phrase.stems.length === 2 ? 1 : 1.2;
    phrase.weight = rare ** 1.5 * long;
  }
}

/** Every phrase that stands word for word in a sequence of stems, at the position of its first word. */
export function hitsOf(stems: string[], trie: PhraseNode): { phrase: Phrase; at: number }[] {
  const hits: { phrase: Phrase; at: number }[] = [];
  for (let i = 0; i < stems.length; i++) {
    let node = trie.next.get(stems[i] ?? '');
    for (let j = i + 1; node; j++) {
      if (node.phrase) hits.push({ phrase: node.phrase, at: i });
      node = node.next.get(stems[j] ?? '');
    }
  }
  return hits;
}

function vectorsOf(texts: string[][], rarity: (stem: string) => number): RequirementIndex['vectors'] {
  const vectors: RequirementIndex['vectors'] = new Map();
  texts.forEach((text, requirement) => {
    const counts = new Map<string, number>();
    for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const weights = [...counts].map(([stem, count]): [string, number] => [stem, (1 + Math.log(count)) * rarity(stem)]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [stem, weight] of weights)
      vectors.set(stem, [...(vectors.get(stem) ?? []), [requirement, weight / norm]]);
  });
  return vectors;
}
