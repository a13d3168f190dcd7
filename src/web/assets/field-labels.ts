import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ownKey } from '#domain/assets/vocabulary/own-key.ts';
import { useVocabulary } from './vocabulary/use-vocabulary.ts';

/** What a field of an asset is called. */
export function useFieldLabels(): (field: string) => string {
  const { t } = useTranslation('assets');
  const { fields } = useVocabulary();
  return useCallback(
    (field) => {
      const own = fields.find(({ id }) => ownKey(id) === field);
      if (own) return own.name;
      return field === 'lastUpdated' ? t('column.lastUpdated') : t(`field.${field}`, { defaultValue: field });
    },
    [t, fields],
  );
}
