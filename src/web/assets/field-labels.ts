import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a field of an asset is called. */
export function useFieldLabels(): (field: string) => string {
  const { t } = useTranslation('assets');
  return useCallback(
    (field) => (field === 'lastUpdated' ? t('column.lastUpdated') : t(`field.${field}`, { defaultValue: field })),
    [t],
  );
}
