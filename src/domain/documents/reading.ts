import { z } from 'zod';
import { AskStatus } from '../frameworks/requirement.ts';
import { DOCUMENT_TYPES, REFUSALS } from './values.ts';

export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

export const Refusal = z.enum(REFUSALS);
export type Refusal = z.infer<typeof Refusal>;

/** A heading, paragraph, list item or table row. `start` and `end` are offsets (UTF-16 units) into the stored normalised text. */
export const Block = z.object({
  kind: z.enum(['h', 'p', 'li', 'row']),
  level: z.number().int().optional(),
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int().optional(),
});
export type Block = z.infer<typeof Block>;

/** A passage that stands character for character at `start`..`end` of the stored text. */
export const Quote = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });
export type Quote = z.infer<typeof Quote>;

/** One reason for a confidence: a feature (one of `FEATURES`), its value, and what it added to the log-odds. All together give it. */
export const Reason = z.object({ feature: z.string(), value: z.number(), contribution: z.number() });
export type Reason = z.infer<typeof Reason>;

/** A requirement that the document speaks to, with the passages that show it. Never without a quote. */
export const Finding = z.object({
  requirementId: z.string(),
  confidence: z.number().min(0).max(1),
  quotes: z.array(Quote).min(1),
  because: z.array(Reason),
  cues: z.array(z.string()),
  /** The document itself says that it covers this requirement. */
  declared: z.boolean(),
  asks: z.array(z.object({ id: z.string(), status: AskStatus, quote: Quote.optional() })),
});
export type Finding = z.infer<typeof Finding>;

export const Topic = z.object({ label: z.string(), quote: Quote });
export type Topic = z.infer<typeof Topic>;

/** What the engine says of a text: the same text, catalogue and engine always give the same analysis. */
export const Analysis = z.object({
  type: DocumentType,
  typeConfidence: z.number().min(0).max(1),
  language: z.string(),
  findings: z.array(Finding),
  topics: z.array(Topic),
  /** Things a reader should know: unfilled placeholders, text addressed to an AI, hidden text, a mapping table. */
  notices: z.array(
    z.object({
      kind: z.enum(['placeholders', 'instructions', 'hidden-text', 'mapping', 'low-text']),
      count: z.number().int(),
      quote: Quote.optional(),
    }),
  ),
  engine: z.string(),
});
export type Analysis = z.infer<typeof Analysis>;

/** The text of a file, or why there is none. `text` is normalised and is what every offset refers to. */
export type Extraction =
  | { state: 'read'; text: string; blocks: Block[]; pages: number | null; hiddenText: number }
  | { state: 'refused'; refusal: Refusal; detail: string };
