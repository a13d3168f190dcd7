import { HAPPENINGS } from '#domain/automation/happenings.ts';
import { EVERYTHING, NOTIFICATIONS } from '#domain/automation/values.ts';
import { useTranslation } from 'react-i18next';
import { useEntryWords } from '../../activity/entry-words.ts';
import type { Option } from '../../kit/forms/select-field.tsx';

/** What an endpoint can hear, and its words: everything, notifications, a kind of thing, or one act upon it. */
export function useEventWords(): { options: Option[]; nameOf: (event: string) => string } {
  const { t } = useTranslation('automation');
  const words = useEntryWords();
  const nameOf = (event: string) => {
    if (event === EVERYTHING) return t('webhooks.everything');
    if (event === NOTIFICATIONS) return t('webhooks.notifications');
    if (event === 'test') return t('webhooks.test');
    if (event === 'rule') return t('webhooks.rule');
    const [subject = '', ...action] = event.split('.');
    if (subject === NOTIFICATIONS) return t('webhooks.notifications');
    if (action.length === 0) return words.subject(subject);
    return `${words.subject(subject)}: ${words.action(action.join('.'))}`;
  };
  const named = (value: string) => ({ value, label: nameOf(value) });
  const options = [
    named(EVERYTHING),
    named(NOTIFICATIONS),
    ...HAPPENINGS.flatMap(({ subject, actions }) => [
      named(subject),
      ...actions.map((action) => named(`${subject}.${action}`)),
    ]),
  ];
  return { options, nameOf };
}
