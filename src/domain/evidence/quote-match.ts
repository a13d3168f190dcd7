import { z } from 'zod';
import type { Quote } from '../documents/analysis.ts';

/** Where the words of a piece of evidence are in the version in force: at their place, elsewhere, or gone. */
export const QUOTE_MATCHES = ['found', 'moved', 'gone'] as const;

/** A standing piece of evidence against the version of its document that is in force now. */
export const QuoteMatch = z.object({
  id: z.uuid(),
  framework: z.string(),
  requirementId: z.string(),
  quote: z.string(),
  /** The version that it quotes; 0 is what stood before the first approval. */
  version: z.number().int(),
  standing: z.enum(QUOTE_MATCHES),
  /** Where the words are now. */
  at: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
});
export type QuoteMatch = z.infer<typeof QuoteMatch>;

/** Looks for a quote in the present text; white space and the kind of quotation marks do not matter. */
export function matchQuote(text: string, quote: Quote): Pick<QuoteMatch, 'standing' | 'at'> {
  if (text.slice(quote.start, quote.end) === quote.text)
    return { standing: 'found', at: { start: quote.start, end: quote.end } };
  const pattern = quote.text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const match = pattern === '' ? null : new RegExp(pattern, 'u').exec(text);
  if (!match) return { standing: 'gone', at: null };
  return { standing: 'moved', at: { start: match.index, end: match.index + match[0].length } };
}
