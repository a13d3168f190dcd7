import { z } from 'zod';
import { Linked } from '../assets/links.ts';

/** A requirement as something that others are linked to, in the words of the language asked for. */
export const LinkedRequirement = z
  .object({ framework: z.string(), frameworkTitle: z.string(), requirementId: z.string(), title: z.string() })
  .extend(Linked.shape);
export type LinkedRequirement = z.infer<typeof LinkedRequirement>;

/** How much is linked to a requirement, and how many comments it has. */
export const LinkCounts = z.object({
  requirementId: z.string(),
  documents: z.number().int(),
  assets: z.number().int(),
  comments: z.number().int(),
});
export type LinkCounts = z.infer<typeof LinkCounts>;
