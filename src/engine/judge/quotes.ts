import type { Quote } from '#domain/documents/reading.ts';
import type { Document, Sentence } from '../read/document.ts';
import type { Hit, Matches } from '../match/evidence.ts';
import { signsOf } from './signs.ts';

const SHORTEST = 40;
const LONGEST = 350;
const MOST = 3;

/** Lines about the document rather than its subject. */
const ABOUT_ITSELF =
  /^(?:see\b|(?:ISO|IEC|NIST|SOC|PCI|CIS|COBIT|GDPR|HIPAA)\b[^.]{0,80}$|references?\b|related (?:documents?|policies)|version\b|document[- ](?:id|owner|type|version)|owner\b|approved by|last (?:updated?|review)|next review|classification:|author\b|status\b|table of contents|nist csf functions)|\.md\b/i;

interface Candidate {
  sentence: Sentence;
  score: number;
}

/**
 * Up to three passages that show a requirement best, each a slice of the stored text, best first. Sentences win that hold several of
 * its cues or stand under a heading that names it, that state or demand something, and that can be read on their own.
 */
export function quotesFor(requirement: number, document: Document, matches: Matches): Quote[] {
  const candidates: Candidate[] = [];
  const headings = document.passages.map(({ path }) => {
    const last = path.at(-1);
    return last ? (matches.headings.get(last)?.get(requirement) ?? 0) : 0;
  });
  document.sentences.forEach((sentence, position) => {
    const score = scoreOf(
      requirement,
      sentence,
      matches.hits[position] ?? [],
      headings[sentence.passage] ?? 0,
      document,
    );
    if (score > 0.3) candidates.push({ sentence, score });
  });
  candidates.sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start);
  const quotes: Quote[] = [];
  for (const { sentence, score } of candidates) {
    if (quotes.length >= MOST || score < (candidates[0]?.score ?? 0) * 0.4) break;
    const quote = quoteAround(sentence, document);
    if (!quotes.some((other) => quote.start < other.end && other.start < quote.end)) quotes.push(quote);
  }
  return quotes;
}

function scoreOf(requirement: number, sentence: Sentence, hits: Hit[], heading: number, document: Document): number {
  let cues = 0;
  for (const { phrase, strength } of hits) {
    const owner = phrase.owners.find((one) => one.requirement === requirement);
    if (owner) cues += phrase.weight * strength * (owner.ask >= 0 ? 0.8 : 1);
  }
  const text = document.text.slice(sentence.start, sentence.end);
  const base = Math.log1p(cues * 1.5) + (heading > 0.35 ? heading * 0.6 : 0);
  if (base === 0 || sentence.words.length < 3 || ABOUT_ITSELF.test(text)) return 0;
  const words = sentence.words.length;
  const fit = text.length < SHORTEST ? 0.75 : text.length > LONGEST ? 0.7 : 1;
  const signs = signsOf(sentence, document);
  const says = signs.says ? 1.2 : 1;
  const kind = sentence.kind === 'row' ? 0.75 : 1;
  const open = signs.placeholders ? 0.7 : 1;
  const lead = text.endsWith(':') ? 0.6 : 1;
  return base * fit * says * kind * open * lead * (words < 5 ? 0.7 : 1);
}

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
