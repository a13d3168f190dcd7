import type { Sentence } from '../read/document.ts';
import type { Token } from '../read/tokens.ts';
import type { Language } from '#domain/organisations/language.ts';
import { actionShareOf } from './security-actions.ts';
import { signsOf } from '../judge/signs.ts';
import { type Exception, exceptionTo } from './exceptions.ts';
import type { Frame } from './frame.ts';
import { measureOf } from './measure.ts';
import { fits, wantsFigure } from './figures.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { meanOf, type Similarity } from './similarity.ts';
import type { Candidate } from './routes.ts';
import { oftenIn } from '../read/frequency.ts';
import type { PassageIndex } from './passage-index.ts';
import { saidBy, type SaidOf, STANDS } from './says.ts';
import {
  hasValue,
  headingOf,
  headingsHold,
  valueScopeIn,
  type ValueScope,
  valuesIn,
  type Wanted,
} from './value-scope.ts';
import { stemsOf } from './stems.ts';
import { isLeadIn, leadOf } from '../read/lead-ins.ts';
import { tableOf } from '../read/tables/tables.ts';
import { type Term, THERE } from './terms.ts';
import type { QuestionPart } from './types.ts';

/** Sentences of one passage that answer a question, and how much of it they speak of. */
export interface Extract {
  candidate: Candidate;
  sentences: Sentence[];
  /** What the first of them in weight says to a yes-or-no question. */
  said: SaidOf;
  /** What takes cases out of that, and how much of the same it speaks of. */
  exception: Exception | null;
  /** The terms that they hold, and those that stand above them as well. */
  terms: Set<Term>;
  around: Set<Term>;
  /** How much of each term is there. */
  shares: Map<Term, number>;
  /** How near the sentences are to the question. */
  near: Similarity;
  /** Share of the question, by the rarity of its words, that the sentences and their headings hold. */
  coverage: number;
  /** The same of the sentences alone. */
  spoken: number;
  /** Share of the question that the sentences speak of and the document is named after. */
  owned: number;
  /** Whether they hold what is asked for: a frequency, a span of time, an amount. */
  fits: boolean;
  /** Whether all that they hold of it is for others than the question is about, or an exception. */
  isOfOthers: boolean;
  score: number;
}

/** What a passage counts that does something else with the thing. */
const OTHER_ACTION = 0.9;
const MOST_SENTENCES = 3;
const MOST_ROWS = 6;
const DEEPEST = 12;
/** What a sentence only points to is not said by it. */
const REFERRED = /[([](?:see|siehe|vgl\.?|voir|véase|ver)(?!\p{L})[^)\]]*[)\]]/iu;
/** What a document that is named after the thing counts more. */
const OWNS = 0.3;
/** And more where a value is asked for: many documents set one in passing, the policy on the thing sets the rule. */
const OWNS_VALUE = 0.9;
/** What counts being about the same, in whatever words. */
const ABOUT = 0.3;
/** What meaning the like counts. */
const ALIKE = 1;
/** What only leads a list in says little itself. */
const LEADS_IN = 0.7;
/** What a heading says counts less than what a sentence says. */
const ABOVE = 0.75;
/** A row with a value says by its headings alone what it is one of. */
const ABOVE_ROW = 0.9;
/** What says as much of the question as this beside the best sentence is said of another case of the same. */
const AS_MUCH = 0.8;
/** What a word counts that only a further sentence says. */
const TOGETHER = 0.5;
/** What a passage counts whose value is of the case that is asked about, and whose is not. */
const WORTH: Record<ValueScope, number> = { own: 1.1, general: 1, part: 0.8, other: 0.6, exception: 0.4 };

/** What is asked, in every way in which sentences are held against it. */
export interface AskedOf {
  part: QuestionPart;
  /** Where it asks for a value: in which unit, and whose. */
  wanted: Wanted | null;
  frame: Frame;
  terms: Term[];
  /** How near words are to the question. */
  nearnessTo: (tokens: Token[], language: Language, above?: Token[]) => Similarity;
}

const thereIn = (shares: Map<Term, number>) =>
  new Set([...shares].flatMap(([term, share]) => (share >= THERE ? [term] : [])));

