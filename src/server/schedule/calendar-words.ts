import type { CalendarEntry, CalendarKind } from '#domain/schedule/calendar.ts';
import type { Language } from '#domain/organisations/language.ts';

type Words = Record<
  Exclude<CalendarKind, 'audit' | 'management-review' | 'access-review' | 'renewal' | 'training' | 'meeting'>,
  string
>;

/** What stands before the titles in a calendar elsewhere, where no interface of ours explains them. */
const WORDS: Record<Language, Words> = {
  en: {
    task: 'Task',
    'document-review': 'Review due',
    'evidence-expiry': 'Evidence ends',
    warranty: 'Warranty ends',
    'asset-review': 'Asset review due',
    'control-due': 'Control due',
  },
  es: {
    task: 'Tarea',
    'document-review': 'Revisión prevista',
    'evidence-expiry': 'Fin de la evidencia',
    warranty: 'Fin de la garantía',
    'asset-review': 'Revisión de activo',
    'control-due': 'Control previsto',
  },
  fr: {
    task: 'Tâche',
    'document-review': 'Revue à faire',
    'evidence-expiry': 'Fin de la preuve',
    warranty: 'Fin de garantie',
    'asset-review': 'Revue d’actif à faire',
    'control-due': 'Mesure à échéance',
  },
  de: {
    task: 'Aufgabe',
    'document-review': 'Überprüfung fällig',
    'evidence-expiry': 'Nachweis endet',
    warranty: 'Garantie endet',
    'asset-review': 'Asset-Überprüfung fällig',
    'control-due': 'Maßnahme fällig',
  },
};

export function calendarWord(language: Language, { kind, count }: CalendarEntry): string {
  const word = kind in WORDS[language] ? WORDS[language][kind as keyof Words] : '';
  return count > 1 ? `${word} (${count})` : word;
}
