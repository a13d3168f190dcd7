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

/** Says what somebody did to several things: "Ana Ruiz changed 8 questionnaires"; where there are no such words, which one and how many more. */
export function useFoldedSentence(): (entry: RecentEntry) => { title: string; note?: string } {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels();
  return (entry) => {
    const { actorName: actor, action, subject, count } = entry;
    const thing = THINGS.find((each) => each === subject);
    const event = EVENTS.find((each) => each === action);
    if (thing && event) return { title: t(`folded.${event}`, { actor, things: t(`things.${thing}`, { count }) }) };
    return { title: t('folded.more', { title: entry.title, count: count - 1 }), note: labels.note(entry) };
  };
}
