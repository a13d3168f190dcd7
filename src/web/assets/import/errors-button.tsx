import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import { importFields } from '#domain/assets/import-fields.ts';
import { ISSUE_CODES } from '#domain/assets/import-issues.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useImportLabels } from './import-labels.ts';
import { saveFile } from '../list/save-file.ts';

interface ErrorsButtonProps {
  importErrors: (messages: ImportErrorMessages) => Promise<{ file: Blob }>;
  /** Of the file that is imported. */
  fileName: string;
}

/** Saves the rows with errors as a file, with a column that says why. */
export function ErrorsButton({ importErrors, fileName }: ErrorsButtonProps) {
  const { t } = useTranslation('assets');
  const vocabulary = useVocabulary();
  const labels = useImportLabels();
  const messages = (): ImportErrorMessages => ({
    heading: t('importing.faultsColumn'),
    issues: Object.fromEntries(
      ISSUE_CODES.map((code) => [code, t(`issue.${code}`, { label: '%label', value: '%value' })]),
    ) as ImportErrorMessages['issues'],
    didYouMean: t('issue.didYouMean', { suggestion: '%suggestion' }),
    labels: Object.fromEntries(
      importFields(vocabulary).map(({ key }) => [key, labels(key)]),
    ) as ImportErrorMessages['labels'],
  });
  const save = useMutation({
    mutationFn: () => importErrors(messages()),
    networkMode: 'always',
    onSuccess: ({ file }) => saveFile(file, `${fileName.replace(/\.\w+$/, '')}_errors.csv`),
    onError: (error) => toast('error', messageOf(error)),
  });
  return (
    <Button size="small" startIcon={<Download />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('importing.faults')}
    </Button>
  );
}
