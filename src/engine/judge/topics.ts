import type { Topic } from '#domain/documents/analysis.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Document, Sentence } from '../read/document.ts';
import type { Matches } from '../match/evidence.ts';
import { addPhrase, hitsOf, type Phrase, type PhraseNode, trieOf } from '../match/phrases.ts';
import { type RequirementIndex, stemsOf } from '../match/requirement-index.ts';
import type { Token } from '../read/tokens.ts';
import { quoteAround } from './quotes.ts';
import { TOPIC_NAMES } from './topic-names.ts';

const MOST = 6;
/** A requirement gives its name to a topic when the text uses this many of its phrases. */
const PHRASES = 2;
/** Longer titles are no words that people would write. */
const LONGEST = 50;
/** The name of a requirement is worth less than that of a subject, which is what people call it. */
const BY_REQUIREMENT = 0.6;

interface Found {
  label: string;
  stems: Set<string>;
  score: number;
  quoted: Sentence;
}

/**
 * What a document is about: subjects and requirements by their proper names in its language, what it says most and in headings first, each with
 * a sentence that speaks of it, and none twice in other words.
 */
export function topicsOf(document: Document, matches: Matches, index: RequirementIndex): Topic[] {
  const found = [...subjectsOf(document), ...requirementsOf(document, matches, index)].toSorted(
    (a, b) => b.score - a.score || (a.label < b.label ? -1 : 1),
  );
  const topics: Topic[] = [];
  const used: Set<string>[] = [];
  for (const { label, stems, quoted } of found) {
    if (used.some((other) => isWithin(stems, other) || isWithin(other, stems))) continue;
    used.push(stems);
    topics.push({ label, quote: quoteAround(quoted, document) });
    if (topics.length >= MOST) break;
  }
  return topics;
}

const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((stem) => all.has(stem));

interface Subjects {
  trie: PhraseNode;
  names: string[];
  /** The stems of each name in English, by which names in other words are told. */
  stems: Set<string>[];
}

const known = new Map<Language, Subjects>();

/** Names are found by their words in English and in the document's language. */
function subjectsIn(language: Language): Subjects {
  const seen = known.get(language);
  if (seen) return seen;
  const phrases = new Map<string, Phrase>();
  TOPIC_NAMES.forEach((names, requirement) => {
    for (const each of new Set<Language>(['en', language])) {
      const words = plain(names[each]);
      addPhrase(phrases, words, stemsOf(words, each), { requirement, ask: -1, title: true });
    }
  });
  const subjects = {
    trie: trieOf([...phrases.values()]),
    names: TOPIC_NAMES.map((names) => names[language]),
    stems: TOPIC_NAMES.map(({ en }) => new Set(stemsOf(plain(en)))),
  };
  known.set(language, subjects);
  return subjects;
}

interface Counted extends Found {
  count: number;
  heading: number;
}

/** A name without its abbreviation. */
const plain = (name: string) => name.replace(/\s*\(.*\)$/, '');

function subjectsOf(document: Document): Found[] {
  const { trie, names, stems } = subjectsIn(document.language);
  const found = new Map<number, Counted>();
  const note = (tokens: Token[], quoted: Sentence, heading: boolean) => {
    for (const { owners } of longest(
      hitsOf(
        tokens.map(({ stem }) => stem),
        trie,
      ),
    )) {
      const requirement = owners[0]?.requirement ?? -1;
      const one = found.get(requirement) ?? {
        label: names[requirement] ?? '',
        stems: stems[requirement] ?? new Set(),
        score: 0,
        quoted,
        count: 0,
        heading: 0,
      };
      if (heading) one.heading++;
      else one.quoted = one.count++ > 0 ? fuller(one.quoted, quoted) : quoted;
      found.set(requirement, one);
    }
  };
  const [first] = document.sentences;
  if (!first) return [];
  for (const heading of document.headings)
    note(heading.tokens, document.passages.find(({ path }) => path.includes(heading))?.sentences[0] ?? first, true);
  for (const title of document.titles) note(title, first, true);
  for (const sentence of document.sentences) note(sentence.tokens, sentence, false);
  return [...found.values()]
    .filter((one) => one.count + one.heading > 1 || one.stems.size > 1)
    .map((one) => ({
      ...one,
      score:
        Math.log1p(one.count + one.heading) * (one.stems.size > 1 ? 1 : 0.75) * (1 + Math.min(2, one.heading) * 0.6),
    }));
}

/** "Risk treatment plan" is no "risk treatment". */
function longest(hits: { phrase: Phrase; at: number }[]): Phrase[] {
  const covers = (a: (typeof hits)[number], b: (typeof hits)[number]) =>
    a !== b &&
    a.at <= b.at &&
    a.at + a.phrase.stems.length >= b.at + b.phrase.stems.length &&
    a.phrase.stems.length > b.phrase.stems.length;
  return hits.filter((hit) => !hits.some((other) => covers(other, hit))).map(({ phrase }) => phrase);
}

/** Requirements that the text uses several phrases of, by their titles. */
function requirementsOf(document: Document, { hits, headingHits }: Matches, index: RequirementIndex): Found[] {
  const found = new Map<number, { phrases: Map<Phrase, number>; quoted: Sentence }>();
  hits.forEach((inSentence, position) => {
    const sentence = document.sentences[position];
    for (const { phrase, strength } of inSentence) {
      if (!sentence || strength < 1 || phrase.stems.length < 2) continue;
      for (const { requirement, ask } of phrase.owners) {
        if (ask >= 0) continue;
        const one = found.get(requirement) ?? { phrases: new Map(), quoted: sentence };
        one.phrases.set(phrase, (one.phrases.get(phrase) ?? 0) + 1);
        one.quoted = fuller(one.quoted, sentence);
        found.set(requirement, one);
      }
    }
  });
  const inHeadings = new Set(headingHits.flatMap((each) => each.map(({ phrase }) => phrase)));
  return [...found]
    .filter(([at, { phrases }]) => phrases.size >= PHRASES && titleOf(index, at).length <= LONGEST)
    .map(([requirement, { phrases, quoted }]) => {
      const label = titleOf(index, requirement);
      const weights = [...phrases].map(
        ([phrase, count]) => Math.log1p(count) * phrase.weight * (inHeadings.has(phrase) ? 1.6 : 1),
      );
      return {
        label,
        stems: new Set(stemsOf(index.requirements[requirement]?.title ?? '')),
        score: weights.reduce((sum, weight) => sum + weight, 0) * BY_REQUIREMENT,
        quoted,
      };
    });
}

function titleOf({ requirements, language }: RequirementIndex, at: number): string {
  const requirement = requirements[at];
  const abroad = language === 'en' ? undefined : requirement?.abroad?.[language]?.title;
  return (abroad ?? requirement?.title ?? '').split(' – ')[0] ?? '';
}

/** A sentence of a few words is no quote where another says more. */
function fuller(one: Sentence, other: Sentence): Sentence {
  return one.tokens.length < 6 && other.tokens.length > one.tokens.length ? other : one;
}
