import type { Language } from '#domain/organisations/language.ts';
import { embeddingOf, cosineOf } from '../match/embeddings.ts';
import type { Token } from '../read/tokens.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { type AskVectors, similarityOf } from './ask-vectors.ts';
import { eachOnce } from './passage-index.ts';
import type { Term } from './terms.ts';

/** How near two texts are, each 0 to 1, a half where nobody taught that: by the asks whose examples use their words, and by what they mean. */
export interface Similarity {
  about: number;
  alike: number;
}

const UNTAUGHT: Similarity = { about: 0.5, alike: 0.5 };

export const meanOf = ({ about, alike }: Similarity): number => (about + alike) / 2;

/** How near words are to a question with these terms that points in this direction. */
export function similarityTo(
  direction: Float32Array | null,
  terms: Term[],
  askVectors: AskVectors | null,
): (tokens: Token[], language: Language, above?: Token[]) => Similarity {
  if (!askVectors) return () => UNTAUGHT;
  const place = askVectors.placeOf(terms.map(({ stem }) => stem));
  return (tokens, spoken, above) => {
    const stems = tokens.flatMap(({ stem }) => meaningsOf(stem, spoken));
    return {
      about: similarityOf(place, askVectors.placeOf(new Set(stems))),
      alike: Math.max(0, cosineOf(direction, embeddingOf(eachOnce(tokens, above), spoken))),
    };
  };
}
