import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { problemOf } from '../../kit/problem.ts';

/** Puts what the server found wrong beside the fields. */
export function faultsInto<Words extends FieldValues>(form: UseFormReturn<Words>) {
  return (problem: unknown) => {
    for (const { path, message } of problemOf(problem).issues) form.setError(path as Path<Words>, { message });
  };
}

/** What a schema makes of the words, or undefined with its faults beside the fields. */
export function parsedInto<Words extends FieldValues, T>(
  form: UseFormReturn<Words>,
  schema: z.ZodType<T>,
  asked: unknown,
  under = '',
): T | undefined {
  const parsed = schema.safeParse(asked);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    form.setError(`${under}${path.join('.')}` as Path<Words>, { message });
  return undefined;
}
