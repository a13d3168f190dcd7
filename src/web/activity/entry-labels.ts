import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../kit/format.ts';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import type { Subject } from '#domain/subject.ts';
import { eventNow, HAPPENING, subjectNamed } from '#domain/subjects.ts';

/** Of these, empty says that nobody knows, which is something to say. */
const NOT_KNOWN_WHEN_EMPTY: readonly string[] = [
  'encryptionEnabled',
  'antivirusInstalled',
  'patchLevel',
  'backupStatus',
];

/** An entry of the trail in the words of the language shown; where it shows fields, in those of their subject. */
export function useEntryLabels(subject?: string): EntryLabels {
  const own = subject === undefined ? null : (subjectNamed(subject)?.labels ?? null);
  const { t } = useTranslation('activity');
  const { t: ofSubject } = useTranslation(own ?? 'activity');
  const format = useFormat();
  return useMemo(() => labelsWith(t, format, ofSubject), [t, format, ofSubject]);
}

export interface EntryLabels {
  action: (action: string) => string;
  subject: (subject: string) => string;
  /** What kind of thing it was, what happened and by whom. */
  note: (entry: Pick<AuditEntry, 'subject' | 'action' | 'actorName'>) => string;
  /** Every subject that the trail tells of, in the order of the alphabet of the language shown. */
  subjects: () => { card: Subject; label: string }[];
  field: (name: string) => string;
  value: (field: string, value: unknown) => string;
}

function labelsWith(t: TFunction<'activity'>, format: Format, ofSubject: TFunction): EntryLabels {
  // What no card of today names stands as it was written.
  const field = (name: string): string =>
    ofSubject(`field.${name}`, { defaultValue: t(`field.${name}`, { defaultValue: name }) });
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ');
    if (typeof value === 'string') return dated(value, format);
    return Object.entries(value)
      .map(([key, part]) => `${field(key)}: ${plain(part)}`)
      .join('; ');
  };
  const subject = (name: string): string => t(`subject.${subjectNamed(name)?.name ?? name}`, { defaultValue: name });
  const action = (name: string): string => t(`action.${eventNow(name)}`, { defaultValue: name });
  return {
    action,
    subject,
    note: (entry) => `${subject(entry.subject)} · ${action(entry.action)} · ${entry.actorName}`,
    subjects: () =>
      HAPPENING.map((card) => ({ card, label: subject(card.name) })).toSorted((one, other) =>
        one.label.localeCompare(other.label),
      ),
    field,
    value: (name, value) => {
      if (value === null && NOT_KNOWN_WHEN_EMPTY.includes(name)) return t('value.notKnown');
      return name === 'status' && typeof value === 'string'
        ? t(`status.${value}`, { defaultValue: value })
        : plain(value);
    },
  };
}

function dated(text: string, format: Format): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.date(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? format.dateTime(text) : text;
}
