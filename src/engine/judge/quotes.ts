import type { Quote } from '#domain/documents/analysis.ts';
import type { Document, Heading, Sentence } from '../read/document.ts';
import type { Ask } from '#domain/frameworks/requirement.ts';
import type { Hit, Matches } from '../match/evidence.ts';
import type { Owner } from '../match/phrases.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import { isAboutOthers } from './about-others.ts';
import { signsOf } from './signs.ts';
import { holds } from './verdict.ts';

const SHORTEST = 40;
const LONGEST = 350;
const MOST = 3;

/** Lines about the document rather than its subject. */
const ABOUT_ITSELF =
  /^(?:see\b|(?:ISO|IEC|NIST|SOC|PCI|CIS|COBIT|GDPR|HIPAA)\b[^.]{0,80}$|references?\b|related (?:documents?|policies)|version\b|document[- ](?:id|owner|type|version)|owner\b|approved by|last (?:updated?|review)|next review|classification:|author\b|status\b|table of contents|nist csf functions)|\.md\b/i;

interface Candidate {
  sentence: Sentence;
  score: number;
  /** It says something that may show the requirement: no scope line, question, plan, denial or duty of others. */
  isSound: boolean;
  /** It says anything at all: no row of column names, no blank. */
  says: boolean;
}

/** What a sentence must reach to be shown; where nothing does, the likest sentence above the lower bound is shown alone. */
const GOOD = 0.3;
const FAIR = 0.1;

/**
 * Up to three passages that show a requirement best, each a slice of the stored text, best first. Sentences win that hold several of
 * its cues, share its words or stand under a heading that names it, that state or demand something, and that can be read on their own. A sentence
 * that shows nothing stands there only where no other speaks of the requirement, and then alone.
 */
export function quotesFor(requirement: number, document: Document, matches: Matches, index: RequirementIndex): Quote[] {
  const headings = document.passages.map(({ path }) => aboveAll(path, requirement, matches));
  const asks = index.requirements[requirement]?.asks ?? [];
  const rows = document.sentences.filter(({ kind }) => kind === 'row').length > document.sentences.length * 0.4;
  const title = Math.min(1, matches.evidence[requirement]?.title ?? 0);
  const strengths = matches.evidence[requirement]?.passages;
  const statements = statementsOf(document);
  const aboutOthers = isAboutOthers(requirement, index);
  const found = document.sentences
    .map((sentence, position): Candidate => {
      // Of two that say as much, the earlier one is what the text opens with.
      const early = 1 - (0.12 * position) / document.sentences.length;
      const about: About = {
        title: title > NAMED ? title : 0,
        heading: headings[sentence.passage] ?? 0,
        passage: strengths?.get(sentence.passage) ?? 0,
        likeness: likenessOf(sentence, requirement, index),
        row: sentence.kind !== 'row' ? 1 : rows ? 0.95 : 0.75,
      };
      return {
        sentence,
        score: early * scoreOf(requirement, asks, sentence, matches.hits[position] ?? [], about, document),
        says: (statements[position] ?? []).some(({ mode }) => mode !== 'blank'),
        isSound: (statements[position] ?? []).some((statement) => holds(statement, aboutOthers)),
      };
    })
    .filter(({ score }) => score > FAIR)
    .toSorted((a, b) => b.score - a.score || a.sentence.start - b.sentence.start);
  const sound = found.filter(({ isSound }) => isSound);
  const candidates = sound.length > 0 ? sound : found.filter(({ says }) => says).slice(0, 1);
  const best = candidates[0]?.score ?? 0;
  const quotes: Quote[] = [];
  for (const { sentence, score } of candidates) {
    if (quotes.length >= MOST || score < Math.max(best * 0.4, quotes.length > 0 ? GOOD : FAIR)) break;
    const quote = quoteAround(sentence, document);
    if (!quotes.some((other) => quote.start < other.end && other.start < quote.end)) quotes.push(quote);
  }
  return quotes;
}

/** How well the headings above a passage name a requirement, the nearest most of all. */
function aboveAll(path: Heading[], requirement: number, { headings }: Matches): number {
  return path
    .toReversed()
    .reduce((most, heading, up) => Math.max(most, (headings.get(heading)?.get(requirement) ?? 0) * 0.75 ** up), 0);
}

/** Likeness of a sentence to the requirement's own words, 0 to 1. */
function likenessOf({ tokens }: Sentence, requirement: number, index: RequirementIndex): number {
  const own = index.words[requirement];
  if (!own) return 0;
  let shared = 0;
  let length = 0;
  for (const stem of new Set(tokens.map((word) => word.stem))) {
    const rarity = index.rarity(stem);
    shared += rarity * (own.get(stem) ?? 0);
    length += rarity * rarity;
  }
  // Short sentences are not likelier to be right because they leave everything else out.
  return shared / Math.sqrt(length + 4);
}

