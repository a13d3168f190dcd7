import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy } from 'react';
import { Field, type FieldProps } from './field.tsx';

const DateInput = lazy(async () => ({ default: (await import('./date-input.tsx')).DateInput }));

interface DateFieldProps extends FieldProps {
  /** Plain dates, 2026-11-21. */
  min?: string;
  max?: string;
}

/** A day, kept as 2026-11-21, or undefined while empty. The calendar loads when a form with a date opens. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(binding) => (
        <Suspense fallback={<Skeleton variant="rounded" height={38} />}>
          <DateInput
            binding={binding}
            label={field.label}
            isDisabled={field.isDisabled ?? false}
            {...(min && { min })}
            {...(max && { max })}
          />
        </Suspense>
      )}
    </Field>
  );
}
