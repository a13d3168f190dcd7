import { useTranslation } from 'react-i18next';
import type { Action, Effect, Recipient, Trigger } from '#domain/automation/rule.ts';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { useMembers } from '../../controls/control-queries.ts';
import { useFormat } from '../../kit/format.ts';
import { useEndpoints } from '../webhooks/webhook-queries.ts';

/** A Monday; the names of the days follow from it. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

export function useWeekdays(): string[] {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY));
}

export const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Rules in plain words: when, and then. */
export function useRuleLabels() {
  const { t } = useTranslation('automation');
  const labels = useEntryLabels();
  const { list } = useFormat();
  const weekdays = useWeekdays();
  const { data: members } = useMembers();
  const { data: endpoints } = useEndpoints();

  const valueWord = (value: string) => t(`value.${value}`, { defaultValue: value });
  const recipient = (to: Recipient): string => {
    if (to.kind === 'role') return t(`role.${to.role}`);
    if (to.kind === 'person') return members?.find(({ id }) => id === to.id)?.name ?? t('to.former');
    return t(`to.${to.kind}`);
  };
  const when = (trigger: Trigger): string => {
    if (trigger.kind === 'schedule') {
      const { every, hour, weekday, day } = trigger;
      return t(`when.every.${every}`, { hour: hourLabel(hour), weekday: weekdays[weekday], day });
    }
    if (trigger.kind === 'due') return t(`when.${trigger.side}`, { what: t(`due.${trigger.of}`), count: trigger.days });
    const subject = labels.subject(trigger.subject);
    const what =
      trigger.actions.length === 0
        ? t('when.anything', { subject })
        : t('when.happens', { subject, action: list(trigger.actions.map(labels.action)) });
    const conditions = trigger.conditions.map(({ field, operator, value }) =>
      t(`when.condition.${operator}`, { field: labels.field(field), value: valueWord(value) }),
    );
    return conditions.length > 0 ? t('when.and', { what, conditions: list(conditions) }) : what;
  };
  const doing = (action: Action): string => {
    if (action.kind === 'task')
      return t('then.task', { title: action.title, to: recipient(action.to), count: action.days });
    if (action.kind === 'notification') return t('then.notification', { text: action.text, to: recipient(action.to) });
    if (action.kind === 'mail') return t('then.mail', { subject: action.subject, to: recipient(action.to) });
    if (action.kind === 'webhook') {
      const endpoint = endpoints?.find(({ id }) => id === action.endpointId);
      return t('then.webhook', { name: endpoint?.name ?? t('to.gone') });
    }
    return t('then.status', { status: valueWord(action.status) });
  };
  const effect = ({ kind, to, text, detail }: Effect): string => {
    const name = list(to);
    if (kind === 'status') return detail ?? t('effect.status', { text: valueWord(text) });
    if (kind === 'webhook') return t('effect.webhook', { text });
    return text === '' ? t(`action.${kind}`) : t(`effect.${kind}`, { text, name });
  };
  return { when, doing, effect };
}
