import { openingOf } from '#domain/vendors/questionnaires/short-answers.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { confidenceOf, leastFor } from './confidence.ts';
import { caseBeside, conflictsIn } from './conflicts.ts';
import { citationsOf, nearestOf } from './cite.ts';
import { extractFrom, type Extract } from './extract.ts';
import { rankedFor } from './features.ts';
import { frameOf, type Frame } from './frame.ts';
import { languageOfQuestion } from './glossary/glossary.ts';
import { askVectorsOf, type Taught } from './ask-vectors.ts';
import { similarityTo } from './similarity.ts';
import type { Conflict } from './types.ts';
import { wantedBy } from './value-scope.ts';
import { documentsFor } from './whole-documents.ts';
import { isOfGrade } from './other-cases.ts';
import { eachOnce, indexPassages, type PassageIndex } from './passage-index.ts';
import { likestAnswer, linkedPassages, retrieve } from './routes.ts';
import { embeddingOf } from '../match/embeddings.ts';
import { tokensOf } from '../read/tokens.ts';
import { type Term, termsOf, withKin } from './terms.ts';
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

/** What a question is taken to ask, and the extracts that may answer it, best first. */
export interface Looked {
  index: PassageIndex;
  frame: Frame;
  terms: Term[];
  extracts: Extract[];
}

/** Looks for what may answer a part of a question. */
export function lookFor(part: QuestionPart, library: AnswerLibrary): Looked {
  const index = indexOf(library.documents);
  const askVectors = library.taught ? askVectorsOf(library.taught) : null;
  const terms = withKin(termsOf(part.text), askVectors);
  const frame = frameOf(part.text);
  const named = part.kind === 'provide-document' ? documentsFor(terms, index) : [];
  if (named.length > 0) return { index, frame, terms, extracts: named };
  const linked = linkedPassages(part.text, library.links, library.requirements, index);
  const language = languageOfQuestion(part.text);
  const direction = askVectors ? embeddingOf(eachOnce(tokensOf(part.text, language)), language) : null;
  const extracts = extractFrom(
    retrieve(terms, direction, linked, index),
    { part, wanted: wantedBy(part), frame, terms, nearnessTo: similarityTo(direction, terms, askVectors) },
    index,
  );
  return { index, frame, terms, extracts };
}

/**
 * Answers with one to three sentences of the accepted documents, word for word, or says that no statement was found: nothing is phrased
 * anew, so nothing can be made up. Below the least confidence nothing is answered, and the nearest passages are shown to a person.
 */
export function answerPart(part: QuestionPart, library: AnswerLibrary, least?: number): Answer {
  const { rarity } = indexOf(library.documents);
  const before = likestAnswer(termsOf(part.text), library.answers, rarity);
  if (before && before.likeness >= SAME_QUESTION) return takenOver(part, before.answer, before.likeness);
  const { index, frame, terms, extracts: found } = lookFor(part, library);
  const ranked = rankedFor(
    { part, frame, terms, index },
    found.filter(({ isOfOthers }) => !isOfOthers),
  );
  const extracts = ranked.map(({ extract }) => extract);
  const aside = found.filter(({ isOfOthers }) => isOfOthers).flatMap(nearestOf);
  const [first] = ranked;
  if (!first) return nothing(part, aside.slice(0, OTHERS), 0, []);

  const best = first.extract;
  const conflicts = conflictsIn(extracts, part, index);
  const { confidence, because } = confidenceOf(first.features);
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

/** An exception counts where every case is asked about, or where it speaks of the very same. */
const isWeakened = ({ exception }: Extract, { asksAll }: Frame) =>
  exception !== null && (asksAll || exception.share >= 0.95);

function withException(best: Extract, part: QuestionPart, frame: Frame): Extract {
  if (part.kind !== 'yes-no' || !best.exception || !isWeakened(best, frame)) return best;
  if (best.sentences.includes(best.exception.sentence)) return best;
  const sentences = [...best.sentences, best.exception.sentence].toSorted((a, b) => a.start - b.start);
  return { ...best, sentences };
}

/** Every case is asked about, and what is said is said of the important ones. */
function isOfGradeOnly(part: QuestionPart, { said, candidate }: Extract, { asksAll, language }: Frame): boolean {
  const { text, language: spoken } = candidate.passage.document;
  return asksAll && language === spoken && isOfGrade(text.slice(said.statement.start, said.statement.end), part.text);
}

function verdictOf(part: QuestionPart, best: Extract, frame: Frame, conflicts: Conflict[]): Verdict {
  if (part.kind !== 'yes-no') return 'found';
  const { saying } = best.said;
  if (conflicts.length > 0) return 'partly';
  if (saying === 'yes' && (isWeakened(best, frame) || isOfGradeOnly(part, best, frame))) return 'partly';
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
