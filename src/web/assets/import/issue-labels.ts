import { useTranslation } from 'react-i18next';
import { type ImportIssue, issueSentence } from '#domain/assets/import-issues.ts';

/** An issue of a row in the language shown. */
export function useIssueLabels(): (issue: ImportIssue) => string {
  const { t } = useTranslation('assets');
  return (issue) => issueSentence((key, values) => t(key, { ...values }), issue);
}
