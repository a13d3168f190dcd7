import type { ColumnType, Generated } from 'kysely';
import type { MailState } from '#domain/activity/mail.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { MailFacts, MailKind } from './mail-kinds.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;

export interface MailTables {
  outbox: {
    id: Generated<string>;
    recipient: string;
    kind: MailKind;
    language: Language;
    values: ColumnType<MailFacts, string, string>;
    link: string | null;
    reply_to: string | null;
    state: Generated<MailState>;
    attempts: Generated<number>;
    next_attempt_at: MadeAt;
    last_error: string | null;
    created_at: MadeAt;
    sent_at: At | null;
  };
}
