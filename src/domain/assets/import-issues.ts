import { z } from 'zod';
import { fieldOf, IMPORT_KEYS } from './import-fields.ts';

export const ISSUE_CODES = [
  'required',
  'unknown-choice',
  'not-a-date',
  'not-a-number',
  'not-a-whole-number',
  'not-a-switch',
  'too-long',
  'too-large',
  'negative',
  'ip-address',
  'mac-address',
  'licenses',
  'owner-email',
  'duplicate-serial',
  'not-saved',
] as const;

/** What is wrong, or doubtful, in one cell. `suggestion` is the value it most likely means. */
export const ImportIssue = z.object({
  code: z.enum(ISSUE_CODES),
  field: z.enum(IMPORT_KEYS),
  value: z.string(),
  suggestion: z.string().nullable(),
});
export type ImportIssue = z.infer<typeof ImportIssue>;

/** The issue as one English sentence; those the specification words (section 5) are word for word. */
export function issueMessage({ code, field, value, suggestion }: ImportIssue): string {
  const { label } = fieldOf(field);
  switch (code) {
    case 'required':
      return `${label} is required`;
    case 'unknown-choice':
      return `${label} "${value}" is not known.${suggestion ? ` Did you mean ${suggestion}?` : ''}`;
    case 'not-a-date':
      return `${label} "${value}" is not a date`;
    case 'not-a-number':
      return `${label} "${value}" is not a number`;
    case 'not-a-whole-number':
      return `${label} "${value}" is not a whole number`;
    case 'not-a-switch':
      return `${label} "${value}" is neither yes nor no`;
    case 'too-long':
      return `${label} is too long`;
    case 'too-large':
      return `${label} "${value}" is too large`;
    case 'negative':
      return `${label} "${value}" is below zero`;
    case 'ip-address':
      return 'Invalid IP address format';
    case 'mac-address':
      return 'Invalid MAC address format';
    case 'licenses':
      return 'Used licenses cannot exceed total licenses';
    case 'owner-email':
      return 'Owner field appears to contain invalid email';
    case 'duplicate-serial':
      return 'Duplicate serial number found in import';
    case 'not-saved':
      return 'The row could not be saved';
  }
}
