import { choiceNamed } from '#domain/automation/event-names.ts';
import { eventOf } from '#domain/subject.ts';
import { subjectNamed } from '#domain/subjects.ts';
import { EVERYTHING, NOTIFICATIONS } from '#domain/automation/values.ts';
import { useTranslation } from 'react-i18next';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import type { Option } from '../../kit/forms/select-field.tsx';

/** What an endpoint can hear, and its words: everything, notifications, a kind of thing, or one action upon it. */
export function useEventLabels(): { options: Option[]; nameOf: (event: string) => string } {
  const { t } = useTranslation('automation');
  const labels = useEntryLabels();
  const nameOf = (event: string) => {
    if (event === EVERYTHING) return t('webhooks.everything');
    if (event === NOTIFICATIONS) return t('webhooks.notifications');
    if (event === 'test') return t('webhooks.test');
    if (event === 'rule') return t('webhooks.rule');
    const [subject = '', ...action] = choiceNamed(event).split('.');
    if (subject === NOTIFICATIONS) return t('webhooks.notifications');
    const name = labels.subject(subjectNamed(subject)?.name ?? subject);
    return action.length === 0 ? name : `${name}: ${labels.action(action.join('.'))}`;
  };
  const named = (value: string) => ({ value, label: nameOf(value) });
  const options = [
    named(EVERYTHING),
    named(NOTIFICATIONS),
    ...labels
      .subjects()
      .flatMap(({ card }) => [named(card.singular), ...card.events.map((action) => named(eventOf(card, action)))]),
  ];
  return { options, nameOf };
}
