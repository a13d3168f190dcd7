import { z } from 'zod';
import type { Messages } from '../organisations/messages.ts';
import { ImportKeyText } from './import-fields.ts';

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
  'tag-of-another',
  'not-saved',
  'read-as',
  'derived',
] as const;

/** Of a warning: the cell of an optional field cannot be read, and stays empty. */
export const LEFT_EMPTY: readonly (typeof ISSUE_CODES)[number][] = [
  'unknown-choice',
  'not-a-date',
  'not-a-number',
  'not-a-whole-number',
  'not-a-switch',
  'too-long',
  'too-large',
  'negative',
];

/** Of a warning: how a cell was read, of which nothing is wrong. */
export const NOTES: readonly (typeof ISSUE_CODES)[number][] = ['read-as', 'derived'];

/** What is wrong, or doubtful, in one cell. `suggestion` is the value it most likely means, or was read as or derived. */
export const ImportIssue = z.object({
  code: z.enum(ISSUE_CODES),
  field: ImportKeyText,
  value: z.string(),
  suggestion: z.string().nullable(),
});
export type ImportIssue = z.infer<typeof ImportIssue>;

/** The issue as one sentence, which calls a field of one's own by its name; in English those the specification words (section 5) are word for word. */
export function issueSentence(
  t: Messages<'assets'>,
  { code, field, value, suggestion }: ImportIssue,
  ownLabel?: string,
): string {
  const told = { label: ownLabel ?? t(`field.${field}`), value };
  if (code === 'read-as' || code === 'derived' || code === 'tag-of-another')
    return t(`issue.${code}`, { ...told, suggestion: suggestion ?? '' });
  const sentence = t(`issue.${code}`, told);
  return suggestion ? `${sentence} ${t('issue.didYouMean', { suggestion })}` : sentence;
}
