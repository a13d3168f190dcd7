import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaultWords } from '#domain/assets/import-faults.ts';
import { IMPORT_KEYS } from '#domain/assets/import-fields.ts';
import { ISSUE_CODES } from '#domain/assets/import-issues.ts';
import { messageOf } from '../../kit/asking/problem.ts';
import { toast } from '../../kit/toast.ts';
import { saveFile } from '../list/save-file.ts';

interface FaultsButtonProps {
  faults: (words: FaultWords) => Promise<{ file: Blob }>;
  /** Of the file that is imported. */
  fileName: string;
}

/** Saves the rows with errors as a file, with a column that says why. */
export function FaultsButton({ faults, fileName }: FaultsButtonProps) {
  const { t } = useTranslation('assets');
  const words = (): FaultWords => ({
    heading: t('importing.faultsColumn'),
    issues: Object.fromEntries(
      ISSUE_CODES.map((code) => [code, t(`issue.${code}`, { label: '%label', value: '%value' })]),
    ) as FaultWords['issues'],
    didYouMean: t('issue.didYouMean', { suggestion: '%suggestion' }),
    labels: Object.fromEntries(IMPORT_KEYS.map((key) => [key, t(`field.${key}`)])) as FaultWords['labels'],
  });
  const save = useMutation({
    mutationFn: () => faults(words()),
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
