-- People, organisations, the audit trail, jobs, notifications and files. The role clausewise_app, which serves requests, exists before.

create schema if not exists clausewise;
create schema auth;
grant usage on schema public, clausewise, auth to clausewise_app;

-- One call makes a table belong to organisations: rows are seen and written only inside the organisation of the transaction.
-- Its owner is bound too. The table needs a column organisation_id uuid not null.
create function clausewise.protect(table_name regclass, verbs text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy organisation on %s using (organisation_id = nullif(current_setting(''clausewise.organisation_id'', true), '''')::uuid)',
    table_name
  );
  execute format('grant %s on %s to clausewise_app', verbs, table_name);
end $$;

-- Accounts and sessions. They stand above organisations and are never listed by an endpoint.
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  onboarded boolean not null default false,
  last_organisation_id uuid
);

create table auth.session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_user_id on auth.session (user_id);

create table auth.account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_user_id on auth.account (user_id);

create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on auth.verification (identifier);

-- Failures are counted by address, whether or not an account has it, so that a lock tells nothing.
create table auth.sign_in_failure (
  address_hash text primary key,
  failures integer not null,
  last_at timestamptz not null
);
grant select, insert, update, delete on all tables in schema auth to clausewise_app;

-- The installation: one row, open for set-up until it says otherwise.
create table public.installation (
  id boolean primary key default true check (id),
  setup_token_hash text,
  set_up_at timestamptz
);
insert into installation default values;
grant select, update on installation to clausewise_app;

create table public.organisations (
  id uuid primary key,
  slug text not null unique,
  name text not null check (length(name) between 1 and 120),
  domain text not null unique,
  is_demo boolean not null default false,
  primary_color text not null default '#3b82f6',
  secondary_color text not null default '#8b5cf6',
  accent_color text not null default '#10b981',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.memberships (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  role text not null check (role in ('admin', 'auditor', 'compliance_manager', 'user', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id)
);
create index memberships_user_id on memberships (user_id);
select clausewise.protect('memberships');
-- Before an organisation is chosen, a person sees where they belong, and nothing else.
create policy own_memberships on memberships for select
  using (user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid);

alter table organisations enable row level security;
alter table organisations force row level security;
create policy organisation on organisations using (id = nullif(current_setting('clausewise.organisation_id', true), '')::uuid);
create policy own_organisations on organisations for select using (
  exists (
    select from memberships
    where memberships.organisation_id = organisations.id
      and memberships.user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid
  )
);
grant select, insert, update on organisations to clausewise_app;

-- Whose session a token is, and where they may act, in one round trip. A session lives for seven days after its last use.
create function clausewise.session_of(session_token text)
returns table (
  session_id uuid, renewed boolean, user_id uuid, name text, email text, language text, onboarded boolean,
  last_organisation_id uuid, memberships jsonb
)
language plpgsql as $$
begin
  select s.id, s.updated_at < now() - interval '1 hour', u.id, u.name, u.email, u.language, u.onboarded, u.last_organisation_id
  into session_id, renewed, user_id, name, email, language, onboarded, last_organisation_id
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.token = session_token and s.expires_at > now();
  if not found then return; end if;
  if renewed then
    update auth.session set updated_at = now(), expires_at = now() + interval '7 days' where id = session_id;
  end if;
  perform set_config('clausewise.user_id', user_id::text, true);
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', m.organisation_id, 'role', m.role) order by m.created_at, m.organisation_id), '[]')
  into memberships
  from public.memberships m
  where m.user_id = session_of.user_id;
  return next;
end $$;

-- The audit trail. Nobody updates or deletes an entry: there is no grant for it, and the trigger refuses even the owner.
create table public.audit_entries (
  organisation_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  title text not null,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash text not null,
  hash text not null,
  primary key (organisation_id, number)
);
create index audit_entries_subject on audit_entries (organisation_id, subject, subject_id, number desc);
create index audit_entries_actor on audit_entries (organisation_id, actor_id, number desc);
select clausewise.protect('audit_entries', 'select, insert');

create function clausewise.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is only appended to.';
end $$;
create trigger append_only before update or delete on audit_entries for each row execute function clausewise.refuse_rewriting();
create trigger append_only_truncate before truncate on audit_entries for each statement execute function clausewise.refuse_rewriting();

-- The last entry of each chain; its row lock puts the writers of one organisation in order.
create table public.audit_heads (
  organisation_id uuid primary key,
  number integer not null,
  hash text not null
);
select clausewise.protect('audit_heads', 'select, insert, update');

create table public.jobs (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  kind text not null,
  title text not null default '',
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer,
  message text,
  outcome jsonb,
  created_by uuid references auth."user" (id) on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  cancel_requested boolean not null default false
);
create index jobs_recent on jobs (organisation_id, created_at desc);
select clausewise.protect('jobs');

create table public.notifications (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  kind text not null,
  values jsonb not null default '{}',
  link text check (link ~ '^/[^/\\]' or link = '/'),
  at timestamptz not null,
  read_at timestamptz
);
create index notifications_recent on notifications (organisation_id, user_id, at desc);
select clausewise.protect('notifications');

-- One row an upload. The bytes lie once under their SHA-256, whoever uploaded them; the original name is nowhere else.
create table public.files (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  media_type text not null,
  name text not null,
  path text,
  uploaded_by uuid references auth."user" (id) on delete set null,
  at timestamptz not null default now(),
  is_kept boolean not null default false
);
create index files_sha256 on files (sha256);
create index files_organisation on files (organisation_id, at);
select clausewise.protect('files');
