import type { Messages } from '../organisations/messages.ts';
import type { Permission } from '../people/permission.ts';

/** A kind of word to one person. A new one is a line here, its sentence stands in `messages/<language>/notification-sentences.json` under its name. */
export interface NotificationKind {
  kind: string;
  group: 'tasks' | 'people' | 'documents' | 'risks' | 'awareness' | 'automation';
  /** Whom it goes to; the words are the interface's. */
  to: 'owner' | 'asked' | 'deciders' | 'mentioned' | 'keepers';
  /** Whether a mail tells of it where nobody chose. */
  mail: boolean;
  /** Its mail is written where it happens, with more than one sentence, and leaves at once. */
  hasOwnMail?: boolean;
  /** What somebody must be allowed to, to be told besides the person it is for. */
  permission: Permission;
}

export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  { kind: 'task-assigned', group: 'tasks', to: 'owner', mail: true, permission: 'dashboard.view' },
  { kind: 'task-due', group: 'tasks', to: 'owner', mail: false, permission: 'dashboard.view' },
  { kind: 'task-overdue', group: 'tasks', to: 'owner', mail: false, permission: 'dashboard.view' },
  { kind: 'event-assigned', group: 'tasks', to: 'owner', mail: false, permission: 'dashboard.view' },
  { kind: 'event-coming', group: 'tasks', to: 'owner', mail: false, permission: 'dashboard.view' },
  { kind: 'comment-mention', group: 'people', to: 'mentioned', mail: true, permission: 'iso_readiness.view' },
  {
    kind: 'request-filed',
    group: 'people',
    to: 'deciders',
    mail: true,
    permission: 'user_management.edit',
    hasOwnMail: true,
  },
  { kind: 'document-submitted', group: 'documents', to: 'asked', mail: true, permission: 'documents.view' },
  { kind: 'document-approved', group: 'documents', to: 'owner', mail: false, permission: 'documents.view' },
  { kind: 'document-rejected', group: 'documents', to: 'owner', mail: true, permission: 'documents.view' },
  { kind: 'document-to-read', group: 'documents', to: 'asked', mail: true, permission: 'documents.view' },
  { kind: 'document-read-reminder', group: 'documents', to: 'asked', mail: true, permission: 'documents.view' },
  { kind: 'risk-review-due', group: 'risks', to: 'owner', mail: false, permission: 'risk_management.view' },
  { kind: 'risk-acceptance-changed', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'risk-acceptance-ended', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-alert', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-problem', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-posture', group: 'risks', to: 'owner', mail: false, permission: 'risk_management.view' },
  { kind: 'vendor-certificate-expiring', group: 'risks', to: 'owner', mail: false, permission: 'risk_management.view' },
  { kind: 'vendor-certificate-ended', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-contract-decision', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-review-due', group: 'risks', to: 'owner', mail: false, permission: 'risk_management.view' },
  { kind: 'vendor-review-overdue', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  {
    kind: 'vendor-assessment-submitted',
    group: 'risks',
    to: 'owner',
    mail: true,
    permission: 'risk_management.view',
  },
  { kind: 'vendor-assessment-overdue', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  { kind: 'vendor-assessment-expired', group: 'risks', to: 'owner', mail: true, permission: 'risk_management.view' },
  {
    kind: 'questionnaire-question-assigned',
    group: 'risks',
    to: 'asked',
    mail: true,
    permission: 'risk_management.view',
  },
  { kind: 'training-assigned', group: 'awareness', to: 'asked', mail: true, permission: 'dashboard.view' },
  { kind: 'training-due', group: 'awareness', to: 'asked', mail: false, permission: 'dashboard.view' },
  { kind: 'training-overdue', group: 'awareness', to: 'asked', mail: true, permission: 'dashboard.view' },
  { kind: 'mail-reported', group: 'awareness', to: 'keepers', mail: true, permission: 'settings.edit' },
  { kind: 'mail-judged', group: 'awareness', to: 'asked', mail: false, permission: 'dashboard.view' },
  { kind: 'rule-message', group: 'automation', to: 'asked', mail: true, permission: 'dashboard.view' },
  { kind: 'rule-disabled', group: 'automation', to: 'keepers', mail: true, permission: 'settings.edit' },
  { kind: 'webhook-disabled', group: 'automation', to: 'keepers', mail: true, permission: 'settings.edit' },
];

const BY_NAME = new Map<string, NotificationKind>(NOTIFICATION_KINDS.map((each) => [each.kind, each]));

export function kindNamed(kind: string): NotificationKind | undefined {
  return BY_NAME.get(kind);
}

/** The sentence with its values in it. `day` is written by the caller's calendar. Of a kind nobody knows: what it is about. */
export function sentenceOf(
  kind: string,
  values: Readonly<Record<string, string | number>>,
  t: Messages<'notification-sentences'>,
  dateOf: (day: string) => string,
): string {
  const title = values['title'] ?? values['text'] ?? kind;
  if (!kindNamed(kind)) return String(title);
  const day = String(values['day'] ?? '');
  return t(kind, { ...values, title, day: /^\d{4}-\d\d-\d\d$/.test(day) ? dateOf(day) : day });
}
