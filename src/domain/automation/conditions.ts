import type { AuditEntry } from '../activity/audit-entry.ts';
import { nowNamed, subjectNamed } from '../subjects.ts';
import type { Condition, EventTrigger } from './rule.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Whether a rule's event is this entry of the audit trail, its conditions apart. */
export function isAbout({ subject, actions }: EventTrigger, entry: Pick<AuditEntry, 'subject' | 'action'>): boolean {
  const { subject: name, action } = nowNamed(entry);
  if (subjectNamed(subject)?.name !== name) return false;
  return actions.length === 0 || actions.some((wanted) => nowNamed({ subject, action: wanted }).action === action);
}

/**
 * Whether all conditions hold. `facts` is the thing as it stands, the entry's own values above it. "Becomes" holds when the change itself brought the
 * value about; something that is added becomes all that it is.
 */
export function holds(
  conditions: readonly Condition[],
  entry: Pick<AuditEntry, 'before' | 'after'>,
  facts: Facts,
): boolean {
  return conditions.every(({ field, operator, value }) => {
    const now = plain(entry.after?.[field] ?? facts[field]);
    const wanted = plain(value);
    if (operator === 'is') return now === wanted;
    if (operator === 'is-not') return now !== wanted;
    if (operator === 'contains') return now.includes(wanted);
    const then = entry.before?.[field];
    const isChanged = entry.before === null || (then !== undefined && plain(then) !== wanted);
    return isChanged && plain(entry.after?.[field] ?? (entry.before === null ? facts[field] : undefined)) === wanted;
  });
}

const plain = (value: unknown): string => textOf(value).trim().toLowerCase();

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
