import { z } from 'zod';
import { issue } from '../issue.ts';
import { Role } from '../people/permission.ts';
import { kindNamed, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

export const RHYTHMS = ['immediately', 'daily', 'weekly'] as const;

const Hour = z.number().int().min(0, issue('hour')).max(23, issue('hour'));

/** When mails leave: each at once, or all of a day or week in one, at an hour of the organisation's clock. Monday is weekday 0. */
export const Rhythm = z.object({
  every: z.enum(RHYTHMS),
  hour: Hour,
  weekday: z.number().int().min(0).max(6),
});
export type Rhythm = z.infer<typeof Rhythm>;

/** Hours of the organisation's clock in which no mail leaves; it may cross midnight. From equal to until: none. */
export const QuietHours = z.object({ isOn: z.boolean(), from: Hour, until: Hour });
export type QuietHours = z.infer<typeof QuietHours>;

const Way = z.object({ inApp: z.boolean().optional(), mail: z.boolean().optional() });

/** What the organisation decides of one kind. `isFixed`: nobody chooses otherwise. `alsoTo`: roles that are told besides the person. */
export const KindTerms = Way.extend({
  webhook: z.boolean().optional(),
  isFixed: z.boolean().optional(),
  alsoTo: z.array(Role).max(5).optional(),
});
export type KindTerms = z.infer<typeof KindTerms>;

const KindName = z.string().regex(/^[a-z][a-z-]{0,39}$/, issue('notification_kind'));

export const NotificationTerms = z.object({
  kinds: z.record(KindName, KindTerms),
  rhythm: Rhythm,
  quiet: QuietHours,
});
export type NotificationTerms = z.infer<typeof NotificationTerms>;

/** What one person chooses; null: as the organisation. */
export const NotificationChoices = z.object({
  kinds: z.record(KindName, Way),
  rhythm: Rhythm.nullable(),
  quiet: QuietHours.nullable(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const DEFAULT_TERMS: NotificationTerms = {
  kinds: {},
  rhythm: { every: 'immediately', hour: 8, weekday: 0 },
  quiet: { isOn: false, from: 20, until: 7 },
};
export const NO_CHOICES: NotificationChoices = { kinds: {}, rhythm: null, quiet: null };

/** What is stored may be older than a kind or a field. */
export function termsOf(stored: Partial<NotificationTerms>): NotificationTerms {
  return { ...DEFAULT_TERMS, ...stored };
}

export interface Ways {
  inApp: boolean;
  mail: boolean;
  webhook: boolean;
  isFixed: boolean;
}

/** How one person is told of a kind: their choice within the organisation's terms, and those before what the kind itself says. */
export function waysOf(kind: string, terms: NotificationTerms, choices: NotificationChoices = NO_CHOICES): Ways {
  const known = kindNamed(kind);
  const ours = terms.kinds[kind] ?? {};
  const isFixed = ours.isFixed ?? false;
  const mine = isFixed ? {} : (choices.kinds[kind] ?? {});
  return {
    inApp: mine.inApp ?? ours.inApp ?? true,
    mail: mine.mail ?? ours.mail ?? known?.mail ?? false,
    webhook: ours.webhook ?? false,
    isFixed,
  };
}

export const rhythmOf = (terms: NotificationTerms, choices: NotificationChoices) => choices.rhythm ?? terms.rhythm;
export const quietOf = (terms: NotificationTerms, choices: NotificationChoices) => choices.quiet ?? terms.quiet;

/** Whether no mail leaves in that hour (0 to 23). */
export function isQuiet({ isOn, from, until }: QuietHours, hour: number): boolean {
  if (!isOn || from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** Kinds of a name nobody knows say nothing. @returns the names. */
export function unknownKinds(kinds: Record<string, unknown>): string[] {
  return Object.keys(kinds).filter(
    (kind) => !NOTIFICATION_KINDS.some((known: NotificationKind) => known.kind === kind),
  );
}
