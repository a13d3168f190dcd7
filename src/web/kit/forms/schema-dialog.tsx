import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../toast.ts';
import { ActDialog } from './act-dialog.tsx';
import { faultsInto, parsedInto } from './fault-into.ts';

interface SchemaDialogProps<Words extends FieldValues, Asked extends object> {
  title: string;
  saveLabel: string;
  /** Said when it is done. */
  done: string;
  form: UseFormReturn<Words>;
  schema: z.ZodType<Asked>;
  act: {
    mutate: (
      asked: Asked & { id: string },
      settle: { onSuccess: () => void; onError: (problem: unknown) => void },
    ) => void;
    isPending: boolean;
    error: unknown;
  };
  /** What the act is on. */
  id: string;
  onClose: () => void;
  children: ReactNode;
}

/** An act whose form is what its schema asks for: what the schema or the server refuses stands beside the fields. */
export function SchemaDialog<Words extends FieldValues, Asked extends object>(props: SchemaDialogProps<Words, Asked>) {
  const { title, saveLabel, done, form, schema, act, id, onClose, children } = props;
  const save = (words: Words) => {
    const asked = parsedInto(form, schema, words);
    if (!asked) return;
    act.mutate(
      { id, ...asked },
      {
        onSuccess: () => {
          toast('success', done);
          onClose();
        },
        onError: faultsInto(form),
      },
    );
  };
  return (
    <ActDialog
      title={title}
      saveLabel={saveLabel}
      form={form}
      onSave={save}
      onClose={onClose}
      isBusy={act.isPending}
      error={act.error}
    >
      {children}
    </ActDialog>
  );
}