/** The best sentences of each promising passage, best first. */
export function extractFrom(candidates: Candidate[], asked: AskedOf, index: PassageIndex): Extract[] {
  const best = candidates[0]?.fused ?? 1;
  const { wanted } = asked;
  // Short passages that name the thing may stand before all those that set a value of it.
  const further = candidates
    .slice(DEEPEST)
    .filter(({ passage }) => wanted && hasValue(passage, wanted))
    .slice(0, DEEPEST);
  return [...candidates.slice(0, DEEPEST), ...further]
    .map((candidate) => extract(candidate, asked, index))
    .filter((found): found is Extract => found !== null)
    .map((found) => ({
      ...found,
      score:
        found.score * (actionShareOf(asked.terms, found, asked.part.text) < 0 ? OTHER_ACTION : 1) +
        0.35 * (found.candidate.fused / best),
    }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (b.candidate.passage.source.date ?? '').localeCompare(a.candidate.passage.source.date ?? ''),
    );
}

function extract(
  candidate: Candidate,
  { part, wanted, frame, terms, nearnessTo }: AskedOf,
  index: PassageIndex,
): Extract | null {
  const { passage, document } = candidate.passage;
  const { held, massOf } = measureOf(terms, index);
  const language = document.language;
  const titled = [...passage.path.map(({ tokens }) => tokens), ...document.titles].flatMap((tokens) => [
    ...stemsOf(tokens, language),
  ]);
  const aboveOf = (sentence: Sentence) => {
    const over = tableOf(sentence, document)?.header ?? leadOf(sentence, document);
    return held(new Set([...titled, ...(over ? stemsOf(over.tokens, language) : [])]));
  };
  const own = (sentence: Sentence) => {
    const aside = REFERRED.exec(text(sentence));
    if (!aside) return held(stemsOf(sentence.tokens, language));
    const from = sentence.start + aside.index;
    const tokens = sentence.tokens.filter(({ start }) => start < from || start >= from + aside[0].length);
    return held(new Set(tokens.flatMap(({ stem }) => meaningsOf(stem, language))));
  };
  const text = (sentence: Sentence) => document.text.slice(sentence.start, sentence.end);

  const valueScopeOfSentence = (sentence: Sentence) => wanted && valueScopeIn(sentence, document, wanted);
  const hasFigure = (sentence: Sentence) =>
    wanted ? valueScopeOfSentence(sentence) !== null : fits(part, text(sentence));
  const isValueRow = (sentence: Sentence) =>
    sentence.kind === 'row' && wanted !== null && valueScopeOfSentence(sentence) !== null;
  /** A value of others, or that of an exception, is none for whom is asked about. */
  const answersCase = (sentence: Sentence) => {
    const scope = valueScopeOfSentence(sentence);
    return hasFigure(sentence) && scope !== 'other' && scope !== 'exception';
  };
  /** Beside the rule for everybody that for a few is named; beside the one for the case that is asked about no other. */
  const isOfOthers = (sentence: Sentence) => {
    const scope = valueScopeOfSentence(sentence);
    return scope === 'exception' || (scope === 'other' && wanted !== null && wanted.groups.size > 0);
  };

  let lead: { sentence: Sentence; score: number; said: SaidOf; above: Map<Term, number> } | null = null;
  const saying = new Map<Sentence, SaidOf>();
  const heading = wanted && headingsHold(passage, document, frame) ? headingOf(passage, document, wanted) : [];
  for (const sentence of [...heading, ...passage.sentences]) {
    if (tableOf(sentence, document)?.header === sentence) continue;
    const said =
      sentence.kind === 'h' ? STANDS : saidBy(candidate.passage, sentence, frame, (stems) => massOf(held(stems)));
    if (!said) continue;
    saying.set(sentence, said);
    const above = aboveOf(sentence);
    const mass = massOf(own(sentence));
    const scope = valueScopeOfSentence(sentence);
    const isTimed = frame.often !== null && oftenIn(text(sentence)) !== null;
    const fit = (part.kind === 'yes-no' ? isTimed : answersCase(sentence)) ? 0.3 : 0;
    const says = signsOf(sentence, document).says ? 0.05 : 0;
    const around = massOf([...above].filter(([term]) => !own(sentence).has(term)));
    // An exception is told beside the rule, never in its place.
    const aside = said.isException ? 0.75 : sentence.kind === 'row' && part.kind === 'yes-no' ? 0.85 : 1;
    const score =
      (mass +
        ABOUT * meanOf(nearnessTo(sentence.tokens, language)) +
        ALIKE * alike(sentence) +
        (sentence.kind === 'row' ? (isValueRow(sentence) ? ABOVE_ROW : 0.5) * around : 0) +
        fit * Math.min(1, mass * 2 + 0.3 * massOf(above)) +
        says) *
      (scope ? WORTH[scope] : 1) *
      (sentence.tokens.length < 3 && sentence.kind !== 'row' ? 0.6 : 1) *
      (sentence.kind !== 'h' && isLeadIn(sentence, document) ? LEADS_IN : 1) *
      aside;
    if (!lead || score > lead.score) lead = { sentence, score, said, above };
  }
  if (!lead) return null;
  const { said, above: leadAbove } = lead;
  const chosen = [lead.sentence];
  const covered = own(lead.sentence);
  const siblings = siblingsOf(lead.sentence);
  for (const sentence of siblings) chosen.push(sentence);
  // A further sentence is worth its place when it says of the question what was not said yet.
  for (const sentence of passage.sentences) {
    if (chosen.length >= MOST_SENTENCES || chosen.includes(sentence) || !saying.has(sentence)) continue;
    const adds = massOf(
      [...own(sentence)].flatMap(([term, share]): [Term, number][] =>
        // A heading has said it.
        covered.has(term) ? [] : [[term, leadAbove.has(term) ? share * (1 - ABOVE) : share]],
      ),
    );
    const isFit = !chosen.some(answersCase) && answersCase(sentence) && massOf(own(sentence)) > 0.15;
    if ((adds < 0.2 && !isFit) || isOfOthers(sentence)) continue;
    chosen.push(sentence);
    // What two sentences say together is less than what one says.
    for (const [term, share] of own(sentence)) covered.set(term, Math.max(share * TOGETHER, covered.get(term) ?? 0));
  }
  // The figure often stands in the sentence that follows the one which names the thing.
  const next = passage.sentences[passage.sentences.indexOf(lead.sentence) + 1];
  if (next && wantsFigure(part) && chosen.length < MOST_SENTENCES && !chosen.some(answersCase))
    if (answersCase(next) && saying.has(next) && !chosen.includes(next)) chosen.push(next);
  chosen.sort((a, b) => a.start - b.start);
  const spoken = massOf(covered);
  const above = isValueRow(lead.sentence) ? ABOVE_ROW : ABOVE;
  const coverage = spoken + above * massOf([...leadAbove].filter(([term]) => !covered.has(term)));
  const isFit = chosen.some(answersCase);
  const shares = new Map(
    [...leadAbove, ...covered].map(([term, share]) => [term, Math.max(share, leadAbove.get(term) ?? 0)]),
  );
  const near = nearnessTo(
    chosen.flatMap((each) => each.tokens),
    language,
    passage.path.at(-1)?.tokens,
  );
  const named = held(new Set(document.titles.flatMap((title) => [...stemsOf(title, language)])));
  // A policy on passwords need not say of each figure that it is one of passwords.
  const owned = massOf([...named].filter(([term]) => covered.has(term) || (wanted && isFit)));
  const isOff = wantsFigure(part) && !isFit;
  return {
    candidate,
    sentences: [...columnsOf(chosen), ...chosen].toSorted((a, b) => a.start - b.start),
    said,
    exception: exceptionTo(lead.sentence, {
      document,
      passage,
      frame,
      saying,
      massOf: (sentence) => massOf(own(sentence)),
      alike,
    }),
    terms: thereIn(covered),
    around: thereIn(shares),
    shares,
    near,
    coverage,
    spoken,
    fits: isFit,
    isOfOthers: !isFit && chosen.some((each) => valueScopeOfSentence(each) !== null),
    owned,
    score:
      (coverage * 0.7 + lead.score * 0.6 + ABOUT * meanOf(near) + ALIKE * near.alike) * (isOff ? 0.6 : 1) +
      (wanted && isFit ? OWNS_VALUE : OWNS) * owned,
  };

  /** The headings of a table's columns, where a row sets several values that only they tell apart. */
  function columnsOf(rows: Sentence[]): Sentence[] {
    const row = rows.find((each) => wanted && each.kind === 'row' && valuesIn(each, document, wanted).length > 1);
    const header = row && tableOf(row, document)?.header;
    return header ? [header] : [];
  }

  /** What stands over a sentence and is meant of it: the heading, and what leads its list in. */
  function wordsAbove(sentence: Sentence): Token[] {
    return [...(passage.path.at(-1)?.tokens ?? []), ...(leadOf(sentence, document)?.tokens ?? [])];
  }

  function alike(sentence: Sentence): number {
    return nearnessTo(sentence.tokens, language, wordsAbove(sentence)).alike;
  }

  /** Other cases of the same beside a figure: the rows of its table, or sentences that say as much; none where the question names its case. */
  function siblingsOf(sentence: Sentence): Sentence[] {
    if (!wantsFigure(part) || !answersCase(sentence)) return [];
    const table = tableOf(sentence, document);
    if (table) {
      const [scope = ''] = text(sentence).split(' | ');
      const scoped = sentence.tokens.filter(({ end }) => end <= sentence.start + scope.length);
      if (massOf(held(stemsOf(scoped, language))) > 0) return [];
      return table.rows.filter((row) => row !== sentence && hasFigure(row)).slice(0, MOST_ROWS - 1);
    }
    const least = massOf(own(sentence)) * AS_MUCH;
    return passage.sentences
      .filter((other) => other !== sentence && saying.has(other) && other.kind !== 'row')
      .filter((other) => hasFigure(other) && massOf(own(other)) >= least && !isOfOthers(other))
      .slice(0, MOST_SENTENCES - 1);
  }
}
