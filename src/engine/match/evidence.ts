import type { Document, Heading, Sentence } from '../read/document.ts';
import { hitsOf, type Phrase } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';
import { matchShort } from './short-texts.ts';

/** How well a heading names a requirement that it is about. */
const NAMED = 0.4;

/** What a cue is worth whose words are scattered over a sentence. */
const SCATTERED = 0.5;

/** A cue found in a sentence: word for word (1) or its words scattered over the sentence (.5). */
export interface Hit {
  phrase: Phrase;
  strength: number;
}

/** What a document says about one requirement, before any judgement. */
export interface Evidence {
  /** Strongest match of the document's names, and of its headings, with the requirement: 0 to about 1.4. */
  title: number;
  heading: number;
  /** Headings that name the requirement, each by how well it does. */
  sections: number;
  /** How strongly each passage speaks of the requirement, 0 to about 2; passages that don't are absent. */
  passages: Map<number, number>;
  /** Sum of the weights of the cues of a passage per 100 words, at its best passage. */
  density: number;
  /** Best likeness of a passage to the requirement's own words. */
  cosine: number;
  /** Distinct cues of the whole text with the best strength of each. */
  cues: Map<Phrase, number>;
  /** Asks with a cue in the text. */
  asks: Set<number>;
  /** Phrases that speak against it. */
  blockers: Set<Phrase>;
}

export interface Matches {
  evidence: Evidence[];
  /** The strongest match of the document's names with any requirement. */
  bestTitle: number;
  /** Cues by sentence, in the order of `document.sentences`. */
  hits: Hit[][];
  headingHits: Hit[][];
  /** How well each heading names each requirement. */
  headings: Map<Heading, Map<number, number>>;
}

/** Collects, in one pass over the text, what it says about every requirement. */
export function matchDocument(document: Document, index: RequirementIndex): Matches {
  const evidence = index.requirements.map((): Evidence => ({
    title: 0,
    heading: 0,
    sections: 0,
    passages: new Map(),
    density: 0,
    cosine: 0,
    cues: new Map(),
    asks: new Set(),
    blockers: new Set(),
  }));
  for (const title of document.titles) {
    for (const [requirement, value] of matchShort(
      title.map(({ stem }) => stem),
      index,
    )) {
      const one = evidence[requirement];
      if (one) one.title = Math.max(one.title, value);
    }
  }
  const byHeading = new Map(
    document.headings.map((heading) => [
      heading,
      heading.usual
        ? new Map<number, number>()
        : matchShort(
            heading.words.map(({ stem }) => stem),
            index,
          ),
    ]),
  );
  for (const matches of byHeading.values()) {
    for (const [requirement, value] of matches) {
      const one = evidence[requirement];
      if (!one) continue;
      one.heading = Math.max(one.heading, value);
      if (value > NAMED) one.sections += Math.min(1, value);
    }
  }
  const hits = document.sentences.map((sentence) => hitsInSentence(sentence, index));
  const headingHits = document.headings.map(({ words }) =>
    hitsOf(
      words.map(({ stem }) => stem),
      index.trie,
    ).map(({ phrase }) => ({ phrase, strength: 1 })),
  );

  for (const words of [
    ...document.titles,
    ...document.headings.map((heading) => heading.words),
    ...document.sentences.map((one) => one.words),
  ]) {
    for (const { phrase } of hitsOf(
      words.map(({ stem }) => stem),
      index.blockers,
    )) {
      for (const { requirement } of phrase.owners) evidence[requirement]?.blockers.add(phrase);
    }
  }
  let sentence = 0;
  document.passages.forEach((passage, position) => {
    const cues = new Map<Phrase, number>();
    const counts = new Map<string, number>();
    for (const { words } of passage.sentences) {
      for (const { phrase, strength } of hits[sentence] ?? [])
        cues.set(phrase, Math.max(cues.get(phrase) ?? 0, strength));
      for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      sentence++;
    }
    const mass = new Map<number, number>();
    for (const [phrase, strength] of cues) {
      for (const { requirement, ask } of phrase.owners) {
        const one = evidence[requirement];
        if (!one) continue;
        if (ask >= 0 && strength >= 0.5) one.asks.add(ask);
        one.cues.set(phrase, Math.max(one.cues.get(phrase) ?? 0, strength));
      }
      for (const requirement of new Set(phrase.owners.map((owner) => owner.requirement))) {
        mass.set(requirement, (mass.get(requirement) ?? 0) + phrase.weight * strength);
      }
    }
    const cosines = cosinesOf(counts, index);
    const context = passage.path.map((heading) => byHeading.get(heading));
    for (let requirement = 0; requirement < evidence.length; requirement++) {
      const one = evidence[requirement];
      if (!one) continue;
      const sum = mass.get(requirement) ?? 0;
      const above = Math.max(0, ...context.map((matches) => matches?.get(requirement) ?? 0));
      const cosine = cosines[requirement] ?? 0;
      one.density = Math.max(one.density, sum / (0.4 + passage.words / 100));
      one.cosine = Math.max(one.cosine, cosine);
      const strength =
        (sum / (1 + passage.words / 120)) * 0.35 + Math.min(1, above) * 0.5 + Math.max(0, cosine - 0.12) * 0.8;
      if (strength > 0.15) one.passages.set(position, strength);
    }
  });
  const bestTitle = Math.max(0, ...evidence.map(({ title }) => title));
  return { evidence, bestTitle, hits, headingHits, headings: byHeading };
}

function hitsInSentence({ words }: Sentence, index: RequirementIndex): Hit[] {
  const stems = words.map(({ stem }) => stem);
  const found = new Map<Phrase, number>();
  for (const { phrase } of hitsOf(stems, index.trie)) found.set(phrase, 1);
  const present = new Set(stems.slice(0, 80));
  for (const stem of present) {
    for (const phrase of index.byRarest.get(stem) ?? []) {
      if (!found.has(phrase) && phrase.stems.every((one) => present.has(one))) found.set(phrase, SCATTERED);
    }
  }
  return [...found].map(([phrase, strength]) => ({ phrase, strength }));
}

function cosinesOf(counts: Map<string, number>, index: RequirementIndex): Float64Array {
  const cosines = new Float64Array(index.requirements.length);
  let norm = 0;
  for (const [stem, count] of counts) {
    const weight = (1 + Math.log(count)) * index.rarity(stem);
    norm += weight * weight;
    for (const [requirement, share] of index.vectors.get(stem) ?? [])
      cosines[requirement] = (cosines[requirement] ?? 0) + weight * share;
  }
  const length = Math.sqrt(norm) || 1;
  return cosines.map((sum) => sum / length);
}
