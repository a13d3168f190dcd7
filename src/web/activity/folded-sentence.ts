import { useTranslation } from 'react-i18next';
import type { RecentEntry } from './activity-queries.ts';
import { useEntryLabels } from './entry-labels.ts';

/** Kinds of things and events that have words of their own for several at once. */
const THINGS = [
  'assets',
  'documents',
  'controls',
  'evidence',
  'suggestions',
  'risks',
  'vendors',
  'tasks',
  'questionnaires',
  'agreements',
  'vendor-assessments',
  'events',
  'members',
] as const;
const EVENTS = ['added', 'changed', 'removed', 'accepted', 'rejected', 'approved', 'reviewed', 'assessed'] as const;

/** Says in a sentence what somebody did to several things: "Ana Ruiz changed 8 questionnaires". */
export function useFoldedSentence(): (entry: RecentEntry) => string {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels();
  return ({ actorName: actor, action, subject, count }) => {
    const thing = THINGS.find((each) => each === subject);
    const event = EVENTS.find((each) => each === action);
    if (thing && event) return t(`folded.${event}`, { actor, things: t(`things.${thing}`, { count }) });
    return t('folded.other', { actor, count, subject: labels.subject(subject), action: labels.action(action) });
  };
}
