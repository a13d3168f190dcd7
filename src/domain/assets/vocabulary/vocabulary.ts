import { z } from 'zod';
import { AssetField } from './field.ts';
import { AssetOption } from './option.ts';

/** What an organisation adds to the choices and the fields that every inventory has. */
export const AssetVocabulary = z.object({
  /** By field and name. */
  options: z.array(AssetOption),
  /** In the order in which forms and files have them. */
  fields: z.array(AssetField),
});
export type AssetVocabulary = z.infer<typeof AssetVocabulary>;

export const STANDARD_VOCABULARY: AssetVocabulary = { options: [], fields: [] };
