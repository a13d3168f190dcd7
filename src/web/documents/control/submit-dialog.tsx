import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOfBlanks } from '#domain/documents/blanks/blanks.ts';
import type { Document } from '#domain/documents/document.ts';
import { NewSubmission } from '#domain/documents/versions/version.ts';
import { orpc } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { messageOf } from '../../kit/requests/problem.ts';
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
  // Asked before people are: nobody chooses them for what is not handed in.
  const open = useQuery(orpc.documents.blanks.list.queryOptions({ input: { documentId: id } }));
  const [isKnown, setIsKnown] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const save = async (asked: NewSubmission) => {
    try {
      await submit.mutateAsync({ id, ...asked, withBlanks: isKnown });
    } catch (error) {
      if (!isAboutBlanks(error)) throw error;
      // Written since.
      setRefusal(error);
      setIsKnown(false);
      return;
    }
    toast('success', t('submit.done', { title }));
    onClose();
    onDone?.();
  };
  if (!open.isFetchedAfterMount) return null;
  const places = open.data?.documents.flatMap((each) => each.places) ?? [];
  const left = { count: places.length, names: namesOfBlanks(places) };
  const question = refusal ? messageOf(refusal) : places.length > 0 ? t('problems:code.blanks_left', left) : null;
  if (question !== null && !isKnown)
    return (
      <BlanksQuestion
        text={question}
        confirmLabel={t('blanks.submit')}
        onConfirm={() => setIsKnown(true)}
        onCancel={onClose}
      />
    );
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
    </FormDialog>
  );
}
