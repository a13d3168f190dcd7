import type { Sentence } from '../read/document.ts';
import { signsOf } from '../judge/signs.ts';
import type { Candidate } from './routes.ts';
import { worthOf, type IndexedPassage, type PassageIndex } from './passage-index.ts';
import { durationsIn, hasAmount, oftenIn } from './quantities.ts';
import { OTHER_WORD, type Term } from './terms.ts';
import type { Citation, QuestionPart } from './types.ts';

/** Sentences of one passage that answer a question, and how much of it they speak of. */
export interface Extract {
  candidate: Candidate;
  sentences: Sentence[];
  /** The terms that they hold, and those that stand above them as well. */
  terms: Set<Term>;
  around: Set<Term>;
  /** Share of the question, by the rarity of its words, that the sentences and their headings hold. */
  coverage: number;
  /** The same of the sentences alone. */
  said: number;
  /** Whether they hold what is asked for: a frequency, a span of time, an amount. */
  fits: boolean;
  score: number;
}

const MOST_SENTENCES = 3;
const DEEPEST = 12;
/** What a heading says counts less than what a sentence says. */
const ABOVE = 0.75;

const WANTS_DAY = /^(?:when|wann|quand|cuándo)\b/iu;
const DAY = /\b(?:on|before|after|within|until|first|last|day|week|month|tag|woche|jour|semaine|día|semana)\b/iu;
const WANTS_WHO = /^(?:who|by whom|wer|qui|quién)\b/iu;
const SOMEBODY =
  /\b(?:responsible|owners?|officer|head|team|manager|director|custodians?|lead|board|zuständig|verantwortlich\w*|leiter\w*|beauftragte\w*|responsable|directeur|directrice|jefe|jefatura)\b/iu;
const WANTS_TIME =
  /\b(?:how long|within (?:what|which|how)|in what (?:time|period)|how (?:soon|quickly|fast)|what period|time objective|retention|wie lange|binnen|innerhalb|combien de temps|délai|cuánto tiempo|plazo)\b/iu;
const WANTS_AMOUNT =
  /\b(?:how many|how much|percentage|share of|minimum|maximum|at least|number of|length|wie viele|mindest|combien|cuánt[oa]s?)\b/iu;