interface About {
  /** How well the document's names name the requirement, when they do: then any of its rules shows it a little. */
  title: number;
  heading: number;
  passage: number;
  likeness: number;
  /** What a row of a table is worth beside a sentence: less, unless the document is mostly tables. */
  row: number;
}

/** A cue of an ask shows as much as the ask weighs; one of the requirement in general as much as one of a middling ask. */
function weightOf({ ask }: Owner, asks: Ask[]): number {
  return 0.6 + 0.2 * (asks[ask]?.weight ?? 2);
}

function scoreOf(
  requirement: number,
  asks: Ask[],
  sentence: Sentence,
  hits: Hit[],
  { title, heading, passage, likeness, row }: About,
  document: Document,
): number {
  let cues = 0;
  for (const { phrase, strength } of hits) {
    const owner = phrase.owners.find((one) => one.requirement === requirement);
    if (owner) cues += phrase.weight * strength * weightOf(owner, asks);
  }
  const text = document.text.slice(sentence.start, sentence.end);
  const base =
    Math.log1p(cues * CUES) +
    likeness * LIKENESS +
    (heading > 0.35 ? heading * HEADING : 0) +
    Math.min(1, passage) * PASSAGE +
    title * TITLE;
  if (
    (cues === 0 && likeness < 0.05 && heading <= 0.35 && title === 0) ||
    sentence.tokens.length < 3 ||
    ABOUT_ITSELF.test(text)
  )
    return 0;
  const words = sentence.tokens.length;
  const fit = text.length < SHORTEST ? 0.75 : text.length > LONGEST ? 0.7 : 1;
  const signs = signsOf(sentence, document);
  const says = signs.says ? 1.2 : 1;
  const open = signs.placeholders ? 0.7 : signs.open ? 0.8 : 1;
  const lead = text.endsWith(':') ? 0.6 : 1;
  const firm = FIRM.test(text) ? 1.1 : 1;
  const aside = ASIDE.test(text) ? 0.7 : 1;
  return base * fit * says * row * open * lead * firm * aside * (words < 5 ? 0.7 : 1);
}

const CUES = 1.5;
const LIKENESS = 1.2;
const HEADING = 0.5;
const PASSAGE = 0.2;
const TITLE = 0.25;
/** Names that are about a requirement match it at least this well. */
const NAMED = 0.5;

/** A rule with its number, or a thing done on a day: what an auditor would copy out. */
const FIRM =
  /\d|\b(?:every|each|daily|weekly|monthly|quarterly|yearly|annually|always|never|only|all|jede[nsmr]?|täglich|monatlich|jährlich|nur|alle|chaque|toujours|jamais|uniquement|tous|toutes|cada|siempre|nunca|solo|todos|todas)\b/i;

/** What a text says about itself or its purpose is less than what it lays down. */
const ASIDE =
  /^(?:the )?(?:purpose|aim|goal|objective|scope) (?:of|is)\b|\b(?:this (?:policy|document|procedure|standard|guideline|plan|section)|diese (?:richtlinie|regelung|anweisung)|dieses dokument|(?:la présente|cette) (?:politique|procédure)|(?:esta|la presente) (?:política|norma)|este (?:procedimiento|documento)) (?:is|are|applies|defines|describes|establishes|sets|outlines|provides|gilt|regelt|beschreibt|legt|s’applique|définit|décrit|fixe|establece|define|describe|se aplica|regula)\b|\b(?:next|nächste|prochaine|próxima) (?:\w+ ){0,3}(?:is due|review|überprüfung|revue|revisión)\b/i;

/** The sentence as a quote: a very short one takes its neighbours in the same passage with it, a very long one is cut at a word. */
export function quoteAround(sentence: Sentence, document: Document): Quote {
  let { start, end } = sentence;
  const neighbours = document.passages[sentence.passage]?.sentences ?? [];
  let before = neighbours.indexOf(sentence) - 1;
  let after = before + 2;
  while (end - start < SHORTEST || document.text[end - 1] === ':') {
    const gap = document.text[end - 1] === ':' ? 2 : 1;
    const next = neighbours[after];
    const previous = neighbours[before];
    if (next && next.end - start <= LONGEST && next.start - end <= gap) {
      end = next.end;
      after++;
    } else if (previous && end - previous.start <= LONGEST && start - previous.end <= 1) {
      start = previous.start;
      before--;
    } else break;
  }
  if (end - start > LONGEST) {
    const cut = document.text.lastIndexOf(' ', start + LONGEST);
    end = cut > start ? cut : start + LONGEST;
  }
  return { start, end, text: document.text.slice(start, end) };
}
