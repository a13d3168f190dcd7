import type { Topic } from '#domain/documents/reading.ts';
import type { Document } from '../read/document.ts';
import type { Matches } from '../match/evidence.ts';
import type { Phrase } from '../match/phrases.ts';
import { quoteAround } from './quotes.ts';

const MOST = 6;

/** What a document is about: the cue phrases it uses most, those in headings first, each with a sentence that holds it. */
export function topicsOf(document: Document, { hits, headingHits }: Matches): Topic[] {
  const found = new Map<Phrase, { count: number; heading: number; sentence: number }>();
  hits.forEach((inSentence, position) => {
    for (const { phrase, strength } of inSentence) {
      if (strength < 1 || !phrase.owners.some(({ ask }) => ask < 0)) continue;
      const one = found.get(phrase) ?? { count: 0, heading: 0, sentence: position };
      one.count++;
      const longer =
        (document.sentences[position]?.words.length ?? 0) > (document.sentences[one.sentence]?.words.length ?? 0);
      if (longer && (document.sentences[one.sentence]?.words.length ?? 0) < 6) one.sentence = position;
      found.set(phrase, one);
    }
  });
  for (const inHeading of headingHits) {
    for (const { phrase } of inHeading) {
      const one = found.get(phrase);
      if (one) one.heading++;
    }
  }
  const scored = [...found]
    .map(([phrase, one]) => ({
      phrase,
      one,
      score: Math.log1p(one.count) * phrase.weight * (1 + Math.min(2, one.heading) * 0.6),
    }))
    .filter(({ one, phrase }) => one.count + one.heading > 1 || phrase.stems.length > 1)
    .toSorted((a, b) => b.score - a.score || a.phrase.id - b.phrase.id);
  const lower = document.text.toLowerCase();
  const topics: Topic[] = [];
  const used: Set<string>[] = [];
  for (const { phrase, one } of scored) {
    const stems = new Set(phrase.stems);
    const sentence = document.sentences[one.sentence];
    if (
      !sentence ||
      used.some((other) => [...stems].every((stem) => other.has(stem)) || [...other].every((stem) => stems.has(stem)))
    )
      continue;
    used.push(stems);
    topics.push({ label: capitalise(labelOf(phrase, lower)), quote: quoteAround(sentence, document) });
    if (topics.length >= MOST) break;
  }
  return topics;
}

/** Of the spellings of a phrase the one that the document itself uses. */
function labelOf({ text, spellings }: Phrase, lower: string): string {
  return spellings.find((spelling) => lower.includes(spelling.toLowerCase())) ?? text;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
