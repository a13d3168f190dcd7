import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';

interface CommentDialogProps {
  heading: string;
  text?: string;
  label: string;
  confirm: string;
  isRequired?: boolean;
  isBusy: boolean;
  onSave: (comment: string) => void;
  onClose: () => void;
}

/** Asks for a few words before something is done. */
export function CommentDialog({
  heading,
  text,
  label,
  confirm,
  isRequired,
  isBusy,
  onSave,
  onClose,
}: CommentDialogProps) {
  const { t } = useTranslation('document-control');
  const form = useForm({ defaultValues: { comment: '' } });
  const save = form.handleSubmit(({ comment }) => {
    const words = comment.trim();
    if (isRequired && words === '') form.setError('comment', { message: 'Say why' });
    else if (words.length > 1000) form.setError('comment', { message: 'Use at most 1,000 characters' });
    else onSave(words);
  });
  return (
    <Dialog
      isOpen
      width="xs"
      title={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => void save()}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>}
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <TextField name="comment" label={label} rows={3} isRequired={isRequired ?? false} autoFocus />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
