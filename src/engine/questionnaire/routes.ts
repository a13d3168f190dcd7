import type { Requirement } from '#domain/frameworks/requirement.ts';
import { analyse } from '../analyse.ts';
import { cosineOf } from '../match/embeddings.ts';
import { scoreOf, type IndexedPassage, type PassageIndex } from './passage-index.ts';
import { termsOf, type Term } from './terms.ts';
import type { ApprovedAnswer, Link } from './types.ts';

/** A passage with what each route thought of it. */
export interface Candidate {
  passage: IndexedPassage;
  /** BM25F. */
  score: number;
  /** By reciprocal ranks over all routes (Cormack, Clarke and Buettcher). */
  fused: number;
}

const RANK_OFFSET = 60;
const DEEPEST = 20;
/** What the way over a requirement counts beside the words themselves. */
const BY_REQUIREMENT = 0.5;
/** What words that are used of the same things count. */
const BY_KIN = 0.7;
/** What meaning the like counts, and from when on. */
const BY_MEANING = 1;
const LIKE = 0.3;
/** From this confidence on a question is taken to be about a requirement. */
const ABOUT = 0.3;
const MOST_REQUIREMENTS = 2;

/** Passages for a question: by its words, and by what is linked to the requirements that it speaks of. Best first. */
export function retrieve(
  terms: Term[],
  direction: Float32Array | null,
  linked: Set<IndexedPassage>,
  index: PassageIndex,
): Candidate[] {
  const rank = (byKin: boolean) =>
    [...new Set(terms.flatMap((term) => formsOf(term, byKin).flatMap(index.holding)))]
      .map((passage) => ({ passage, score: scoreOf(passage, terms, index, byKin) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  const scored = rank(false);
  const byWords = scored.slice(0, DEEPEST);
  const byKin = terms.some(({ kin }) => kin) ? rank(true).slice(0, DEEPEST) : [];
  const byRequirement = scored.filter(({ passage }) => linked.has(passage)).slice(0, DEEPEST);
  const byMeaning = index.passages
    .map((passage) => ({
      passage,
      likeness: passage.directions.reduce((most, one) => Math.max(most, cosineOf(direction, one)), 0),
    }))
    .filter(({ likeness }) => likeness >= LIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, DEEPEST)
    .map(({ passage }) => ({ passage, score: scoreOf(passage, terms, index, true) }));
  const candidates = new Map<IndexedPassage, Candidate>();
  for (const [route, weight] of [
    [byWords, 1],
    [byKin, BY_KIN],
    [byRequirement, BY_REQUIREMENT],
    [byMeaning, BY_MEANING],
  ] as const)
    route.forEach(({ passage, score }, place) => {
      const one = candidates.get(passage) ?? { passage, score, fused: 0 };
      one.fused += weight / (RANK_OFFSET + place + 1);
      candidates.set(passage, one);
    });
  return [...candidates.values()].toSorted((a, b) => b.fused - a.fused || b.score - a.score);
}

/** The stems that a term may stand there as. */
const formsOf = ({ stem, others, kin }: Term, byKin: boolean) => [
  stem,
  ...others,
  ...(byKin ? (kin?.keys() ?? []) : []),
];

/** The passages that people accepted for the requirements a question speaks of. */
export function linkedPassages(
  question: string,
  links: Link[],
  requirements: Requirement[],
  index: PassageIndex,
): Set<IndexedPassage> {
  if (links.length === 0 || requirements.length === 0) return new Set();
  const block = { kind: 'p' as const, start: 0, end: question.length };
  const { findings } = analyse(question, [block], { fileName: 'question.txt', title: question }, requirements);
  const ids = new Set(
    findings
      .filter(({ confidence }) => confidence >= ABOUT)
      .slice(0, MOST_REQUIREMENTS)
      .map(({ requirementId }) => requirementId),
  );
  const wanted = links.filter(({ requirementId }) => ids.has(requirementId));
  return new Set(
    index.passages.filter(({ source, passage }) =>
      wanted.some(
        ({ documentId, start, end }) =>
          documentId === source.id &&
          passage.sentences.some((sentence) => sentence.start < end && start < sentence.end),
      ),
    ),
  );
}

/** The approved answer to the question most like this one, and how alike the two are (0 to 1, by the words they share). */
export function likestAnswer(terms: Term[], answers: ApprovedAnswer[], rarity: (stem: string) => number) {
  const weigh = (list: Term[]) => list.reduce((sum, { stem, weight }) => sum + weight * rarity(stem), 0);
  const own = new Set(terms.map(({ stem }) => stem));
  let best: { answer: ApprovedAnswer; likeness: number } | null = null;
  for (const answer of answers) {
    const theirs = termsOf(answer.question);
    const shared = weigh(theirs.filter(({ stem }) => own.has(stem)));
    const likeness = shared / (weigh(terms) + weigh(theirs) - shared || 1);
    if (!best || likeness > best.likeness || (likeness === best.likeness && answer.date > best.answer.date))
      best = { answer, likeness };
  }
  return best;
}
