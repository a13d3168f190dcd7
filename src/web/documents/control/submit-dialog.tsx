import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { NewSubmission } from '#domain/documents/versions/version.ts';
import { orpc } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { BlanksQuestion, isAboutBlanks } from './blanks-question.tsx';
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
  const form = useZodForm(NewSubmission, { approverIds: [], note });
  const [refused, setRefused] = useState<{ error: unknown; asked: NewSubmission } | null>(null);
  const save = async (asked: NewSubmission) => {
    try {
      await submit.mutateAsync({ id, ...asked });
    } catch (error) {
      if (!isAboutBlanks(error)) throw error;
      setRefused({ error, asked });
      return;
    }
    toast('success', t('submit.done', { title }));
    onClose();
    onDone?.();
  };
  return (
    <FormDialog
      title={t('submit.heading')}
      text={t('submit.text', { title })}
      submitLabel={t('submit.confirm')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoicesField
        name="approverIds"
        label={t('submit.approvers')}
        isRequired
        options={(audiences.data?.people ?? []).map((person) => ({ value: person.id, label: person.name }))}
        isLoading={audiences.isLoading}
        help={t('submit.approversHelp')}
      />
      <TextField name="note" label={t('submit.note')} rows={3} help={t('submit.noteHelp')} />
      <BlanksQuestion
        refusal={refused?.error ?? null}
        confirmLabel={t('blanks.submit')}
        isBusy={submit.isPending}
        onConfirm={() => void (refused && save({ ...refused.asked, withBlanks: true }))}
        onCancel={() => setRefused(null)}
      />
    </FormDialog>
  );
}
