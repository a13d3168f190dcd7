import type { Document, Heading, Passage, Sentence } from '../read/document.ts';
import { cosinesOf, openingOf } from './cosine.ts';
import { hitsOf, type Phrase } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';
import { sectionsOf } from './sections.ts';
import { gistsOfAll, type Substance, substanceOf } from './substance.ts';
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

/** What a stretch of text says about one requirement, before any judgement. */
export interface Evidence {
  /** Strongest match of its names, and of its headings, with the requirement: 0 to about 1.4. */
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
  /** Likeness of the whole to them. */
  whole: number;
  /** Likeness of what it opens with, and of what it says of its purpose. */
  opening: number;
  /** Distinct cues of the whole text with the best strength of each. */
  cues: Map<Phrase, number>;
  /** Asks with a cue in the text. */
  asks: Set<number>;
  /** Phrases that speak against it. */
  blockers: Set<Phrase>;
}

/** A whole document or one section of it, as it speaks of every requirement. */
export interface View {
  evidence: Evidence[];
  /** The strongest match of its names, and the strongest likeness of the whole, with any requirement. */
  bestTitle: number;
  bestWhole: number;
  /** How many passages it has. */
  length: number;
  /** Null where no requirement of the framework has examples. */
  substance: Substance | null;
}

export interface Matches extends View {
  /** Cues by sentence, in the order of `document.sentences`. */
  hits: Hit[][];
  headingHits: Hit[][];
  /** How well each heading names each requirement. */
  headings: Map<Heading, Map<number, number>>;
  /** The document's sections, each by itself; none where it is one section. */
  sections: View[];
}

/** A passage by itself. */
interface Read {
  position: number;
  passage: Passage;
  cues: Map<Phrase, number>;
  counts: Map<string, number>;
  mass: Map<number, number>;
  cosines: Float64Array;
  /** Of each sentence that tells anything how near it comes to each requirement. */
  gists: Float32Array[];
}

/** Collects, in one pass over the text, what it says about every requirement: the whole, and section by section. */
export function matchDocument(document: Document, index: RequirementIndex): Matches {
  const headings = new Map(
    document.headings.map((heading) => [
      heading,
      heading.usual ? new Map<number, number>() : matchShort(stemsIn(heading.tokens), index),
    ]),
  );
  const hits = document.sentences.map((sentence) => hitsInSentence(sentence, index));
  const headingHits = document.headings.map(({ tokens }) =>
    hitsOf(stemsIn(tokens), index.trie).map(({ phrase }) => ({ phrase, strength: 1 })),
  );
  let first = 0;
  const passages = document.passages.map((passage, position) => {
    const own = hits.slice(first, first + passage.sentences.length);
    first += passage.sentences.length;
    return readPassage(passage, position, own, document, index);
  });
  const named = document.titles.map((title) => matchShort(stemsIn(title), index));
  const whole = viewOf(named, document.headings, passages, headings, index);
  addBlockers(whole.evidence, document, index);
  const sections = sectionsOf(document).map(({ heading, positions }) =>
    viewOf(
      [headings.get(heading) ?? new Map()],
      document.headings.filter(
        (one) => one !== heading && positions.some((at) => document.passages[at]?.path.includes(one)),
      ),
      positions.flatMap((at) => passages[at] ?? []),
      headings,
      index,
    ),
  );
  return { ...whole, hits, headingHits, headings, sections };
}

