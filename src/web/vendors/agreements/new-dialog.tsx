import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewAgreement } from '#domain/vendors/agreements/agreement.ts';
import { AGREEMENT_EXTENSIONS, AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { useFormat } from '../../kit/format.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FileOrText } from '../../kit/forms/file-or-text.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { Notice } from '../../kit/notice.tsx';
import { sendFile } from '../../kit/requests/send-file.ts';
import { useAgreementChanges } from './agreement-queries.ts';
import { TermFields, termsOf, type TermValues } from './term-fields.tsx';

interface FormValues extends TermValues {
  text: string;
}

const Given = formSchema(NewAgreement, ({ text, ...words }: FormValues) => ({
  ...termsOf(words),
  ...(text.trim() !== '' && { text }),
}));

interface NewDialogProps {
  vendorId: string | null;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** An agreement as a file or as pasted text. */
export function NewDialog({ vendorId, onClose, onAdded }: NewDialogProps) {
  const { t } = useTranslation('agreements');
  const format = useFormat();
  const { add } = useAgreementChanges();
  const form = useZodForm(Given, {
    title: '',
    vendorId: vendorId ?? '',
    replacesId: '',
    effectiveOn: undefined,
    endsOn: undefined,
    text: '',
  });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async ({ text, ...terms }: NewAgreement) => {
    if (!file && text === undefined) return setProblem(t('new.nothing'));
    setProblem(null);
    const given = file ? { fileId: await sendFile(file) } : { text };
    const { id } = await add.mutateAsync({ ...terms, ...given });
    onAdded(id);
  };
  return (
    <FormDialog
      width="md"
      title={t('new.title')}
      submitLabel={t('new.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('field.title')} isRequired placeholder={t('new.placeholder')} />
        </FieldRow>
        <FieldRow>
          <FileOrText
            label={t('new.drop')}
            extensions={AGREEMENT_EXTENSIONS}
            maxSize={AGREEMENT_LIMITS.bytes}
            file={file}
            chosen={({ name, size }) => t('new.chosen', { name, size: format.bytes(size) })}
            onFile={setFile}
            onRefused={(reason) => setProblem(reason && t(`new.refused.${reason}`))}
          >
            <TextField name="text" label={t('new.paste')} rows={6} help={t('new.pasteHelp')} />
          </FileOrText>
        </FieldRow>
        <TermFields />
      </FieldGrid>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('new.limits')}
      </Typography>
    </FormDialog>
  );
}
