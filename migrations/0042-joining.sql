-- How people come in: identity providers of organisations, requests to join or to open one, invitations.

-- The provider an organisation brought itself. It speaks for addresses of the organisation's own domain alone.
create table identity_providers (
  organisation_id uuid primary key references organisations on delete cascade,
  label text not null check (length(label) between 1 and 60),
  issuer text not null,
  client_id text not null,
  -- Sealed with a key of the installation; no endpoint answers it.
  sealed_secret text not null,
  changed_at timestamptz not null default now()
);
select clausewise.protect('identity_providers');
create policy administration on identity_providers for select using (clausewise.administers());
create policy own_providers on identity_providers for select using (
  exists (
    select from memberships
    where memberships.organisation_id = identity_providers.organisation_id
      and memberships.user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid
  )
);

-- Identities of providers stand in auth.account. An organisation's provider signs in who connected it, or who belongs to that one alone.
alter table auth.account
  add column address text,
  add column is_own_link boolean not null default false;

-- Whoever asks to join an organisation, or (without one) to open one. The account is made when the request is approved; who came by a
-- provider has one already.
create table user_requests (
  id uuid primary key,
  organisation_id uuid references organisations on delete cascade,
  user_id uuid references auth."user" (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  company_name text not null check (length(company_name) <= 120),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  requested_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  processed_by uuid references auth."user" (id) on delete set null,
  processed_at timestamptz,
  reason text check (length(reason) <= 500)
);
create unique index user_requests_pending on user_requests (email, (coalesce(organisation_id, '00000000-0000-0000-0000-000000000000')))
  where status = 'pending';
create index user_requests_organisation on user_requests (organisation_id, requested_at desc);
create index user_requests_user_id on user_requests (user_id);
select clausewise.protect('user_requests');
create policy administration on user_requests using (clausewise.administers());
create policy own_requests on user_requests for select
  using (user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid);

-- An invitation is for one address. Its link is a ticket in auth.ticket, of which a new one takes the place of the old.
create table invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('admin', 'auditor', 'compliance_manager', 'user', 'viewer')),
  custom_role_id uuid references roles on delete cascade,
  invited_by uuid references auth."user" (id) on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index invitations_open on invitations (organisation_id, email) where accepted_at is null;
select clausewise.protect('invitations');
create policy administration on invitations using (clausewise.administers());
