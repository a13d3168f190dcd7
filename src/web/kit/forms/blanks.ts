import type { z } from 'zod';

/** What a person left empty is null where the schema takes null; elsewhere it stays, and the schema says what it makes of it. */
export function blanksSaid(schema: z.ZodType, values: object): object {
  const shape = shapeOf(schema);
  if (!shape) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isBlank(value) && shape[name]?.safeParse(null).success ? null : value,
    ]),
  );
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The fields of an object's schema, also of one that is made into something else afterwards. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  if ('shape' in schema) return schema.shape as Record<string, z.ZodType>;
  return 'in' in schema ? shapeOf(schema.in as z.ZodType) : undefined;
}
