import { openingOf } from '#domain/vendors/questionnaires/short-answers.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { signsOf } from '../judge/signs.ts';
import { confidenceOf, LEAST } from './confidence.ts';
import { conflictsIn } from './conflicts.ts';
import { citationsOf, extractFrom, type Extract, wantsFigure } from './extract.ts';
import { documentsFor } from './whole-documents.ts';
import { indexPassages, rarestOf, type PassageIndex } from './passage-index.ts';
import { polarityOf } from './polarity.ts';
import { likestAnswer, linkedPassages, retrieve } from './routes.ts';
import { languageOf } from '../read/language.ts';
import { wordsOf } from '../read/words.ts';
import { alternativesTo } from './synonyms.ts';
import { focusOf, literalsOf, namesIn, termsOf } from './terms.ts';
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
}

const OTHERS = 3;
/** From this likeness on an approved answer is taken over as it is. */
const SAME_QUESTION = 0.8;
/** Below this share of the question what is found answers it in part. */
const WHOLE = 0.45;

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
 * anew, so nothing can be made up. Below a confidence of `LEAST` nothing is answered, and the nearest passages are shown to a person.
 */
export function answerPart(part: QuestionPart, library: AnswerLibrary): Answer {
  const index = indexOf(library.documents);
  const terms = termsOf(part.text);
  const before = likestAnswer(terms, library.answers, index.rarity);
  if (before && before.likeness >= SAME_QUESTION) return takenOver(part, before.answer, before.likeness);
  const linked = linkedPassages(part.text, library.links, library.requirements, index);
  const passages = () => extractFrom(retrieve(terms, linked, index), part, terms, index);
  const named = part.kind === 'provide-document' ? documentsFor(terms, index) : [];
  const extracts = named.length > 0 ? named : passages();
  const [best] = extracts;
  if (!best) return nothing(part, [], 0, []);

  const conflicts = conflictsIn(extracts, part, index);
  const rival = extracts.find(({ candidate }) => candidate.passage.source !== best.candidate.passage.source);
  const isOpen = best.sentences.some((sentence) => signsOf(sentence, best.candidate.passage.document).open);
  const focus = focusOf(part.text, terms);
  const names = namesIn(part.text);
  const rarest = rarestOf(terms, index);
  const words = best.candidate.passage.source.text.toLowerCase();
  const { confidence, because } = confidenceOf({
    coverage: Math.min(1, best.coverage),
    said: best.said,
    margin: rival ? Math.max(0, 1 - rival.score / best.score) : 1,
    agreement: best.candidate.routes > 1 ? 1 : 0,
    fits: wantsFigure(part) ? (best.fits ? 1 : -1.5) : 0.5,
    focus: focus === null || best.terms.has(focus) ? 1 : -1,
    names: names.every((name) => words.includes(name.toLowerCase())) ? 1 : 0,
    rarest: rarest === null || best.around.has(rarest) ? 1 : -1,
    literal: literalOf(part.text, best),
    conflict: conflicts.length > 0 ? 1 : 0,
    open: isOpen ? 1 : 0,
  });
  const others = extracts.slice(1, 1 + OTHERS).flatMap((extract) => citationsOf(extract).slice(0, 1));
  const citations = citationsOf(best);
  if (confidence < LEAST)
    return nothing(part, [...citations.slice(0, 1), ...others].slice(0, OTHERS), confidence, because);
  const text = citations.map((citation) => citation.text).join(' … ');
  return {
    part,
    verdict: verdictOf(part, best, text),
    text,
    citations,
    answerId: null,
    confidence,
    because,
    conflicts,
    others,
  };
}

/** In another language hardly a word stands as it is asked; that speaks neither for nor against. */
const ELSEWHERE = 0.6;

/** Share of the question's own words that stand in the passage or above it, or have another word for the same there. */
function literalOf(question: string, { candidate, sentences }: Extract): number {
  const { document, passage, source } = candidate.passage;
  if (document.language !== languageOf(question)) return ELSEWHERE;
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

function verdictOf(part: QuestionPart, { coverage }: Extract, text: string): Verdict {
  if (part.kind !== 'yes-no') return 'found';
  const polarity = polarityOf(part.text, text);
  return polarity === 'yes' && coverage < WHOLE ? 'partly' : polarity;
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
