import type { Passage } from '../read/document.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** Words that a text opens with, and those under headings that tell its purpose. */
export function openingOf(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  let words = 0;
  for (const { path, sentences } of passages) {
    const isPurpose = PURPOSE.test(path.at(-1)?.text ?? '');
    if (words > OPENING && !isPurpose) continue;
    for (const sentence of sentences) {
      // "Owner: …", "Version: …": lines about the document.
      if (sentence.tokens.length < 4) continue;
      words += sentence.tokens.length;
      for (const { stem } of sentence.tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

const OPENING = 90;
const PURPOSE =
  /^(?:[\d.]+\s*)?(?:purpose|scope|objectives?|aims?|introduction|overview|zweck|ziele?|geltungsbereich|einleitung|objet|but|objectifs?|champ d.application|objeto|objetivos?|finalidad|alcance)\b/i;

/** Likeness of a bag of words to each requirement's own words, 0 to 1. `scale` is what a count of a word is worth. */
export function cosinesOf(
  counts: Map<string, number>,
  index: RequirementIndex,
  scale = (count: number) => 1 + Math.log(count),
): Float64Array {
  const cosines = new Float64Array(index.requirements.length);
  let norm = 0;
  for (const [stem, count] of counts) {
    const weight = scale(count) * index.rarity(stem);
    norm += weight * weight;
    for (const [requirement, share] of index.vectors.get(stem) ?? [])
      cosines[requirement] = (cosines[requirement] ?? 0) + weight * share;
  }
  const length = Math.sqrt(norm) || 1;
  return cosines.map((sum) => sum / length);
}
