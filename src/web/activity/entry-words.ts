import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../kit/format.ts';
import { ACTIONS, FIELDS, SUBJECTS } from './known-entries.ts';

/** Of these, empty says that nobody knows, which is something to say. */
const NOT_KNOWN_WHEN_EMPTY: readonly string[] = [
  'encryptionEnabled',
  'antivirusInstalled',
  'patchLevel',
  'backupStatus',
];

const STATUSES = ['Not Started', 'In Progress', 'Implemented'] as const;

function known<T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find((each) => each === value);
}

/** An entry of the trail in the words of the language shown. */
export function useEntryWords(): EntryWords {
  const { t } = useTranslation('activity');
  const format = useFormat();
  return useMemo(() => wordsWith(t, format), [t, format]);
}

export interface EntryWords {
  action: (action: string) => string;
  subject: (subject: string) => string;
  field: (name: string) => string;
  value: (field: string, value: unknown) => string;
}

function wordsWith(t: TFunction<'activity'>, format: Format): EntryWords {
  const field = (name: string): string => {
    const word = known(FIELDS, name);
    return word ? t(`field.${word}`) : name;
  };
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ');
    if (typeof value !== 'object') return dated(String(value), format);
    return Object.entries(value)
      .map(([key, part]) => `${field(key)}: ${plain(part)}`)
      .join('; ');
  };
  return {
    action: (action) => {
      const word = known(ACTIONS, action);
      return word ? t(`action.${word}`) : action;
    },
    subject: (subject) => {
      const word = known(SUBJECTS, subject);
      return word ? t(`subject.${word}`) : subject;
    },
    field,
    value: (name, value) => {
      if (value === null && NOT_KNOWN_WHEN_EMPTY.includes(name)) return t('value.notKnown');
      const status = name === 'status' ? known(STATUSES, String(value)) : undefined;
      return status ? t(`status.${status}`) : plain(value);
    },
  };
}

function dated(text: string, format: Format): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.date(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? format.dateTime(text) : text;
}
