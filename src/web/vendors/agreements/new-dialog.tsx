import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewAgreement } from '#domain/vendors/agreements/agreement.ts';
import { AGREEMENT_EXTENSIONS, AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { useFormat } from '../../kit/format.ts';
import { ActDialog } from '../../kit/forms/act-dialog.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FileOrText } from '../../kit/forms/file-or-text.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/problem.ts';
import { sendFile } from '../../kit/send-file.ts';
import { faultsInto, parsedInto } from '../../kit/forms/fault-into.ts';
import { useAgreementChanges } from './agreement-queries.ts';
import { TermFields, termsOf, type TermWords } from './term-fields.tsx';

interface Words extends TermWords {
  text: string;
}

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
  const form = useForm<Words>({
    defaultValues: {
      title: '',
      vendorId: vendorId ?? '',
      replacesId: '',
      effectiveOn: undefined,
      endsOn: undefined,
      text: '',
    },
  });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (words: Words) => {
    setProblem(null);
    const asked = { ...termsOf(words), ...(!file && words.text.trim() !== '' && { text: words.text }) };
    if (!parsedInto(form, NewAgreement, asked)) return;
    if (!file && words.text.trim() === '') return setProblem(t('new.nothing'));
    setBusy(true);
    try {
      const given = file ? { fileId: await sendFile(file) } : {};
      const { id } = await add.mutateAsync({ ...asked, ...given });
      onAdded(id);
    } catch (error) {
      faultsInto(form)(error);
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <ActDialog
      width="md"
      title={t('new.title')}
      saveLabel={t('new.save')}
      form={form}
      onSave={(words) => void save(words)}
      onClose={onClose}
      isBusy={isBusy}
      error={null}
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
    </ActDialog>
  );
}
