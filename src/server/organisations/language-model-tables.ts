import type { ColumnType } from 'kysely';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;

export interface LanguageModelTables {
  language_models: {
    organisation_id: string;
    is_on: boolean;
    base_url: string;
    model: string;
    sealed_key: string | null;
    agreed_at: At | null;
    agreed_by: string | null;
    agreed_by_name: string | null;
    changed_at: MadeAt;
  };
}