function viewOf(
  names: Map<number, number>[],
  headings: Heading[],
  passages: Read[],
  byHeading: Matches['headings'],
  index: RequirementIndex,
): View {
  const evidence = index.requirements.map((): Evidence => ({
    title: 0,
    heading: 0,
    sections: 0,
    passages: new Map(),
    density: 0,
    cosine: 0,
    whole: 0,
    opening: 0,
    cues: new Map(),
    asks: new Set(),
    blockers: new Set(),
  }));
  for (const name of names)
    for (const [requirement, value] of name) {
      const one = evidence[requirement];
      if (one) one.title = Math.max(one.title, value);
    }
  for (const heading of headings)
    for (const [requirement, value] of byHeading.get(heading) ?? []) {
      const one = evidence[requirement];
      if (!one) continue;
      one.heading = Math.max(one.heading, value);
      if (value > NAMED) one.sections += Math.min(1, value);
    }
  for (const read of passages) addPassage(evidence, read, byHeading);
  const counts = new Map<string, number>();
  for (const read of passages)
    for (const [stem, count] of read.counts) counts.set(stem, (counts.get(stem) ?? 0) + count);
  const likeness = cosinesOf(counts, index, Math.sqrt);
  const opening = cosinesOf(openingOf(passages.map(({ passage }) => passage)), index);
  evidence.forEach((one, requirement) => {
    one.whole = likeness[requirement] ?? 0;
    one.opening = opening[requirement] ?? 0;
  });
  return {
    evidence,
    bestTitle: Math.max(0, ...evidence.map(({ title }) => title)),
    bestWhole: Math.max(0, ...likeness),
    length: passages.length,
    substance: substanceOf(
      passages.flatMap(({ gists }) => gists),
      index,
    ),
  };
}

function readPassage(
  passage: Passage,
  position: number,
  hits: Hit[][],
  document: Document,
  index: RequirementIndex,
): Read {
  const cues = new Map<Phrase, number>();
  const counts = new Map<string, number>();
  for (const { phrase, strength } of hits.flat()) cues.set(phrase, Math.max(cues.get(phrase) ?? 0, strength));
  for (const { tokens } of passage.sentences)
    for (const { stem } of tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const mass = new Map<number, number>();
  for (const [phrase, strength] of cues)
    for (const requirement of new Set(phrase.owners.map((owner) => owner.requirement)))
      mass.set(requirement, (mass.get(requirement) ?? 0) + phrase.weight * strength);
  const gists = gistsOfAll(passage.sentences, document, index);
  return { position, passage, cues, counts, mass, gists, cosines: cosinesOf(counts, index) };
}

function addPassage(
  evidence: Evidence[],
  { position, passage, cues, mass, cosines }: Read,
  headings: Matches['headings'],
) {
  for (const [phrase, strength] of cues) {
    for (const { requirement, ask } of phrase.owners) {
      const one = evidence[requirement];
      if (!one) continue;
      if (ask >= 0 && strength >= 0.5) one.asks.add(ask);
      one.cues.set(phrase, Math.max(one.cues.get(phrase) ?? 0, strength));
    }
  }
  const context = passage.path.map((heading) => headings.get(heading));
  evidence.forEach((one, requirement) => {
    const sum = mass.get(requirement) ?? 0;
    const above = Math.max(0, ...context.map((matches) => matches?.get(requirement) ?? 0));
    const cosine = cosines[requirement] ?? 0;
    one.density = Math.max(one.density, sum / (0.4 + passage.words / 100));
    one.cosine = Math.max(one.cosine, cosine);
    const strength =
      (sum / (1 + passage.words / 120)) * 0.35 + Math.min(1, above) * 0.5 + Math.max(0, cosine - 0.12) * 0.8;
    if (strength > 0.15) one.passages.set(position, strength);
  });
}

function addBlockers(evidence: Evidence[], document: Document, index: RequirementIndex) {
  const texts = [
    ...document.titles,
    ...document.headings.map(({ tokens }) => tokens),
    ...document.sentences.map(({ tokens }) => tokens),
  ];
  for (const tokens of texts)
    for (const { phrase } of hitsOf(stemsIn(tokens), index.blockers))
      for (const { requirement } of phrase.owners) evidence[requirement]?.blockers.add(phrase);
}

const stemsIn = (words: { stem: string }[]) => words.map(({ stem }) => stem);

function hitsInSentence({ tokens }: Sentence, index: RequirementIndex): Hit[] {
  const stems = tokens.map(({ stem }) => stem);
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
