import { PAGES } from '#domain/addresses.ts';
import type { EntryRequirement } from '#domain/activity/audit-entry.ts';
import type { Permission } from '#domain/people/permission.ts';
import { nowNamed, subjectNamed } from '#domain/subjects.ts';

interface Entry {
  subject: string;
  subjectId: string;
  title: string;
  action: string;
  requirement: EntryRequirement | null;
}

/** Acts upon several things at once: their entry has the act's id, and the act no page. */
const OF_MANY = ['imported', 'undone', 'moved'];

/** Where the thing of an entry stands today; null where it has no page of its own, or is gone. */
export function hrefOfEntry({ requirement, title, ...entry }: Entry): string | null {
  const { subject, action } = nowNamed(entry);
  if (subject === 'frameworks' && action === 'removed') return PAGES.frameworks;
  if (action === 'removed' || OF_MANY.includes(action)) return null;
  return subjectNamed(subject)?.addressOf({ id: entry.subjectId, title, requirement }) ?? null;
}

/** What one must be allowed to see to follow the link of a subject; null where there is no page. */
export function permissionOf(subject: string): Permission | null {
  return subjectNamed(subject)?.permission ?? null;
}
