import { z } from 'zod';
import { limit } from '../../issue.ts';
import { TableNotice } from '../../tables/left-out.ts';
import { TablePlace } from '../../tables/sheet.ts';
import { CUSTOM_LIMITS, CustomHead } from './content.ts';
import { RequirementOutcome } from './difference.ts';
import type { CustomLine } from './lines.ts';

export const CUSTOM_REFUSALS = [
  'empty',
  'no-rows',
  'too-large',
  'too-many-rows',
  'unreadable',
  'unknown-kind',
  'no-id-column',
  'no-title-column',
] as const;

/** Why a file is no framework at all. `detail`: where it breaks, in the words of who read it. */
export const CustomRefusal = z.object({ code: z.enum(CUSTOM_REFUSALS), detail: z.string() });
export type CustomRefusal = z.infer<typeof CustomRefusal>;

/** A file and what its framework is called; where nothing is said the file's own words stand. */
export const CustomUpload = z.object({
  fileName: z.string().trim().min(1).max(255),
  text: z.string().max(CUSTOM_LIMITS.bytes, limit('most_characters')),
  title: z.string().trim().max(80, limit('most_characters')).optional(),
  edition: z.string().trim().max(80, limit('most_characters')).optional(),
  publisher: z.string().trim().max(80, limit('most_characters')).optional(),
  /** Where in a CSV file the requirements stand; without it, in the table that fits best. */
  place: TablePlace.optional(),
});
export type CustomUpload = z.infer<typeof CustomUpload>;

/** What a file holds that can be read. */
export interface ReadUpload {
  /** What the file itself says of the framework; a table says nothing. */
  head: Partial<CustomHead>;
  lines: CustomLine[];
  /** Of a CSV file. */
  found?: FoundRequirements;
}

/** Which table of a CSV file is read, what was left out of it, and which others there are. */
export const FoundRequirements = z.object({
  place: TablePlace,
  tables: z.array(z.object({ place: TablePlace, title: z.string(), rows: z.int() })),
  notices: z.array(TableNotice),
});
export type FoundRequirements = z.infer<typeof FoundRequirements>;

/** What an upload would do. */
export const CustomPreview = z.object({
  refusal: CustomRefusal.nullable(),
  head: CustomHead.extend({ title: z.string(), edition: z.string() }),
  fates: z.array(RequirementOutcome),
  /** Of what it is compared with; null for a new framework. */
  number: z.int().nullable(),
  found: FoundRequirements.nullable(),
});
export type CustomPreview = z.infer<typeof CustomPreview>;

/** An own framework in the list of them. `decided` and `evidence` count what is on record for it. */
export const CustomFramework = CustomHead.extend({
  id: z.string(),
  number: z.int(),
  fileName: z.string(),
  domains: z.int(),
  requirements: z.int(),
  mappings: z.int(),
  changedAt: z.string(),
  changedByName: z.string(),
  isInUse: z.boolean(),
  removedAt: z.string().nullable(),
  decided: z.int(),
  evidence: z.int(),
});
export type CustomFramework = z.infer<typeof CustomFramework>;
