import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf, type OptionField } from '#domain/assets/vocabulary/choices.ts';
import type { AssetVocabulary } from '#domain/assets/vocabulary/vocabulary.ts';
import type { AssetField, OwnValue } from '#domain/assets/vocabulary/field.ts';
import { orpc } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { choiceWord } from './choice-word.ts';

const NOTHING: AssetVocabulary = { options: [], fields: [] };

/** What the organisation added; nothing while it is on its way. */
export function useVocabulary(): AssetVocabulary {
  const { data } = useQuery(orpc.assets.vocabulary.get.queryOptions({ staleTime: 60_000 }));
  return data ?? NOTHING;
}

/** A choice in the language shown; one of the organisation's own is what it is called. */
export function useChoiceLabel(): (field: OptionField, choice: string) => string {
  const { t } = useTranslation('assets');
  return useCallback((field, choice) => choiceWord(t, field, choice), [t]);
}

/** What can be chosen in a field. */
export function useOptionsOf(): (field: OptionField) => { value: string; label: string }[] {
  const { options } = useVocabulary();
  const labelOf = useChoiceLabel();
  return (field) => choicesOf(field, options).map((value) => ({ value, label: labelOf(field, value) }));
}

/** What stands in an own field, in words; a dash where nothing does. */
export function useOwnLabel(): (field: AssetField, value: OwnValue | undefined) => string {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return useCallback(
    ({ kind }, value) => {
      if (value === undefined) return '—';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return format.number(value);
      return kind === 'date' ? format.date(value) : value;
    },
    [t, format],
  );
}