/** The best one to three sentences of each promising passage, best first. */
export function extractFrom(
  candidates: Candidate[],
  part: QuestionPart,
  terms: Term[],
  index: PassageIndex,
): Extract[] {
  const best = candidates[0]?.fused ?? 1;
  return candidates
    .slice(0, DEEPEST)
    .map((candidate) => extract(candidate, part, terms, index))
    .filter((found): found is Extract => found !== null)
    .map((found) => ({ ...found, score: found.score + 0.35 * (found.candidate.fused / best) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (b.candidate.passage.source.date ?? '').localeCompare(a.candidate.passage.source.date ?? ''),
    );
}

function extract(candidate: Candidate, part: QuestionPart, terms: Term[], index: PassageIndex): Extract | null {
  const { passage, document } = candidate.passage;
  const worth = new Map(terms.map((term) => [term, worthOf(term, index)]));
  const whole = [...worth.values()].reduce((sum, value) => sum + value, 0) || 1;
  const held = (stems: Set<string>) => {
    const found = new Map<Term, number>();
    for (const term of terms) {
      if (stems.has(term.stem)) found.set(term, 1);
      else if (term.others.some((other) => stems.has(other))) found.set(term, OTHER_WORD);
    }
    return found;
  };
  const above = held(
    new Set([...passage.path.flatMap(({ words }) => words), ...document.titles.flat()].map(({ stem }) => stem)),
  );
  const stemsOf = ({ words }: Sentence) => held(new Set(words.map(({ stem }) => stem)));
  const massOf = (found: Iterable<[Term, number]>) =>
    [...found].reduce((sum, [term, share]) => sum + share * (worth.get(term) ?? 0), 0) / whole;

  let lead: { sentence: Sentence; score: number } | null = null;
  for (const sentence of passage.sentences) {
    if (isHeader(sentence, candidate.passage)) continue;
    const text = document.text.slice(sentence.start, sentence.end);
    const own = stemsOf(sentence);
    const fit = fits(part, text) ? 0.3 : 0;
    const says = signsOf(sentence, document).says ? 0.05 : 0;
    const score =
      (massOf(own) + fit * Math.min(1, massOf(own) * 2 + 0.3 * massOf(above)) + says) *
      (sentence.words.length < 3 ? 0.6 : 1);
    if (!lead || score > lead.score) lead = { sentence, score };
  }
  if (!lead) return null;
  const chosen = [lead.sentence];
  const covered = stemsOf(lead.sentence);
  // A further sentence is worth its place when it says of the question what was not said yet.
  for (const sentence of passage.sentences) {
    if (chosen.length >= MOST_SENTENCES || sentence === lead.sentence || isHeader(sentence, candidate.passage))
      continue;
    const adds = massOf([...stemsOf(sentence)].filter(([term]) => !covered.has(term)));
    const isFit =
      !fits(part, textOf(candidate.passage, chosen)) &&
      fits(part, document.text.slice(sentence.start, sentence.end)) &&
      massOf(stemsOf(sentence)) > 0.15;
    if (adds < 0.2 && !isFit) continue;
    chosen.push(sentence);
    for (const [term, share] of stemsOf(sentence)) covered.set(term, Math.max(share, covered.get(term) ?? 0));
  }
  // The figure often stands in the sentence that follows the one which names the thing.
  const next = passage.sentences[passage.sentences.indexOf(lead.sentence) + 1];
  if (next && wantsFigure(part) && chosen.length < MOST_SENTENCES && !fits(part, textOf(candidate.passage, chosen)))
    if (fits(part, document.text.slice(next.start, next.end)) && !chosen.includes(next)) chosen.push(next);
  chosen.sort((a, b) => a.start - b.start);
  const said = massOf(covered);
  const coverage = said + ABOVE * massOf([...above].filter(([term]) => !covered.has(term)));
  const isFit = fits(part, textOf(candidate.passage, chosen));
  const isOff = wantsFigure(part) && !isFit;
  return {
    candidate,
    sentences: chosen,
    terms: new Set(covered.keys()),
    around: new Set([...covered.keys(), ...above.keys()]),
    coverage,
    said,
    fits: isFit,
    score: (coverage * 0.7 + lead.score * 0.6) * (isOff ? 0.6 : 1),
  };
}

const textOf = ({ document }: IndexedPassage, sentences: Sentence[]) =>
  sentences.map(({ start, end }) => document.text.slice(start, end)).join(' ');

/** The first row of a table names its columns and says nothing. */
function isHeader(sentence: Sentence, { document, source }: IndexedPassage): boolean {
  if (sentence.kind !== 'row') return false;
  const at = source.blocks.findIndex(({ start }) => start === sentence.start);
  return (
    source.blocks[at - 1]?.kind !== 'row' &&
    source.blocks[at + 1]?.kind === 'row' &&
    !/\d/.test(document.text.slice(sentence.start, sentence.end))
  );
}

/** Whether a text holds the kind of thing that is asked for; questions that want no figure are met by any. */
function fits({ kind, text: question }: QuestionPart, text: string): boolean {
  if (kind === 'how-often') return oftenIn(text) !== null;
  if (kind !== 'what') return true;
  if (WANTS_TIME.test(question)) return durationsIn(text).length > 0;
  if (WANTS_DAY.test(question)) return DAY.test(text);
  if (WANTS_WHO.test(question)) return SOMEBODY.test(text);
  return WANTS_AMOUNT.test(question) ? hasAmount(text) : true;
}

/** Whether the question asks for a figure at all. */
export function wantsFigure({ kind, text }: QuestionPart): boolean {
  return (
    kind === 'how-often' ||
    (kind === 'what' &&
      (WANTS_TIME.test(text) || WANTS_AMOUNT.test(text) || WANTS_DAY.test(text) || WANTS_WHO.test(text)))
  );
}

/** The sentences as citations; neighbours that touch become one. */
export function citationsOf({ candidate, sentences }: Pick<Extract, 'candidate' | 'sentences'>): Citation[] {
  const { source, passage } = candidate.passage;
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of sentences) {
    const last = spans.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({
    documentId: source.id,
    title: source.title,
    start,
    end,
    text: source.text.slice(start, end),
    path: passage.path.map(({ text }) => text),
    page: source.blocks.findLast((block) => block.start <= start)?.page ?? null,
  }));
}
