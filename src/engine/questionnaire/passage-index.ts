import { readDocument, type Document, type Passage } from '../read/document.ts';
import { embeddingOf } from '../match/embeddings.ts';
import type { Token } from '../read/tokens.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { OTHER_WORD, type Term } from './terms.ts';
import type { SourceDocument } from './types.ts';

/** A passage as it is looked for: its words by field. */
export interface IndexedPassage {
  source: SourceDocument;
  document: Document;
  passage: Passage;
  fields: Map<string, number>[];
  lengths: number[];
  /** Where its sentences point in meaning. */
  directions: (Float32Array | null)[];
}

export interface PassageIndex {
  passages: IndexedPassage[];
  /** How rare a stem is among the passages; most of all one that none has. */
  rarity: (stem: string) => number;
  has(stem: string): boolean;
  /** The passages that a stem stands in, or above. */
  holding: (stem: string) => IndexedPassage[];
  averages: number[];
}

/** Fields of a passage: what it says, the headings above it, what its document is called. */
const FIELDS = [
  { weight: 1, evenness: 0.6 },
  { weight: 1.6, evenness: 0.4 },
  { weight: 1.1, evenness: 0.3 },
] as const;
/** What a word is worth that every passage has: in a small library most passages have the words that matter. */
const COMMON = 0.25;
/** How soon a word that comes up again stops counting. */
const SATURATION = 1.2;

/** Prepares accepted documents once for all questions. What is addressed to a machine is left out, and nothing counts twice. */
export function indexPassages(sources: SourceDocument[]): PassageIndex {
  const passages = sources.flatMap((source) => {
    const document = readDocument(source.text, source.blocks, source);
    const read = (tokens: Token[]) => tokens.flatMap(({ stem }) => meaningsOf(stem, document.language));
    return document.passages
      .filter(({ sentences }) => sentences.length > 0)
      .map((passage): IndexedPassage => {
        const fields = [
          countsOf(passage.sentences.flatMap(({ tokens }) => read(tokens))),
          countsOf(passage.path.flatMap(({ tokens }) => read(tokens))),
          countsOf(document.titles.flatMap((title) => read(title))),
        ];
        const lengths = fields.map((field) => sum([...field.values()]));
        const directions = passage.sentences.map(({ tokens }) =>
          embeddingOf(eachOnce(tokens, passage.path.at(-1)?.tokens), document.language),
        );
        return { source, document, passage, fields, lengths, directions };
      });
  });
  const holders = new Map<string, IndexedPassage[]>();
  for (const passage of passages)
    for (const stem of new Set(passage.fields.flatMap((field) => [...field.keys()]))) {
      const known = holders.get(stem);
      if (known) known.push(passage);
      else holders.set(stem, [passage]);
    }
  return {
    passages,
    rarity: (stem) => {
      const count = holders.get(stem)?.length ?? 0;
      return COMMON + Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
    },
    has: (stem) => holders.has(stem),
    holding: (stem) => holders.get(stem) ?? [],
    averages: FIELDS.map((_, at) => sum(passages.map(({ lengths }) => lengths[at] ?? 0)) / (passages.length || 1) || 1),
  };
}

/** What a term is worth: as rare as it is itself or, where no passage has it, as the word that stands for it. */
export function worthOf({ stem, weight, others, kin }: Term, index: PassageIndex): number {
  const said = [stem, ...others].filter((each) => index.has(each));
  const known = said.length > 0 ? said : [...(kin?.keys() ?? [])].filter((each) => index.has(each));
  return weight * Math.min(...(known.length > 0 ? known.map((each) => index.rarity(each)) : [index.rarity(stem)]));
}

/** The term that tells most; null where all are words that name papers or everybody. */
export function rarestOf(terms: Iterable<Term>, index: PassageIndex): Term | null {
  let rarest: Term | null = null;
  for (const term of terms)
    if (term.weight === 1 && (!rarest || worthOf(term, index) > worthOf(rarest, index))) rarest = term;
  return rarest;
}

/** How well a passage meets weighted stems: BM25F (Robertson and Zaragoza). */
export function scoreOf(passage: IndexedPassage, terms: Term[], index: PassageIndex, byKin = false): number {
  let score = 0;
  for (const term of terms) {
    const { stem, others, kin } = term;
    const worth = worthOf(term, index);
    let frequency = 0;
    FIELDS.forEach((field, at) => {
      const counts = passage.fields[at];
      let count = counts?.get(stem) ?? 0;
      if (count === 0) for (const other of others) count = Math.max(count, OTHER_WORD * (counts?.get(other) ?? 0));
      if (count === 0 && byKin)
        for (const [near, share] of kin ?? []) count = Math.max(count, share * (counts?.get(near) ?? 0));
      const length = (passage.lengths[at] ?? 0) / (index.averages[at] ?? 1);
      frequency += (field.weight * count) / (1 - field.evenness + field.evenness * length);
    });
    score += worth * (frequency / (SATURATION + frequency));
  }
  return score;
}

/** What words mean together does not hang on how often each is said. */
export function eachOnce(tokens: Token[], above: Token[] = []): Map<string, number> {
  return new Map([
    ...above.map(({ stem }): [string, number] => [stem, HEADING]),
    ...tokens.map(({ stem }): [string, number] => [stem, 1]),
  ]);
}
const HEADING = 0.25;

function countsOf(stems: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
