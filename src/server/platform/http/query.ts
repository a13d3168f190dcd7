import type { z } from 'zod';
import { invalidInput } from './problems.ts';

/** What an address asks for behind its question mark. @throws Problem with the parameter at fault. */
export function queryOf<T extends z.ZodType>(schema: T, url: URL): z.output<T> {
  const { data, error } = schema.safeParse(Object.fromEntries(url.searchParams));
  if (error) throw invalidInput(error.issues);
  return data;
}
