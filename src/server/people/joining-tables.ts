import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Role } from '#domain/people/permission.ts';
import type { RequestStatus } from '#domain/people/user-request.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;

/** How people come in. */
export interface JoiningTables {
  identity_providers: {
    organisation_id: string;
    label: string;
    issuer: string;
    client_id: string;
    sealed_secret: string;
    changed_at: MadeAt;
  };
  user_requests: {
    id: string;
    organisation_id: string | null;
    user_id: string | null;
    name: string;
    email: string;
    company_name: string;
    language: Language;
    requested_at: MadeAt;
    status: Generated<RequestStatus>;
    processed_by: string | null;
    processed_at: At | null;
    reason: string | null;
  };
  invitations: {
    id: string;
    organisation_id: string;
    email: string;
    role: Role;
    custom_role_id: string | null;
    invited_by: string | null;
    invited_at: MadeAt;
    expires_at: At;
    accepted_at: At | null;
  };
}
