import { type AnswerFeatures, logitOf } from './confidence.ts';
import type { Extract } from './extract.ts';
import { wantsFigure } from './figures.ts';
import type { Frame } from './frame.ts';
import { type PassageIndex, worthOf } from './passage-index.ts';
import { SUPPLIER } from './says.ts';
import { namesIn, OTHER_WORD, PRACTICES, type Term, termsOf } from './terms.ts';
import type { QuestionPart } from './types.ts';

/** What is asked, as far as extracts are told apart by it. */
export interface Sought {
  part: QuestionPart;
  frame: Frame;
  terms: Term[];
  index: PassageIndex;
}

export interface Ranked {
  extract: Extract;
  features: AnswerFeatures;
}

/** The extracts with what tells whether they answer, the likeliest first. */
export function rankedFor(sought: Sought, extracts: Extract[]): Ranked[] {
  return extracts
    .map((extract) => ({ extract, features: featuresOf(extract, extracts, sought) }))
    .map((one) => ({ ...one, logit: logitOf(one.features) }))
    .toSorted((a, b) => b.logit - a.logit);
}

function featuresOf(own: Extract, all: Extract[], { part, frame, terms, index }: Sought): AnswerFeatures {
  const ahead = (value: (extract: Extract) => number) =>
    value(own) - all.reduce((most, each) => (each === own ? most : Math.max(most, value(each))), 0);
  const best = all.reduce((most, { candidate }) => Math.max(most, candidate.fused), 0);
  return {
    coverage: Math.min(1, own.coverage),
    said: own.spoken,
    fits: wantsFigure(part) ? (own.fits ? 1 : 0) : 0.5,
    names: leavesOutVendors(own, terms, frame) ? UNNAMED : namedIn(namesIn(part.text), own),
    ...own.near,
    found: own.candidate.fused / (best || 1),
    'coverage-ahead': ahead(({ coverage }) => coverage),
    'about-ahead': ahead(({ near }) => near.about),
    'alike-ahead': ahead(({ near }) => near.alike),
    'score-ahead': ahead(({ score }) => score),
    score: own.score,
    missing: missingFrom(own, terms, index),
    row: !wantsFigure(part) && own.sentences.every(({ kind }) => kind === 'row') ? 1 : 0,
  };
}

/** The share of the question that the weightiest of its words has which stand nowhere near. */
function missingFrom({ shares }: Extract, terms: Term[], index: PassageIndex): number {
  const worth = terms.map((term) => worthOf(term, index));
  const whole = worth.reduce((sum, each) => sum + each, 0) || 1;
  return Math.max(
    0,
    ...terms.map((term, at) => ((1 - Math.min(1, (shares.get(term) ?? 0) / OTHER_WORD)) * (worth[at] ?? 0)) / whole),
  );
}

/** What a question is about above all is not there. */
const UNNAMED = -3;

/** It is told of others than the vendors whom the question names. */
function leavesOutVendors({ shares }: Extract, terms: Term[], { about, namesVendors }: Frame): boolean {
  const vendors = terms.filter(({ stem }) => SUPPLIER.has(stem));
  return about === 'us' && namesVendors && vendors.length > 0 && vendors.every((term) => !shares.get(term));
}

/** 1 where every name of the question stands there, -3 where a practice that is known by its name alone does not. */
function namedIn(names: string[], best: Extract): number {
  const words = best.candidate.passage.source.text.toLowerCase();
  const missing = names.filter((name) => !isNamed(name, words, best));
  return missing.length === 0 ? 1 : missing.some((name) => name.match(PRACTICES)) ? UNNAMED : 0;
}

/** An abbreviation stands in the document, or what it is short for in the passage. */
function isNamed(name: string, words: string, { around }: Extract): boolean {
  if (words.includes(name.toLowerCase())) return true;
  if (name.match(PRACTICES)) return false;
  const meant = termsOf(name);
  return meant.length > 1 && meant.every(({ stem }) => [...around].some((term) => term.stem === stem));
}
