import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BulkField } from '#domain/assets/bulk-fields.ts';
import { ownKey, type OwnKey } from '#domain/assets/vocabulary/own-key.ts';
import { readNumber } from '#domain/assets/reading/cells.ts';
import type { AssetField, OwnValue } from '#domain/assets/vocabulary/field.ts';
import { choicesOf } from '#domain/assets/vocabulary/choices.ts';
import {
  ASSET_CATEGORIES,
  BACKUP_STATUSES,
  COMPLIANCE_STATUSES,
  DATA_CLASSIFICATIONS,
  PATCH_LEVELS,
} from '#domain/assets/values.ts';
import { ownOptionsOf, valueOf as ownValueOf } from '../vocabulary/own-form.ts';
import { useChoiceLabel, useVocabulary } from '../vocabulary/use-vocabulary.ts';

interface Choices {
  kind: 'text' | 'date' | 'choice';
  options: { value: string; label: string }[];
  /** The field may be emptied. */
  isOptional: boolean;
  /** What the form's text says to the server; undefined: it says nothing that the field takes. */
  valueOf: (text: string) => OwnValue | null | undefined;
}

const NOT_KNOWN = 'not-known';

/** What a field of many assets can be set to. */
export function useBulkChoices(field: BulkField | OwnKey): Choices {
  const { t } = useTranslation('assets');
  const { options: ownOptions, fields } = useVocabulary();
  const labelOf = useChoiceLabel();
  const of = (values: readonly string[], label: (value: string) => string, isOptional = false): Choices => ({
    kind: 'choice',
    options: values.map((value) => ({ value, label: label(value) })),
    isOptional,
    valueOf: (text) => (values.includes(text) ? text : isOptional && text === '' ? null : undefined),
  });
  // A choice of its own, so that nothing is forgotten by leaving the field as it opens.
  const orNotKnown = (choices: Choices): Choices => ({
    ...choices,
    options: [...choices.options, { value: NOT_KNOWN, label: t('notKnown') }],
    valueOf: (text) => (text === NOT_KNOWN ? null : choices.valueOf(text)),
  });
  const own = fields.find(({ id }) => ownKey(id) === field);
  if (own) return choicesOfOwn(own, t);
  switch (field as BulkField) {
    case 'accessReviewDate':
    case 'complianceReviewDate':
      return { kind: 'date', options: [], isOptional: true, valueOf: (text) => text || null };
    case 'owner':
    case 'custodian':
    case 'location': {
      const isOptional = field !== 'owner';
      const valueOf = (text: string) => (text.trim() || isOptional ? text.trim() : undefined);
      return { kind: 'text', options: [], isOptional, valueOf };
    }
    case 'encryptionEnabled':
    case 'antivirusInstalled': {
      const { options, valueOf } = orNotKnown(of(['yes', 'no'], (value) => t(value === 'yes' ? 'yes' : 'no')));
      const answerOf = (text: string) => (valueOf(text) ? text === 'yes' : valueOf(text));
      return { kind: 'choice', options, isOptional: false, valueOf: answerOf };
    }
    case 'category':
      return of(ASSET_CATEGORIES, (value) => t(`category.${value}`));
    case 'department':
      return of(choicesOf('department', ownOptions), (value) => labelOf('department', value), true);
    case 'dataClassification':
      return of(DATA_CLASSIFICATIONS, (value) => t(`classification.${value}`), true);
    case 'backupStatus':
      return orNotKnown(of(BACKUP_STATUSES, (value) => t(`backup.${value}`)));
    case 'patchLevel':
      return orNotKnown(of(PATCH_LEVELS, (value) => t(`patchLevel.${value}`)));
    case 'complianceStatus':
      return of(COMPLIANCE_STATUSES, (value) => t(`compliance.${value}`));
    case 'status':
      return of(choicesOf('status', ownOptions), (value) => labelOf('status', value));
  }
}

function choicesOfOwn(field: AssetField, t: TFunction<'assets'>): Choices {
  const { kind } = field;
  const isOptional = true;
  if (kind === 'number') {
    const numberOf = (text: string) => (text.trim() === '' ? null : (readNumber(text) ?? undefined));
    return { kind: 'text', options: [], isOptional, valueOf: numberOf };
  }
  if (kind === 'text' || kind === 'date')
    return { kind, options: [], isOptional, valueOf: (text) => ownValueOf(field, text) };
  return { kind: 'choice', options: ownOptionsOf(field, t), isOptional, valueOf: (text) => ownValueOf(field, text) };
}
