import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { blanksSaid } from './blanks.ts';

/** What stands in fields at first: what the schema takes, or nothing yet. */
type FirstValues<Input> = { [Name in keyof Input]?: Input[Name] | '' | null | undefined };

/**
 * A form held to a schema. It checks on submit (or `form.trigger(fieldsOfStep)`); changing a field takes its message away, as specified.
 * A field left empty is null where the schema takes null. `const form = useZodForm(NewAsset, { name: '' })`, then `<FormDialog form={form} ...>`,
 * or `<FormProvider {...form}>` on a page.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  first: FirstValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: ((values: Input, ...rest: [unknown, never]) =>
      zodResolver(schema as never)(blanksSaid(schema, values) as never, ...rest)) as never,
    defaultValues: first as DefaultValues<Input>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
}
