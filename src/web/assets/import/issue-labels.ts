import { useTranslation } from 'react-i18next';
import { useImportLabels } from './import-labels.ts';
import { type ImportIssue, issueSentence } from '#domain/assets/import-issues.ts';

/** An issue of a row in the language shown. */
export function useIssueLabels(): (issue: ImportIssue) => string {
  const { t } = useTranslation('assets');
  const labels = useImportLabels();
  return (issue) => issueSentence((key, values) => t(key, { ...values }), issue, labels(issue.field));
}
