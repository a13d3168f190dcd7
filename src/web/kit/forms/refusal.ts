import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf, problemOf } from '../requests/problem.ts';

/** Puts what the server holds against fields beside them, and focuses the first. @returns what concerns no field, in words. */
export function showRefusal<Values extends FieldValues, Asked>(
  form: UseFormReturn<Values, unknown, Asked>,
  error: unknown,
  placeOf: (path: string, values: Values) => string = (path) => path,
): string | null {
  const { issues } = problemOf(error);
  const placed = issues.flatMap(({ path, message }) => {
    const name = fieldOf(form, placeOf(path, form.getValues()));
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [at, { name, message }] of placed.entries())
    form.setError(name as Path<Values>, { message }, { shouldFocus: at === 0 });
  return issues.length > 0 && placed.length === issues.length ? null : messageOf(error);
}

/** What a schema holds against something that has no field here. */
export function strayMessage<Values extends FieldValues, Asked>(
  form: UseFormReturn<Values, unknown, Asked>,
  errors: FieldErrors<Values>,
): string | undefined {
  const strays = Object.entries(errors).filter(([name]) => name === '' || fieldOf(form, name) === undefined);
  return strays.map(([, error]) => messageIn(error)).find((message) => message !== undefined);
}

/** The field of a path: it itself, the one it ends with (`tasks.0.title`), or the one whose part it is (`tags.2`). */
function fieldOf<Values extends FieldValues, Asked>(
  { control }: UseFormReturn<Values, unknown, Asked>,
  path: string,
): string | undefined {
  const names = [...control._names.mount];
  return (
    names.find((name) => name === path) ??
    names.find((name) => path.endsWith(`.${name}`)) ??
    names.find((name) => path.startsWith(`${name}.`) || name.startsWith(`${path}.`))
  );
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined);
}
