import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { useFormat } from '../../kit/format.ts';
import { useNames } from '../use-names.ts';

/** A reminder in words: what is to be done, and why. */
export function useReminderLabels(reminders: readonly SmartReminder[]) {
  const { t } = useTranslation('profile-insights');
  const format = useFormat();
  const nameOf = useNames(reminders.flatMap(({ framework }) => framework ?? []));
  return {
    titleOf: ({ type, title, count, framework, subjectId }: SmartReminder): string => {
      const name = framework && subjectId ? nameOf(framework, subjectId) : '';
      return t(`reminder.${type}`, { title: name && name !== title ? `${title} ${name}` : title, count });
    },
    whyOf: ({ type, dueOn }: SmartReminder): string =>
      t(`reason.${type}`, { date: dueOn === null ? '' : format.date(dueOn) }),
  };
}

/** Where the work is done. */
export function hrefOfReminder({ type, subjectId, framework }: SmartReminder): string {
  switch (type) {
    case 'control-due':
      return hrefOfRequirement(subjectId ?? '', framework ?? undefined);
    case 'evidence-expiry':
    case 'document-review':
    case 'draft-waiting':
      return hrefOfDocument(subjectId ?? '');
    case 'suggestions-waiting':
      return PAGES.suggestions;
    case 'access-review':
    case 'compliance-review':
      return addressOf('assets', { tab: 'compliance' });
    case 'licences':
      return addressOf('assets', { tab: 'assets', sort: 'warrantyExpiry' });
    case 'profile':
      return addressOf('readinessAi', { tab: 'profile-insights' });
  }
}
