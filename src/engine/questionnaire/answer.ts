import { openingOf } from '#domain/vendors/questionnaires/short-answers.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { signsOf } from '../judge/signs.ts';
import { confidenceOf, leastFor } from './confidence.ts';
import { caseBeside, conflictsIn } from './conflicts.ts';
import { citationsOf, nearestOf } from './cite.ts';
import { extractFrom, type Extract } from './extract.ts';
import { wantsFigure } from './figures.ts';
import { frameOf, type Frame } from './frame.ts';
import { languageOfQuestion, meaningsOf } from './glossary.ts';
import { actsOf, thingsOf } from './acts.ts';
import { meaningOf, type Taught } from './meaning.ts';
import { nearnessTo } from './nearness.ts';
import type { Conflict } from './types.ts';
import { SUPPLIER } from './says.ts';
import { wantedBy } from './standing.ts';
import { documentsFor } from './whole-documents.ts';
import { eachOnce, indexPassages, worthOf, type PassageIndex } from './passage-index.ts';
import { likestAnswer, linkedPassages, retrieve } from './routes.ts';
import { directionOf } from '../match/meanings.ts';
import { wordsOf } from '../read/words.ts';
import { alternativesTo } from './synonyms.ts';
import { focusOf, literalsOf, namesIn, OTHER_WORD, PRACTICES, type Term, termsOf, withKin } from './terms.ts';
import type {
  Answer,
  ApprovedAnswer,
  Citation,
  Link,
  Question,
  QuestionPart,
  SourceDocument,
  Verdict,
} from './types.ts';

/** What answers are taken from. Only accepted documents belong here. */
export interface AnswerLibrary {
  documents: SourceDocument[];
  answers: ApprovedAnswer[];
  links: Link[];
  requirements: Requirement[];
  /** Requirements whose examples teach what words are about, whatever the frameworks in use. */
  taught?: readonly Taught[];
}

const OTHERS = 3;
/** From this likeness on an approved answer is taken over as it is. */
const SAME_QUESTION = 0.8;

const indexes = new WeakMap<SourceDocument[], PassageIndex>();

function indexOf(documents: SourceDocument[]): PassageIndex {
  const index = indexes.get(documents) ?? indexPassages(documents);
  indexes.set(documents, index);
  return index;
}

/** Answers every part of a question. Pure: the same question and library give the same answers. */
export function answerQuestion(question: Question, library: AnswerLibrary): Answer[] {
  return question.parts.map((part) => answerPart(part, library));
}

/**
 * Answers with one to three sentences of the accepted documents, word for word, or says that no statement was found: nothing is phrased
 * anew, so nothing can be made up. Below the least confidence nothing is answered, and the nearest passages are shown to a person.
 */
export function answerPart(part: QuestionPart, library: AnswerLibrary, least?: number): Answer {
  const index = indexOf(library.documents);
  const meaning = library.taught ? meaningOf(library.taught) : null;
  const terms = withKin(termsOf(part.text), meaning);
  const before = likestAnswer(terms, library.answers, index.rarity);
  if (before && before.likeness >= SAME_QUESTION) return takenOver(part, before.answer, before.likeness);
  const linked = linkedPassages(part.text, library.links, library.requirements, index);
  const frame = frameOf(part.text);
  const language = languageOfQuestion(part.text);
  const direction = meaning ? directionOf(eachOnce(wordsOf(part.text, language)), language) : null;
  const passages = () =>
    extractFrom(
      retrieve(terms, direction, linked, index),
      { part, wanted: wantedBy(part), frame, terms, nearnessTo: nearnessTo(direction, terms, meaning) },
      index,
    );
  const named = part.kind === 'provide-document' ? documentsFor(terms, index) : [];
  const found = named.length > 0 ? named : passages();
  const extracts = found.filter(({ isOfOthers }) => !isOfOthers);
  const aside = found.filter(({ isOfOthers }) => isOfOthers).flatMap(nearestOf);
  const [best] = extracts;
  if (!best) return nothing(part, aside.slice(0, OTHERS), 0, []);

  const conflicts = conflictsIn(extracts, part, index);
  const rival = extracts.find(({ candidate }) => candidate.passage.source !== best.candidate.passage.source);
  const isOpen = best.sentences.some((sentence) => signsOf(sentence, best.candidate.passage.document).open);
  const focus = focusOf(part.text, terms);
  const names = namesIn(part.text);
  const words = best.candidate.passage.source.text.toLowerCase();
  const literal = literalOf(part.text, best);
  const { confidence, because } = confidenceOf({
    coverage: Math.min(1, best.coverage),
    said: best.spoken,
    margin: rival ? Math.max(0, 1 - rival.score / best.score) : 1,
    agreement: best.candidate.routes > 1 ? 1 : 0,
    fits: wantsFigure(part) ? (best.fits ? 1 : 0) : 0.5,
    unfit: wantsFigure(part) && !best.fits ? 1 : 0,
    focus: focus === null || best.terms.has(focus) ? 1 : -1,
    names: leavesOutVendors(best, terms, frame) ? UNNAMED : namedIn(names, words, best),
    phrase: phraseOf(part.text, best),
    owned: best.owned,
    ...best.near,
    act: actsOf(terms, best, part.text),
    thing: thingsOf(terms, best, index),
    foreign: best.candidate.passage.document.language === frame.language ? 0 : 1,
    literal,
    unworded: literal < UNWORDED ? 1 : 0,
    missing: missingFrom(best, terms, index),
    together: Math.min(1, (best.sentences.length - 1) / 2),
    row: !wantsFigure(part) && best.sentences.every(({ kind }) => kind === 'row') ? 1 : 0,
    conflict: conflicts.length > 0 ? 1 : 0,
    open: isOpen ? 1 : 0,
  });
  const others = [...extracts.slice(1, 1 + OTHERS).flatMap(nearestOf), ...aside].slice(0, OTHERS);
  const beside = caseBeside(extracts, part, index);
  const whole = withException(best, part, frame);
  const citations = [...citationsOf(whole), ...(beside ? citationsOf(beside) : [])];
  const verdict = verdictOf(part, best, frame, conflicts);
  if (confidence < (least ?? leastFor(verdict)))
    return nothing(part, [...nearestOf(whole), ...others].slice(0, OTHERS), confidence, because);
  const text = citations.map((citation) => citation.text).join(' … ');
  return {
    part,
    verdict,
    text,
    citations,
    answerId: null,
    confidence,
    because,
    conflicts,
    others,
  };
}

