import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translatedMessage } from '../requests/problem.ts';

export interface FieldProps {
  /** The path in the form's values. */
  name: string;
  label: string;
  isRequired?: boolean;
  /** A line under the field; its room is kept so that nothing jumps when an error comes. */
  help?: ReactNode;
  isDisabled?: boolean;
}

/** What an input needs to be labelled, described and bound. */
export interface FieldBinding {
  id: string;
  labelId: string;
  describedBy: string;
  value: unknown;
  hasError: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: unknown) => void;
}

/** Label above, input, one reserved line for help or error. Every form field of the kit is this frame around an input. */
export function Field({
  name,
  label,
  isRequired = false,
  help,
  isDisabled = false,
  children,
}: FieldProps & { children: (binding: FieldBinding) => ReactNode }) {
  const id = useId();
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  useTranslation('problems');
  const message = messageIn(fieldState.error);
  return (
    <FormControl fullWidth error={message !== undefined} required={isRequired} disabled={isDisabled}>
      <FormLabel id={`${id}-label`} htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      {children({
        id,
        labelId: `${id}-label`,
        describedBy: `${id}-help`,
        value: field.value,
        hasError: message !== undefined,
        onChange: (value) => {
          field.onChange(value);
          clearErrors(name);
        },
        onBlur: field.onBlur,
        ref: field.ref,
      })}
      <FormHelperText id={`${id}-help`}>{message === undefined ? help : translatedMessage(message)}</FormHelperText>
    </FormControl>
  );
}

/** The first message of a field; a list (tags) may carry it on one of its entries. */
function messageIn(error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (error.message) return error.message;
  const nested = Object.values(error as unknown as Record<string, FieldError>).find((entry) => entry?.message);
  return nested?.message ?? '';
}
