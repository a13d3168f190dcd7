import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/dialog.tsx';
import { Notice } from '../notice.tsx';
import { messageOf, translatedMessage } from '../requests/problem.ts';
import { ReasonButton } from '../reason-button.tsx';
import { showRefusal, strayMessage } from './refusal.ts';

interface FormDialogProps<Values extends FieldValues, Asked> {
  title: string;
  /** What it is about, above the fields. */
  text?: ReactNode;
  submitLabel: string;
  form: UseFormReturn<Values, unknown, Asked>;
  /** Does what is asked. What it throws is said in the form, which stays as it is. */
  onSubmit: (asked: Asked) => unknown;
  onClose: () => void;
  /** Why it cannot be sent now. */
  reason?: string | null;
  /** What else can be done, before the button that sends. */
  actions?: ReactNode;
  /** In the place of Cancel; null where closing is enough. */
  back?: { label: string; go: () => void } | null | undefined;
  isDangerous?: boolean;
  /** Something else is more to be done here. */
  isSecondary?: boolean;
  /** Where an act outside the dialog follows from it: whether it is being done, and why it was not. */
  isBusy?: boolean;
  error?: unknown;
  /** Which field a fault of the server belongs to, where its path does not say so. */
  placeOf?: (path: string, values: Values) => string;
  width?: 'xs' | 'sm' | 'md' | 'lg';
  children?: ReactNode;
}

/**
 * Every dialog that asks for something: `const form = useZodForm(NewVendor, { name: '' })`, and here its fields. What the schema or the server
 * refuses stands at its field, the first of them focused, or else above all; nothing that was typed is lost. Enter sends.
 */
export function FormDialog<Values extends FieldValues, Asked>(props: FormDialogProps<Values, Asked>) {
  const { t } = useTranslation('kit');
  const { title, text, submitLabel, form, onSubmit, onClose, actions, width = 'sm', children } = props;
  const { back = { label: t('cancel'), go: onClose } } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = props.error ? messageOf(props.error) : refusal;
  const send = form.handleSubmit(
    async (asked) => {
      setRefusal(null);
      try {
        await onSubmit(asked);
      } catch (error) {
        setRefusal(showRefusal(form, error, props.placeOf));
      }
    },
    (errors) => {
      const stray = strayMessage(form, errors);
      setRefusal(stray === undefined ? null : translatedMessage(stray));
    },
  );
  const submit = (event: FormEvent) => {
    // A dialog may open over another form, which must not hear of this.
    event.stopPropagation();
    if (props.reason) event.preventDefault();
    else void send(event);
  };
  return (
    <Dialog
      isOpen
      width={width}
      title={title}
      onClose={onClose}
      actions={
        <>
          {actions}
          {back && <Button onClick={back.go}>{back.label}</Button>}
          <ReasonButton
            type="submit"
            form={id}
            variant={props.isSecondary ? 'outlined' : 'contained'}
            color={props.isDangerous ? 'error' : 'primary'}
            reason={props.reason}
            loading={form.formState.isSubmitting || (props.isBusy ?? false)}
          >
            {submitLabel}
          </ReasonButton>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={submit}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {problem !== null && (
            <div ref={(notice) => notice?.scrollIntoView?.({ block: 'nearest' })}>
              <Notice tone="error">{problem}</Notice>
            </div>
          )}
          {text && <Box sx={{ color: 'text.secondary', textWrap: 'pretty', mb: 1 }}>{text}</Box>}
          {children}
        </Box>
      </FormProvider>
    </Dialog>
  );
}
