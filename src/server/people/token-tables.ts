import type { ColumnType } from 'kysely';
import type { Permission } from '#domain/people/permission.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface TokenTables {
  api_tokens: {
    id: string;
    organisation_id: string;
    user_id: string;
    name: string;
    token_hash: string;
    hint: string;
    scopes: ColumnType<Permission[], string, string>;
    created_at: At;
    expires_at: At;
    last_used_at: At | null;
  };
}
