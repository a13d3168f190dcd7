import type { Block, DocumentType } from '#domain/documents/analysis.ts';
import type { Document } from './document.ts';
import { type OwnWords, typeFeatures, type TypeFeatures } from './type-features.ts';
import { NAME_WEIGHTS, OWN_WEIGHTS, SHAPE_WEIGHTS, TEXT_TRUST } from './type-weights.ts';

/** Below this no kind is named. */
const LEAST = 0.35;

/** What kind of document a text is, and how sure that is (0 to 1). `unknown` below .35. */
export function documentTypeOf(
  document: Document,
  blocks: Block[],
  names: string[] = document.names,
): { type: DocumentType; confidence: number } {
  if (document.words < 8) return { type: 'unknown', confidence: 0 };
  const [type, confidence] = rankTypes(typeFeatures(document, blocks, names))[0] ?? (['unknown', 0] as const);
  return confidence < LEAST ? { type: 'unknown', confidence: 1 - confidence } : { type, confidence };
}

/** The kinds with their probabilities, likeliest first. Where names speak of a kind, the text beside them is believed less. */
export function rankTypes({ own, shape }: TypeFeatures): [DocumentType, number][] {
  const weigh = (words: OwnWords | undefined, weights: Partial<OwnWords>) =>
    Object.entries(weights).reduce((sum, [name, weight]) => sum + (words?.[name as keyof OwnWords] ?? 0) * weight, 0);
  const speak = Object.values(own).some((words) => weigh(words, NAME_WEIGHTS) > 0);
  const trust = speak ? TEXT_TRUST.named : TEXT_TRUST.alone;
  const scores = Object.entries(SHAPE_WEIGHTS).map(([type, weights]): [DocumentType, number] => {
    const words = own[type];
    const text = shape.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0);
    return [type as DocumentType, weigh(words, NAME_WEIGHTS) + (weigh(words, OWN_WEIGHTS) + text) * trust];
  });
  const most = Math.max(...scores.map(([, score]) => score));
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - most), 0);
  return scores
    .map(([type, score]): [DocumentType, number] => [type, Math.exp(score - most) / total])
    .toSorted((a, b) => b[1] - a[1]);
}
