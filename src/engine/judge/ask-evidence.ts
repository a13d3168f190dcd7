import type { DocumentType } from '#domain/documents/reading.ts';
import type { Ask } from '#domain/frameworks/requirement.ts';
import type { Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import { signsOf } from './signs.ts';
import { slotsOf } from './slots.ts';

/** What speaks for an ask in a document, each 0 to 1. */
export const ASK_FEATURES = [
  'cue',
  'near-cue',
  'likeness',
  'passage-likeness',
  'about',
  'named',
  'firm',
  'fits-type',
  'only-ordered',
  'left-open',
] as const;
export type AskFeatures = Record<(typeof ASK_FEATURES)[number], number>;

export interface AskEvidence {
  features: AskFeatures;
  /** The sentence that shows it best. */
  sentence: Sentence | null;
  /** Whether that sentence leaves the matter open or denies it. */
  open: boolean;
}

/** Kinds of document that order a thing and therefore cannot prove that it was done. */
const ORDERS: DocumentType[] = ['policy', 'procedure', 'plan'];
/** Kinds of document that lay down rules. */
const RULES: DocumentType[] = ['policy', 'procedure', 'plan', 'contract', 'statement'];
/** Kinds of document that show what was done. */
const PROOFS: DocumentType[] = ['record', 'register', 'report', 'minutes', 'form', 'training'];

/** Asks that want to be told how often or by when, and those that want to be told who. */
const WHEN =
  /\b(?:regular|interval|planned|periodic|repeated|reviewed|at entry|time limits?|in time|schedule|set time|target times|dates?|reliably|promptly|quickly)\b/i;
const WHO = /\b(?:responsib|roles?|owners?|assigned|who\b|authori[sz]|approv|person\b|duties)/i;

interface Seen {
  sentence: Sentence;
  cue: number;
  near: number;
  shared: Set<string>;
  open: boolean;
  worth: number;
}

/** Looks for one ask of a requirement in the sentences that touch the requirement. */
export function evidenceFor(
  requirement: number,
  position: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
  type: DocumentType,
): AskEvidence {
  const ask = index.requirements[requirement]?.asks[position];
  const one = matches.evidence[requirement];
  const features = Object.fromEntries(ASK_FEATURES.map((name) => [name, 0])) as AskFeatures;
  if (!ask || !one) return { features, sentence: null, open: false };
  const wanted = wantedBy(requirement, position, index);
  const seen = [...candidatesOf(requirement, wanted, document, matches)].flatMap((at): Seen[] => {
    const sentence = document.sentences[at];
    if (!sentence) return [];
    let cue = 0;
    let near = 0;
    for (const { phrase, strength } of matches.hits[at] ?? []) {
      for (const owner of phrase.owners) {
        if (owner.requirement !== requirement) continue;
        const value = strength * Math.min(1, 0.35 + phrase.weight);
        if (owner.ask === position) cue = Math.max(cue, value);
        else if (owner.near === position) near = Math.max(near, value);
      }
    }
    const shared = new Set<string>();
    for (const { stem } of sentence.words) if (wanted.stems.has(stem)) shared.add(stem);
    if (cue === 0 && near === 0 && shared.size === 0) return [];
    const { open } = signsOf(sentence, document);
    const worth =
      (cue * 0.6 + near * 0.35 + likenessOf(shared, wanted) * 0.6) *
      (sentence.words.length < 3 ? 0.5 : 1) *
      (open ? 0.5 : 1);
    return [{ sentence, cue, near, shared, open, worth }];
  });
  const best = seen.reduce<Seen | null>((most, each) => (most && most.worth >= each.worth ? most : each), null);
  if (!best) return { features, sentence: null, open: false };
  const firm = seen.filter(({ open }) => !open);
  const passages = Map.groupBy(firm, ({ sentence }) => sentence.passage);
  let around = 0;
  for (const own of passages.values())
    around = Math.max(around, likenessOf(new Set(own.flatMap(({ shared }) => [...shared])), wanted));
  const text = document.text.slice(best.sentence.start, best.sentence.end);
  const slots = slotsOf(text);
  const wants = [WHEN.test(ask.text) && slots.frequency, WHO.test(ask.text) && slots.actor];
  const most = (value: (each: Seen) => number) => firm.reduce((sum, each) => Math.max(sum, value(each)), 0);
  Object.assign(features, {
    cue: most((each) => each.cue),
    'near-cue': most((each) => each.near),
    likeness: most(({ shared }) => likenessOf(shared, wanted)),
    'passage-likeness': around,
    about: Math.min(1, one.passages.get(best.sentence.passage) ?? 0),
    named: Math.min(1, Math.max(one.title, one.heading * 0.7)),
    firm: Math.min(1, (slots.modal || slots.done ? 0.5 : 0) + (wants.some(Boolean) ? 0.5 : 0)),
    'fits-type': fits(ask, type) ? 1 : 0,
    'only-ordered': ask.kind === 'record' && ORDERS.includes(type) ? 1 : 0,
    'left-open': best.open ? 1 : 0,
  } satisfies AskFeatures);
  return { features, sentence: best.sentence, open: best.open };
}

interface Places {
  /** Sentences by the stems they hold. */
  stems: Map<string, number[]>;
  /** Sentences by the requirements whose cues they hold. */
  hits: Map<number, number[]>;
}

const places = new WeakMap<Matches, Places>();

/** The sentences that hold a cue of the requirement or a word that the ask wants, in the order of the text. */
function candidatesOf(requirement: number, { stems }: Wanted, document: Document, matches: Matches): number[] {
  const known = places.get(matches) ?? placesIn(document, matches);
  places.set(matches, known);
  const found = new Set(known.hits.get(requirement));
  for (const stem of stems.keys()) for (const at of known.stems.get(stem) ?? []) found.add(at);
  return [...found].toSorted((a, b) => a - b);
}

function placesIn(document: Document, matches: Matches): Places {
  const found: Places = { stems: new Map(), hits: new Map() };
  const put = <K>(map: Map<K, number[]>, key: K, at: number) => {
    const list = map.get(key);
    if (!list) map.set(key, [at]);
    else if (list.at(-1) !== at) list.push(at);
  };
  document.sentences.forEach(({ words }, at) => {
    for (const { stem } of words) put(found.stems, stem, at);
    for (const { phrase } of matches.hits[at] ?? [])
      for (const { requirement } of phrase.owners) put(found.hits, requirement, at);
  });
  return found;
}

function fits(ask: Ask, type: DocumentType): boolean {
  if (ask.kind === 'record') return PROOFS.includes(type);
  return ask.kind === 'policy' ? RULES.includes(type) : type !== 'unknown';
}

interface Wanted {
  /** Stems of the ask's text count whole, those of its cues less. */
  stems: Map<string, number>;
  whole: number;
}

const wantedOf = new WeakMap<RequirementIndex, Map<string, Wanted>>();

function wantedBy(requirement: number, position: number, index: RequirementIndex): Wanted {
  const all = wantedOf.get(index) ?? new Map<string, Wanted>();
  wantedOf.set(index, all);
  const key = `${requirement} ${position}`;
  const before = all.get(key);
  if (before) return before;
  const stems = new Map<string, number>();
  const ask = index.asks[requirement]?.[position];
  for (const stem of ask?.cues ?? []) stems.set(stem, 0.7 * index.rarity(stem));
  const own = new Set(ask?.text ?? []);
  for (const stem of own) stems.set(stem, index.rarity(stem));
  const whole = [...own].reduce((sum, stem) => sum + index.rarity(stem), 0) || 1;
  const wanted = { stems, whole };
  all.set(key, wanted);
  return wanted;
}

/** How much of what an ask wants stands in these stems: 1 when they make up about two thirds of its text. */
function likenessOf(shared: Set<string>, { stems, whole }: Wanted): number {
  let sum = 0;
  for (const stem of shared) sum += stems.get(stem) ?? 0;
  return Math.min(1, sum / (whole * 0.65));
}
