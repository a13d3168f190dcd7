import { inflateSync } from 'node:zlib';
import type { Language } from '#domain/organisations/language.ts';
import { conceptsOf } from '../read/concepts/concepts.ts';
import type { Document } from '../read/document.ts';
import { all, type Grammar, grammarOf } from '../read/statements/grammar.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import type { Statement } from '../read/statements/statement.ts';
import { tokensOf } from '../read/tokens.ts';

/** Words weigh by their hash in this many places; must be a power of two. */
export const PLACES = 1 << 17;
/** Words are cut to this many letters: "reviewed" and "reviews" are one. */
const STEM = 6;
/** What stands this near to a negation is denied by it. */
const NEAR = 45;

/** Whatever reading said of a clause that may tell what it does. */
export const SIGNS = [
  'denied',
  'reach',
  'banned',
  'waived',
  'failed',
  'partly',
  'done',
  'plan',
  'open',
  'exception',
  'deed',
  'question',
  'quotation',
  'vendor',
  'customer',
  'us',
  'should',
  'may',
  'unwanted-denied',
] as const;
export type Sign = (typeof SIGNS)[number];

export interface WordFeatures {
  signs: Sign[];
  /** Where its words, pairs of words and meanings stand in a table of weights, each once. */
  places: number[];
}

const SAYS = /\p{L}/u;

/** What the words of a clause tell, learnt from sentences whose words do and whose words do not (tools/train-words.ts). */
export interface WordModel {
  bias: number;
  /** Log-odds for what reading says. */
  signs: Record<Sign, number>;
  /** For words by their hash: a signed byte each, deflated, in base64, in parts of `scale`. */
  words: string;
  scale: number;
}

const inflated = new WeakMap<WordModel, Int8Array>();

/** The log-odds of a clause, and the share of its words that the model knows. */
export function logitOf(model: WordModel, { signs, places }: WordFeatures): { logit: number; known: number } {
  const weights = inflated.get(model) ?? new Int8Array(inflateSync(Buffer.from(model.words, 'base64')));
  inflated.set(model, weights);
  let [known, words] = [0, 0];
  for (const place of places) {
    const weight = weights[place] ?? 0;
    words += weight;
    if (weight !== 0) known++;
  }
  const said = signs.reduce((sum, sign) => sum + model.signs[sign], model.bias);
  return { logit: said + words / model.scale / Math.sqrt(places.length || 1), known: known / (places.length || 1) };
}

export function wordFeaturesOf(
  text: string,
  statements: Statement[],
  language: Language,
  grammar: Grammar,
): WordFeatures {
  return { signs: signsOf(statements), places: placesOf(namesIn(text, language, grammar)) };
}

/** Words, pairs of words and meanings, each once. */
export function namesIn(text: string, language: Language, grammar: Grammar): string[] {
  const words = (text.toLowerCase().match(/[\p{L}’'-]+|\d+|[|:;]/gu) ?? []).map((word) =>
    /^\d/.test(word) ? '#' : word.slice(0, STEM),
  );
  const names = new Set<string>();
  words.forEach((word, at) => {
    const pair = `${words[at - 1] ?? ''} ${word}`;
    // Bars and figures say nothing by themselves.
    if (SAYS.test(word)) names.add(`${language} ${word}`);
    if (at > 0 && SAYS.test(pair)) names.add(`${language} ${pair}`);
  });
  const meant = conceptsOf(tokensOf(text, language), language);
  for (const { stem } of meant) names.add(`means ${stem}`);
  for (const { index, 0: negation } of all(grammar.negation, text)) {
    const from = index + negation.length;
    const after = meant.filter(({ start, end }) => start >= from && end <= from + NEAR);
    const before = meant.filter(({ start, end }) => start >= index - NEAR && end <= index);
    for (const { stem } of after.slice(0, 3)) names.add(`not ${stem}`);
    for (const { stem } of before.slice(-2)) names.add(`${stem} not`);
  }
  return [...names];
}

/** A clause shorter than this says too little by itself, so its sentence is looked at. */
const SHORTEST = 25;

/** The words of every statement of a document, in the order of `statementsOf`. */
const wordFeaturesIn = oncePerDocument((document): WordFeatures[][] => {
  const grammar = grammarOf(document.language);
  return statementsOf(document).map((statements, at) => {
    const sentence = document.sentences[at];
    const whole = sentence ? document.text.slice(sentence.start, sentence.end) : '';
    return statements.map((statement) => {
      const clause = document.text.slice(statement.start, statement.end);
      return clause.length < SHORTEST
        ? wordFeaturesOf(whole, statements, document.language, grammar)
        : wordFeaturesOf(clause, [statement], document.language, grammar);
    });
  });
});

/** What is thought of every statement of a document by its words, in the order of `statementsOf`. */
export function thoughtOf(think: (features: WordFeatures) => number): (document: Document) => number[][] {
  return oncePerDocument((document) => wordFeaturesIn(document).map((clauses) => clauses.map(think)));
}

function oncePerDocument<T>(read: (document: Document) => T): (document: Document) => T {
  const known = new WeakMap<Document, T>();
  return (document) => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const now = read(document);
    known.set(document, now);
    return now;
  };
}

function signsOf(statements: Statement[]): Sign[] {
  const found = new Set<string>();
  for (const { polarity, reach, outcome, mode, bound, strength, deniesUnwanted } of statements) {
    found
      .add(polarity === 'denied' && reach ? 'reach' : polarity)
      .add(outcome)
      .add(mode)
      .add(bound)
      .add(strength);
    if (deniesUnwanted) found.add('unwanted-denied');
  }
  return SIGNS.filter((sign) => found.has(sign));
}

/** Where names stand in the table of weights, each place once. */
export function placesOf(names: string[]): number[] {
  return [...new Set(names.map(placeOf))];
}

/** Fowler, Noll and Vo's hash (FNV-1a), folded to the places there are. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & (PLACES - 1);
}
