import type { Language } from '#domain/organisations/language.ts';
import { directionOf, likenessOf } from '../match/meanings.ts';
import type { Word } from '../read/words.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { type Meaning, nearnessOf } from './meaning.ts';
import { eachOnce } from './passage-index.ts';
import type { Term } from './terms.ts';

/** How near two texts are, each 0 to 1, a half where nobody taught that: by the asks whose examples use their words, and by what they mean. */
export interface Near {
  about: number;
  alike: number;
}

const UNTAUGHT: Near = { about: 0.5, alike: 0.5 };

export const meanOf = ({ about, alike }: Near): number => (about + alike) / 2;

/** How near words are to a question with these terms that points in this direction. */
export function nearnessTo(
  direction: Float32Array | null,
  terms: Term[],
  meaning: Meaning | null,
): (words: Word[], language: Language, above?: Word[]) => Near {
  if (!meaning) return () => UNTAUGHT;
  const place = meaning.placeOf(terms.map(({ stem }) => stem));
  return (words, spoken, above) => {
    const stems = words.flatMap(({ stem }) => meaningsOf(stem, spoken));
    return {
      about: nearnessOf(place, meaning.placeOf(new Set(stems))),
      alike: Math.max(0, likenessOf(direction, directionOf(eachOnce(words, above), spoken))),
    };
  };
}
