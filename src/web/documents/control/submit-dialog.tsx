import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { NewSubmission } from '#domain/documents/versions/version.ts';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useControlChanges } from './control-queries.ts';
import { ChoicesField } from './people-field.tsx';

interface SubmitDialogProps {
  document: Pick<Document, 'id' | 'title'>;
  note?: string;
  onClose: () => void;
  /** After it was handed in. */
  onDone?: () => void;
}

/** Hands the draft, or the document as it stands, to the people who approve it. */
export function SubmitDialog({ document: { id, title }, note = '', onClose, onDone }: SubmitDialogProps) {
  const { t } = useTranslation('document-control');
  // Nobody approves what they may not see.
  const audiences = useQuery(orpc.documents.receipts.audiences.queryOptions());
  const { submit } = useControlChanges();
  const form = useForm<{ approverIds: string[]; note: string }>({ defaultValues: { approverIds: [], note } });
  const save = form.handleSubmit((words) => {
    const { error } = NewSubmission.safeParse(words);
    for (const { path, message } of error?.issues ?? []) form.setError(path[0] as keyof NewSubmission, { message });
    if (error) return;
    submit.mutate(
      { id, ...words },
      {
        onSuccess: () => {
          toast('success', t('submit.done', { title }));
          onClose();
          onDone?.();
        },
        onError: (problem) => {
          for (const { path, message } of problemOf(problem).issues)
            form.setError(path as keyof NewSubmission, { message });
        },
      },
    );
  });
  const hasField = problemOf(submit.error).issues.length > 0;
  return (
    <Dialog
      isOpen
      title={t('submit.heading')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={submit.isPending} onClick={() => void save()}>
            {t('submit.confirm')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('submit.text', { title })}</Typography>
      {submit.error && !hasField && <Notice tone="error">{messageOf(submit.error)}</Notice>}
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <ChoicesField
            name="approverIds"
            label={t('submit.approvers')}
            isRequired
            options={(audiences.data?.people ?? []).map((person) => ({ value: person.id, label: person.name }))}
            isLoading={audiences.isLoading}
            help={t('submit.approversHelp')}
          />
          <TextField name="note" label={t('submit.note')} rows={3} help={t('submit.noteHelp')} />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
