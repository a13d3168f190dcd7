import { z } from 'zod';
import { limit } from '../issue.ts';
import { Language } from '../organisations/language.ts';
import { StructureWish } from './generated-structure.ts';

/** Who answers for the documents that are made; without it, whoever makes them. */
export const OwnerName = z.string().trim().max(120, limit('most_characters')).optional();

/** A wish as it stands in an address: its requirements separated by commas. */
export const StructureQuery = StructureWish.extend({
  requirements: z
    .string()
    .max(300)
    .default('')
    .transform((list) => list.split(',').filter((each) => each !== ''))
    .pipe(StructureWish.shape.requirements),
  language: Language.optional(),
  owner: OwnerName,
});
