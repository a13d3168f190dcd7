import { useTranslation } from 'react-i18next';
import { findField, type ImportKey } from '#domain/assets/import-fields.ts';
import { ownIdOf } from '#domain/assets/vocabulary/own-key.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

/** What a column of a file is called. */
export function useImportLabels(): (key: ImportKey) => string {
  const { t } = useTranslation('assets');
  const vocabulary = useVocabulary();
  return (key) =>
    ownIdOf(key) === null ? t(`field.${key}`) : (findField(key, vocabulary)?.label ?? t('vocabulary.gone'));
}
