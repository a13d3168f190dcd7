import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { limit } from '#domain/issue.ts';
import { NewQuestionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { QUESTIONNAIRE_EXTENSIONS, QUESTIONNAIRE_LIMITS } from '#domain/vendors/questionnaires/values.ts';
import { useFormat } from '../../kit/format.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FileOrText } from '../../kit/forms/file-or-text.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { sendFile } from '../../kit/requests/send-file.ts';
import { useQuestionnaireChanges } from './questionnaire-queries.ts';

const Form = z.object({
  title: NewQuestionnaire.shape.title,
  text: z.string().max(QUESTIONNAIRE_LIMITS.textLength, limit('most_characters')),
  dueOn: z.string().nullable(),
});

interface NewDialogProps {
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** A questionnaire as a file or as pasted text. */
export function NewDialog({ onClose, onAdded }: NewDialogProps) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const { add } = useQuestionnaireChanges();
  const form = useZodForm(Form, { title: '', text: '', dueOn: '' });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async ({ title, text, dueOn }: z.infer<typeof Form>) => {
    if (!file && text.trim() === '') return setProblem(t('new.nothing'));
    setProblem(null);
    const given = file ? { fileId: await sendFile(file) } : { text };
    const { id } = await add.mutateAsync({ title, ...given, dueOn });
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
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextField name="title" label={t('field.title')} isRequired placeholder={t('new.placeholder')} />
        <DateField name="dueOn" label={t('field.due')} />
        <FileOrText
          label={t('new.drop')}
          extensions={QUESTIONNAIRE_EXTENSIONS}
          maxSize={QUESTIONNAIRE_LIMITS.bytes}
          file={file}
          chosen={({ name, size }) => t('new.chosen', { name, size: format.bytes(size) })}
          onFile={setFile}
          onRefused={(reason) => setProblem(reason && t(`new.refused.${reason}`))}
        >
          <TextField name="text" label={t('new.paste')} rows={6} help={t('new.pasteHelp')} />
        </FileOrText>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('new.limits', { questions: format.number(QUESTIONNAIRE_LIMITS.questions) })}
        </Typography>
      </Box>
    </FormDialog>
  );
}
