import { z } from 'zod';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { StructureWish } from '#domain/documents/generated-structure.ts';
import { OwnerName } from '#domain/documents/structure-query.ts';
import { SITUATIONS_OF_TYPE } from '#domain/documents/template-values.ts';

/** What the dialog asks for. */
export const StructureForm = StructureWish.extend({ owner: OwnerName.unwrap() });
export type StructureForm = z.infer<typeof StructureForm>;

/** A start for a company that makes software; everything in it is chosen anew by whoever generates. */
export function firstWish(owner: string): StructureForm {
  const { tech } = SITUATIONS_OF_TYPE;
  return { standard: BASE_FRAMEWORK, type: 'tech', size: 'small', requirements: [...tech], owner };
}
