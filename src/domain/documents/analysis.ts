import { z } from 'zod';
import { AskStatus } from '../frameworks/requirement.ts';
import { DOCUMENT_TYPES } from '../frameworks/values.ts';
import { ASIDES, NOTICES, REFUSALS } from './values.ts';

export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

export const Refusal = z.enum(REFUSALS);
export type Refusal = z.infer<typeof Refusal>;

/**
 * A heading, paragraph, list item or table row. `start` and `end` are offsets (UTF-16 units) into the stored normalised text; `page` is
 * the page, sheet or slide from 1; `header` is the index of the row that names this row's columns.
 */
export const Block = z.object({
  kind: z.enum(['h', 'p', 'li', 'row']),
  level: z.number().int().optional(),
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int().optional(),
  header: z.number().int().optional(),
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
  /** `quote` is what decides the status; `against` what speaks against an ask that is shown in part all the same. */
  asks: z.array(z.object({ id: z.string(), status: AskStatus, quote: Quote.optional(), against: Quote.optional() })),
});
export type Finding = z.infer<typeof Finding>;

export const Topic = z.object({ label: z.string(), quote: Quote });
export type Topic = z.infer<typeof Topic>;

/**
 * A thing a reader should know: unfilled placeholders, text addressed to an AI, hidden text or parts that were left out, macros that did
 * not run, text recognised in pictures, a mapping table. `aside` is what stands where no reader looks, and so cannot be quoted.
 */
export const Notice = z.object({
  kind: z.enum(NOTICES),
  count: z.number().int(),
  quote: Quote.optional(),
  aside: z.object({ where: z.enum(ASIDES), text: z.string() }).optional(),
});
export type Notice = z.infer<typeof Notice>;

/** What the engine says of a text: the same text, catalogue and engine always give the same analysis. */
export const Analysis = z.object({
  type: DocumentType,
  typeConfidence: z.number().min(0).max(1),
  language: z.string(),
  findings: z.array(Finding),
  topics: z.array(Topic),
  notices: z.array(Notice),
  engine: z.string(),
});
export type Analysis = z.infer<typeof Analysis>;

/**
 * The text of a file, or why there is none. `text` is normalised and is what every offset refers to; `pages` counts pages, sheets or
 * slides; `hiddenText` counts passages that no reader sees and that were left out; `notices` say what else the file carries.
 */
export type Extraction =
  | {
      state: 'read';
      text: string;
      blocks: Block[];
      pages: number | null;
      hiddenText: number;
      notices: Notice[];
    }
  | { state: 'refused'; refusal: Refusal; detail: string };
