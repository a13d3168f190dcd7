import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog.tsx';
import { problemOf, translatedMessage } from '../../kit/problem.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  text?: string;
  submit: string;
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields in a dialog; what the server says of a field stands at the field. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { t } = useTranslation('kit');
  const { title, text, submit, form, isBusy, onSubmit, onClose, children } = props;
  const send = form.handleSubmit(onSubmit);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => void send()}>
            {submit}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1.5 }}>
          {text && <Box sx={{ color: 'text.secondary' }}>{text}</Box>}
          {children}
          <button type="submit" hidden />
        </Box>
      </FormProvider>
    </Dialog>
  );
}

export function showIssues<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  for (const { path, message } of problemOf(error).issues)
    if (path in form.getValues()) form.setError(path as Path<Values>, { message: translatedMessage(message) });
}
