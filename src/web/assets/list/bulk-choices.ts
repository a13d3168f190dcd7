import { useTranslation } from 'react-i18next';
import type { BulkField } from '#domain/assets/bulk-fields.ts';
import {
  ASSET_CATEGORIES,
  ASSET_STATUSES,
  BACKUP_STATUSES,
  COMPLIANCE_STATUSES,
  DATA_CLASSIFICATIONS,
  DEPARTMENTS,
  PATCH_LEVELS,
} from '#domain/assets/values.ts';

interface Choices {
  kind: 'text' | 'date' | 'choice';
  options: { value: string; label: string }[];
  /** The field may be emptied. */
  isOptional: boolean;
  /** What the form's text says to the server; undefined: it says nothing that the field takes. */
  valueOf: (text: string) => string | boolean | null | undefined;
}

const NOT_KNOWN = 'not-known';

/** What a field of many assets can be set to. */
export function useBulkChoices(field: BulkField): Choices {
  const { t } = useTranslation('assets');
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
  switch (field) {
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
      return of(DEPARTMENTS, (value) => t(`department.${value}`), true);
    case 'dataClassification':
      return of(DATA_CLASSIFICATIONS, (value) => t(`classification.${value}`), true);
    case 'backupStatus':
      return orNotKnown(of(BACKUP_STATUSES, (value) => t(`backup.${value}`)));
    case 'patchLevel':
      return orNotKnown(of(PATCH_LEVELS, (value) => t(`patchLevel.${value}`)));
    case 'complianceStatus':
      return of(COMPLIANCE_STATUSES, (value) => t(`compliance.${value}`));
    case 'status':
      return of(ASSET_STATUSES, (value) => t(`status.${value}`));
  }
}
