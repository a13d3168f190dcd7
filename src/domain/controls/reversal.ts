import { z } from 'zod';
import { Quote } from '../documents/analysis.ts';

/** A sentence of accepted evidence that says the reverse of something a requirement asks, as long as no later evidence shows it. */
export const Reversal = z.object({
  requirementId: z.string(),
  askId: z.string(),
  documentId: z.uuid(),
  documentTitle: z.string(),
  /** Null where the words were not kept. */
  quote: Quote.nullable(),
});
export type Reversal = z.infer<typeof Reversal>;

/** The sentences in one text, each once; the document where its words were not kept. */
export function sentencesOf(reversals: readonly Pick<Reversal, 'quote' | 'documentTitle'>[]): string {
  return [...new Set(reversals.map(({ quote, documentTitle }) => quote?.text ?? documentTitle))].join(' … ');
}
