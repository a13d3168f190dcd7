import type { DocumentType, Finding, Quote } from '#domain/documents/reading.ts';
import type { AskStatus } from '#domain/frameworks/requirement.ts';
import type { Ask } from '#domain/frameworks/requirement.ts';
import type { Document, Sentence } from '../read/document.ts';
import type { Matches } from '../match/evidence.ts';
import { stemsOf, type RequirementIndex } from '../match/requirement-index.ts';
import { quoteAround } from './quotes.ts';
import { signsOf } from './signs.ts';

/** Kinds of document that order a thing and therefore cannot prove that it was done. */
const ORDERS: DocumentType[] = ['policy', 'procedure', 'plan'];

/** Kinds of document that lay down rules. */
const RULES: DocumentType[] = ['policy', 'procedure', 'plan', 'contract'];

/** For each ask of a requirement whether the document covers it, with the sentence that shows it best. */
export function judgeAsks(
  requirement: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
  type: DocumentType,
): Finding['asks'] {
  const item = index.requirements[requirement];
  const touching = touchingSentences(requirement, matches, document);
  const namesSubject = (matches.evidence[requirement]?.title ?? 0) > 0.6;
  return (item?.asks ?? []).map((ask, position) =>
    judgeAsk(ask, position, requirement, touching, document, index, type, namesSubject),
  );
}

interface Best {
  score: number;
  sentence: Sentence;
  open: boolean;
}

interface Touching {
  sentence: Sentence;
  hits: Matches['hits'][number];
}

function touchingSentences(requirement: number, { hits, evidence }: Matches, document: Document): Touching[] {
  const passages = evidence[requirement]?.passages;
  return document.sentences
    .map((sentence, position) => ({ sentence, hits: hits[position] ?? [] }))
    .filter(
      ({ sentence, hits: own }) =>
        passages?.has(sentence.passage) ||
        own.some(({ phrase }) => phrase.owners.some((owner) => owner.requirement === requirement)),
    );
}

function judgeAsk(
  ask: Ask,
  position: number,
  requirement: number,
  touching: Touching[],
  document: Document,
  index: RequirementIndex,
  type: DocumentType,
  namesSubject: boolean,
): Finding['asks'][number] {
  const wanted = new Map<string, number>();
  for (const stem of [...stemsOf(ask.text), ...ask.cues.flatMap((cue) => stemsOf(cue))])
    wanted.set(stem, index.rarity(stem));
  const likeness = (shared: Set<string>) =>
    Math.min(1, [...shared].reduce((sum, stem) => sum + (wanted.get(stem) ?? 0), 0) / (whole * 0.75));
  const whole = [...new Set(stemsOf(ask.text))].reduce((sum, stem) => sum + index.rarity(stem), 0) || 1;
  let best: Best | null = null;
  const passages = new Map<number, { cue: number; stems: Set<string>; best: Best }>();
  for (const { sentence, hits } of touching) {
    const cue = hits
      .filter(({ phrase }) =>
        phrase.owners.some((owner) => owner.requirement === requirement && owner.ask === position),
      )
      .reduce((most, { phrase, strength }) => Math.max(most, strength * Math.min(1, 0.35 + phrase.weight)), 0);
    const shared = new Set(sentence.words.map(({ stem }) => stem).filter((stem) => wanted.has(stem)));
    const { says: states, open } = signsOf(sentence, document);
    const says = states ? 0.1 : 0;
    const score =
      (cue * 0.65 + likeness(shared) * 0.5 + says) * (sentence.words.length < 3 ? 0.5 : 1) * (open ? 0.6 : 1);
    const own = { score, sentence, open };
    if (!best || score > best.score) best = own;
    const around = passages.get(sentence.passage) ?? { cue: 0, stems: new Set(), best: own };
    if (!open) {
      around.cue = Math.max(around.cue, cue);
      for (const stem of shared) around.stems.add(stem);
    }
    if (score > around.best.score) around.best = own;
    passages.set(sentence.passage, around);
  }
  // What one sentence leaves out, its neighbours under the same heading may say.
  for (const { cue, stems, best: own } of passages.values()) {
    const score = cue * 0.6 + likeness(stems) * 0.45;
    if (own.score > 0.2 && best && score > best.score) best = { ...own, score };
  }
  // That rules exist is shown by the rules themselves.
  if (best && ask.kind === 'policy' && RULES.includes(type) && namesSubject)
    best = { ...best, score: best.score + 0.25 };
  if (!best || best.score < 0.38) return { id: ask.id, status: 'missing' };
  const proves = ask.kind !== 'record' || !ORDERS.includes(type);
  const status: AskStatus = best.score >= 0.62 && !best.open && proves ? 'covered' : 'partial';
  const quote: Quote = quoteAround(best.sentence, document);
  return { id: ask.id, status, quote };
}
