import { z } from 'zod';

/**
 * The schema of a form whose words are put otherwise than what is asked: `read` puts them as the schema has them, and `placeOf` says at
 * which field a fault stands.
 */
export function formSchema<Values, Asked>(
  schema: z.ZodType<Asked>,
  read: (values: Values) => unknown,
  placeOf: (path: string, values: Values) => string = (path) => path,
): z.ZodType<Asked, Values> {
  return z.custom<Values>().transform((values, context) => {
    const { data, error } = schema.safeParse(read(values));
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: placeOf(path.join('.'), values).split('.'), message });
    return error ? z.NEVER : data;
  }) as z.ZodType<Asked, Values>;
}
