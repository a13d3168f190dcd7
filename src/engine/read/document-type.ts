import type { Block, DocumentType } from '#domain/documents/reading.ts';
import type { Document } from './document.ts';
import { typeFeatures, type TypeFeatures } from './type-features.ts';
import { OWN_WEIGHTS, SHAPE_WEIGHTS } from './type-weights.ts';

/** Below this no kind is named. */
const LEAST = 0.35;

/** What kind of document a text is, and how sure that is (0 to 1). `unknown` below .35. */
export function documentTypeOf(
  document: Document,
  blocks: Block[],
  titles: string[],
): { type: DocumentType; confidence: number } {
  if (document.words < 8) return { type: 'unknown', confidence: 0 };
  const [type, confidence] = rankTypes(typeFeatures(document, blocks, titles))[0] ?? (['unknown', 0] as const);
  return confidence < LEAST ? { type: 'unknown', confidence: 1 - confidence } : { type, confidence };
}

/** The kinds with their probabilities, likeliest first. */
export function rankTypes({ own, shape }: TypeFeatures): [DocumentType, number][] {
  const scores = Object.entries(SHAPE_WEIGHTS).map(([type, weights]): [DocumentType, number] => {
    const words = own[type] ?? { named: 0, mentioned: 0, field: 0, self: 0 };
    const named = Object.entries(OWN_WEIGHTS).reduce(
      (sum, [name, weight]) => sum + words[name as keyof typeof words] * weight,
      0,
    );
    return [
      type as DocumentType,
      named + shape.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0),
    ];
  });
  const most = Math.max(...scores.map(([, score]) => score));
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - most), 0);
  return scores
    .map(([type, score]): [DocumentType, number] => [type, Math.exp(score - most) / total])
    .toSorted((a, b) => b[1] - a[1]);
}
