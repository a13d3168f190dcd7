import { useTranslation } from 'react-i18next';
import type { ImportIssue } from '#domain/assets/import-issues.ts';

/** An issue of a row in the language shown; in English it is the specification's sentence. */
export function useIssueLabels(): (issue: Pick<ImportIssue, 'code' | 'field' | 'value' | 'suggestion'>) => string {
  const { t } = useTranslation('assets');
  return ({ code, field, value, suggestion }) => {
    const label = t(`field.${field}`);
    const sentence = t(`issue.${code}`, { label, value });
    return suggestion ? `${sentence} ${t('issue.didYouMean', { suggestion })}` : sentence;
  };
}
