import type { ColumnType, Generated } from 'kysely';
import type { ContactTopic } from '#domain/administration/contact.ts';
import type { Language } from '#domain/organisations/language.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;

export interface ContactTables {
  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    organisation: string;
    topic: ContactTopic;
    message: string;
    language: Language;
    created_at: MadeAt;
    handled_at: At | null;
    handled_by: string | null;
  };
}
