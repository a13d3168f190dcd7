import { z } from 'zod';

/**
 * The schema of a form whose words are put otherwise than what is asked: `read` puts them as the schema has them, and `placeOf` says at
 * which field a fault stands.
 */
export function wordsSchema<Words, Asked>(
  schema: z.ZodType<Asked>,
  read: (words: Words) => unknown,
  placeOf: (path: string, words: Words) => string = (path) => path,
): z.ZodType<Asked, Words> {
  return z.custom<Words>().transform((words, context) => {
    const { data, error } = schema.safeParse(read(words));
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: placeOf(path.join('.'), words).split('.'), message });
    return error ? z.NEVER : data;
  }) as z.ZodType<Asked, Words>;
}
