import { useTranslation } from 'react-i18next';
import type { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { hrefOfRequirement } from '../../frameworks/framework.ts';
import { useFormat } from '../../kit/format.ts';

/** A reminder in words: what is to be done, and why. */
export function useReminderWords() {
  const { t } = useTranslation('profile-insights');
  const format = useFormat();
  return {
    titleOf: ({ type, title, count }: SmartReminder): string => t(`reminder.${type}`, { title, count }),
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
      return '/app/document-check/review';
    case 'access-review':
    case 'compliance-review':
      return '/app/asset-inventory?tab=compliance';
    case 'licences':
      return '/app/asset-inventory?tab=assets&sort=warrantyExpiry';
    default:
      return '/app/iso-readiness-ai?tab=profile-insights';
  }
}
