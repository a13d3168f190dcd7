import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/problem.ts';

interface ActDialogProps<Words extends FieldValues> {
  title: string;
  saveLabel: string;
  form: UseFormReturn<Words>;
  onSave: (words: Words) => void;
  onClose: () => void;
  isBusy: boolean;
  error: unknown;
  width?: 'sm' | 'md';
  children: ReactNode;
}

/** The frame of an act that has a form: its fields, what went wrong, and two buttons; Enter saves. */
export function ActDialog<Words extends FieldValues>(props: ActDialogProps<Words>) {
  const { t } = useTranslation('kit');
  const { title, saveLabel, form, onSave, onClose, isBusy, error, width = 'sm', children } = props;
  const save = form.handleSubmit((words) => onSave(words));
  return (
    <Dialog
      isOpen
      width={width}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        {error !== null && error !== undefined && (
          <Box sx={{ mb: 1.5 }}>
            <Notice tone="error">{messageOf(error)}</Notice>
          </Box>
        )}
        <form onSubmit={(event) => void save(event)} noValidate>
          {children}
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