/** Words this far apart still are one phrase. */
const NEAR = 3;
/** Below this share of its own words the likeness of a question to a passage is one of concepts alone. */
const UNWORDED = 0.5;

/** The share of the question that the weightiest of its words has which stand nowhere near. */
function missingFrom({ shares }: Extract, terms: Term[], index: PassageIndex): number {
  const worth = terms.map((term) => worthOf(term, index));
  const whole = worth.reduce((sum, each) => sum + each, 0) || 1;
  return Math.max(
    0,
    ...terms.map((term, at) => ((1 - Math.min(1, (shares.get(term) ?? 0) / OTHER_WORD)) * (worth[at] ?? 0)) / whole),
  );
}

/** In another language hardly a word stands as it is asked; that speaks neither for nor against. */
const ELSEWHERE = 0.6;

/** Share of the question's own words that stand in the passage or above it, or have another word for the same there. */
function literalOf(question: string, { candidate, sentences }: Extract): number {
  const { document, passage, source } = candidate.passage;
  if (document.language !== languageOfQuestion(question)) return ELSEWHERE;
  const words = literalsOf(question);
  const text = [...sentences, ...passage.sentences].map(({ start, end }) => source.text.slice(start, end));
  const there = new Set(
    wordsOf([...text, ...passage.path.map((heading) => heading.text), source.title, source.fileName].join(' ')).map(
      ({ stem }) => stem,
    ),
  );
  const held = words.filter((stem) => there.has(stem) || alternativesTo(stem).some((other) => there.has(other)));
  return words.length === 0 ? ELSEWHERE : held.length / words.length;
}

/** What a question is about above all is not there. */
const UNNAMED = -3;

/** It is told of others than the vendors whom the question names. */
function leavesOutVendors({ shares }: Extract, terms: Term[], { about, namesVendors }: Frame): boolean {
  const vendors = terms.filter(({ stem }) => SUPPLIER.has(stem));
  return about === 'us' && namesVendors && vendors.length > 0 && vendors.every((term) => !shares.get(term));
}

/** 1 where every name of the question stands there, -3 where a practice that is known by its name alone does not. */
function namedIn(names: string[], words: string, best: Extract): number {
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

/** An exception counts where every case is asked about, or where it speaks of the very same. */
const isWeakened = ({ exception }: Extract, { asksAll }: Frame) =>
  exception !== null && (asksAll || exception.share >= 0.95);

function withException(best: Extract, part: QuestionPart, frame: Frame): Extract {
  if (part.kind !== 'yes-no' || !best.exception || !isWeakened(best, frame)) return best;
  if (best.sentences.includes(best.exception.sentence)) return best;
  const sentences = [...best.sentences, best.exception.sentence].toSorted((a, b) => a.start - b.start);
  return { ...best, sentences };
}

/** How near the words of a question that stand side by side are to each other in the passage; 1 where they are as near. */
function phraseOf(question: string, { candidate, sentences }: Extract): number {
  const { document } = candidate.passage;
  const asked = termsOf(question).filter(({ weight }) => weight === 1);
  const words = sentences.flatMap((sentence) => sentence.words.map(({ stem }) => meaningsOf(stem, document.language)));
  const places = ({ stem, others }: Term) =>
    words.flatMap((each, at) => (each.some((one) => one === stem || others.includes(one)) ? [at] : []));
  const pairs = asked.slice(1).flatMap((term, at) => {
    const [one, other] = [places(asked[at]!), places(term)];
    return one.length > 0 && other.length > 0 ? [one.some((a) => other.some((b) => Math.abs(a - b) <= NEAR))] : [];
  });
  return pairs.length === 0 ? 0.5 : pairs.filter(Boolean).length / pairs.length;
}

function verdictOf(part: QuestionPart, best: Extract, frame: Frame, conflicts: Conflict[]): Verdict {
  if (part.kind !== 'yes-no') return 'found';
  const { saying } = best.said;
  if (conflicts.length > 0) return 'partly';
  if (saying === 'yes' && isWeakened(best, frame)) return 'partly';
  return saying;
}

function takenOver(part: QuestionPart, { id, answer, short }: ApprovedAnswer, likeness: number): Answer {
  const because = [{ feature: 'same-question', value: likeness, contribution: likeness }];
  const opening = short ?? openingOf(answer);
  const said = opening === 'yes' || opening === 'partly' || opening === 'no' ? opening : null;
  // What people approved without a word for it is taken for a yes only where it begins so.
  const verdict = part.kind === 'yes-no' ? (said ?? 'found') : 'found';
  const confidence = Math.round(likeness * 1000) / 1000;
  return { part, verdict, text: answer, citations: [], answerId: id, confidence, because, conflicts: [], others: [] };
}

function nothing(part: QuestionPart, others: Citation[], confidence: number, because: Answer['because']): Answer {
  return { part, verdict: 'none', text: '', citations: [], answerId: null, confidence, because, conflicts: [], others };
}
