import { askIndexOf } from './ask-index.ts';
import { DIMENSIONS, askEmbeddings, embeddingOf } from './embeddings.ts';
import type { RequirementIndex } from './requirement-index.ts';

const built = new WeakMap<RequirementIndex, Float32Array | null>();

/** The directions of all asks by their place; null where no requirement of the framework has examples to learn them from. */
function directionsIn(index: RequirementIndex): Float32Array | null {
  const known = built.get(index);
  if (known !== undefined) return known;
  const { requirements } = index;
  const keys = askIndexOf(index).asks.map(({ requirement, position }) => {
    const { id = '', asks = [], examples } = requirements[requirement] ?? {};
    return examples ? `${id}/${asks[position]?.id}` : '';
  });
  const directions = keys.some(Boolean) ? askEmbeddings(keys) : null;
  built.set(index, directions);
  return directions;
}

/** How near a sentence comes in meaning to each ask, by its place among all asks, 0 to 1; null where the framework has no examples. */
export function embeddingSimilarity(stems: Map<string, number>, index: RequirementIndex): Float32Array | null {
  const directions = directionsIn(index);
  if (!directions) return null;
  const near = new Float32Array(directions.length / DIMENSIONS);
  const own = embeddingOf(stems, index.language);
  if (!own) return near;
  for (let place = 0, from = 0; place < near.length; place++, from += DIMENSIONS) {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at++) sum += (own[at] ?? 0) * (directions[from + at] ?? 0);
    if (sum > 0) near[place] = sum;
  }
  return near;
}
