import type { Requirement } from '#domain/frameworks/requirement.ts';
import { analyse } from '../analyse.ts';
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
  /** How many routes came to it. */
  routes: number;
}

const RANK_OFFSET = 60;
const DEEPEST = 20;
/** What the way over a requirement counts beside the words themselves. */
const BY_REQUIREMENT = 0.5;
/** From this confidence on a question is taken to be about a requirement. */
const ABOUT = 0.3;
const MOST_REQUIREMENTS = 2;

/** Passages for a question: by its words, and by what is linked to the requirements that it speaks of. Best first. */
export function retrieve(terms: Term[], linked: Set<IndexedPassage>, index: PassageIndex): Candidate[] {
  const scored = index.passages
    .map((passage) => ({ passage, score: scoreOf(passage, terms, index) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const byWords = scored.slice(0, DEEPEST);
  const byRequirement = scored.filter(({ passage }) => linked.has(passage)).slice(0, DEEPEST);
  const candidates = new Map<IndexedPassage, Candidate>();
  for (const [route, weight] of [
    [byWords, 1],
    [byRequirement, BY_REQUIREMENT],
  ] as const)
    route.forEach(({ passage, score }, rank) => {
      const one = candidates.get(passage) ?? { passage, score, fused: 0, routes: 0 };
      one.fused += weight / (RANK_OFFSET + rank + 1);
      one.routes += 1;
      candidates.set(passage, one);
    });
  return [...candidates.values()].toSorted((a, b) => b.fused - a.fused || b.score - a.score);
}

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
