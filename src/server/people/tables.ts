import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { SignInOutcome } from '#domain/people/security.ts';
import type { SessionMethod } from '#domain/people/session.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;

/** Accounts and what opens them: a schema beside the organisations, which no endpoint lists. */
export interface SignInTables {
  'auth.user': {
    id: string;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    language: Generated<Language>;
    dark_mode: boolean | null;
    onboarded: Generated<boolean>;
    get_started_completed: Generated<boolean>;
    last_organisation_id: string | null;
    suspended_at: At | null;
    last_login_at: At | null;
    password_changed_at: At | null;
    must_change_password: Generated<boolean>;
    /** Of a provisioned account, as its maker said. */
    company_name: Generated<string>;
    created_by: string | null;
    created_at: MadeAt;
    updated_at: MadeAt;
  };
  'auth.session': {
    id: string;
    user_id: string;
    token: string;
    expires_at: At;
    ip_address: string | null;
    user_agent: string | null;
    country: string | null;
    method: SessionMethod;
    is_strong: boolean;
    administers_until: At | null;
    loads_left: Generated<number>;
    created_at: MadeAt;
    updated_at: MadeAt;
  };
  'auth.account': {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    former_password: string | null;
    /** The address by which a provider knows the person. */
    address: string | null;
    /** Connected by the person, not found by the address. */
    is_own_link: Generated<boolean>;
    created_at: MadeAt;
    updated_at: MadeAt;
  };
  'auth.sign_in_failure': { address_hash: string; failures: number; last_at: At };
  'auth.second_factor': { user_id: string; secret: string; confirmed_at: At | null; last_step: Generated<number> };
  'auth.recovery_code': { user_id: string; code_hash: string; used_at: At | null };
  'auth.passkey': {
    id: Generated<string>;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: MadeAt;
    last_used_at: At | null;
  };
  'auth.ticket': {
    id: Generated<string>;
    purpose: TicketPurpose;
    token_hash: string;
    user_id: string | null;
    facts: ColumnType<Record<string, unknown>, string | undefined, string>;
    expires_at: At;
    used_at: At | null;
    created_at: MadeAt;
  };
  'auth.sign_in': {
    id: Generated<string>;
    user_id: string | null;
    at: MadeAt;
    method: string;
    outcome: SignInOutcome;
    ip_address: string | null;
    user_agent: string | null;
    country: string | null;
  };
}

export type TicketPurpose =
  | 'reset'
  | 'verification'
  | 'invitation'
  | 'second_factor'
  | 'passkey'
  | 'provider'
  | 'email_change';
