import { z } from 'zod';

/** A framework of the catalogue by its id. */
export const QuizStandardName = z.string().max(60);

/** What a person reached in an attempt that counts: twelve questions of a standard, each answered once and judged by the server. */
export const QuizResult = z.object({
  id: z.uuid(),
  framework: QuizStandardName,
  personName: z.string(),
  finishedAt: z.string(),
  right: z.number().int(),
  total: z.number().int(),
  percent: z.number().int(),
  /** The person wants it to be kept as a record of their competence; null: only they see it. */
  keptAt: z.string().nullable(),
  /** The record in the library in which it was filed. */
  documentId: z.uuid().nullable(),
});
export type QuizResult = z.infer<typeof QuizResult>;

/** One who agreed to appear on the score board. Each question counts once, by its latest answer in an attempt that counts. */
export const BoardRow = z.object({
  place: z.number().int(),
  name: z.string(),
  points: z.number().int(),
  right: z.number().int(),
  rounds: z.number().int(),
  isMe: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;
