-- Ways of signing in, what an organisation demands of them, custom roles, administrators of the whole installation.

alter table organisations
  add column policy jsonb not null default '{}',
  add column language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  add column timezone text not null default 'UTC',
  add column primary_framework text not null default 'ISO 27001',
  add column logo_sha256 text,
  add column suspended_at timestamptz;

alter table auth."user"
  add column suspended_at timestamptz,
  add column last_login_at timestamptz,
  add column password_changed_at timestamptz,
  add column must_change_password boolean not null default false,
  add column get_started_completed boolean not null default false,
  add column dark_mode boolean,
  drop column image;

-- How the session began. It is proof of two factors when it began with a passkey, or with a password and a code.
alter table auth.session
  add column method text not null default 'email' check (method in ('email', 'google', 'oidc', 'passkey', 'invitation')),
  add column is_strong boolean not null default false,
  -- Until when the administration of the installation is open in it.
  add column administers_until timestamptz,
  -- A sign-in that ends in a redirect is followed by one load of a page, which must not end it again.
  add column loads_left smallint not null default 0;

alter table auth.account
  drop column access_token, drop column refresh_token, drop column id_token, drop column access_token_expires_at,
  drop column refresh_token_expires_at, drop column scope;
drop table auth.verification;

create table auth.second_factor (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  -- Sealed with a key of the installation.
  secret text not null,
  confirmed_at timestamptz,
  -- The last time step whose code was taken: none is taken twice.
  last_step bigint not null default 0
);
create table auth.recovery_code (
  user_id uuid not null references auth."user" (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table auth.passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user_id on auth.passkey (user_id);

-- Whoever holds the other half of a link or ticket may do one thing, once, until it expires. Only hashes are kept.
create table auth.ticket (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('reset', 'verification', 'invitation', 'second_factor', 'passkey', 'provider', 'email_change')),
  token_hash text not null unique,
  user_id uuid references auth."user" (id) on delete cascade,
  facts jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index ticket_user_id on auth.ticket (user_id, purpose);

-- The history of sign-ins, kept for as long as the organisation says.
create table auth.sign_in (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth."user" (id) on delete cascade,
  at timestamptz not null default now(),
  method text not null,
  outcome text not null check (outcome in ('done', 'wrong', 'locked', 'refused')),
  ip_address text,
  user_agent text
);
create index sign_in_user on auth.sign_in (user_id, at desc);
create index sign_in_at on auth.sign_in (at desc);
grant select, insert, update, delete on all tables in schema auth to clausewise_app;

alter table installation
  add column opening text not null default 'request' check (opening in ('request', 'open')),
  add column administrator_email text;
update installation set administrator_email = (select email from auth."user" order by created_at limit 1) where set_up_at is not null;

create table roles (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 60),
  permissions jsonb not null,
  created_at timestamptz not null default now(),
  unique (organisation_id, name)
);
select clausewise.protect('roles');
alter table memberships add column custom_role_id uuid references roles;

-- Administrators of the installation see every organisation and who belongs to it, and nothing inside.
create function clausewise.administers() returns boolean language sql stable as $$
  select current_setting('clausewise.administers', true) = 'true'
$$;
create policy administration on organisations using (clausewise.administers());
create policy administration on memberships using (clausewise.administers());
create policy administration on roles for select using (clausewise.administers());
create policy own_role on roles for select using (
  exists (
    select from memberships
    where memberships.custom_role_id = roles.id and memberships.user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid
  )
);

-- Whose session a token is, and where they may act, in one round trip. One account opens every organisation a person belongs to, so the
-- strictest of their rules on sessions binds. A suspended person, or one who only belongs to suspended organisations, has no session.
drop function clausewise.session_of(text);
create function clausewise.session_of(session_token text)
returns table (
  session_id uuid, renewed boolean, user_id uuid, name text, email text, language text, onboarded boolean,
  last_organisation_id uuid, method text, is_strong boolean, administers_until timestamptz, must_change_password boolean,
  password_changed_at timestamptz, memberships jsonb
)
language plpgsql as $$
declare
  started timestamptz;
  used timestamptz;
  idle_minutes integer;
  most_hours integer;
begin
  select s.id, s.created_at, s.updated_at, s.updated_at < now() - interval '1 minute', u.id, u.name, u.email, u.language, u.onboarded,
    u.last_organisation_id, s.method, s.is_strong, s.administers_until, u.must_change_password, u.password_changed_at
  into session_id, started, used, renewed, user_id, name, email, language, onboarded,
    last_organisation_id, method, is_strong, administers_until, must_change_password, password_changed_at
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.token = session_token and s.expires_at > now() and u.suspended_at is null;
  if not found then return; end if;
  perform set_config('clausewise.user_id', user_id::text, true);
  select
    coalesce(jsonb_agg(jsonb_build_object(
      'organisationId', m.organisation_id, 'role', m.role, 'permissions', r.permissions, 'customRole', r.name, 'policy', o.policy
    ) order by m.created_at, m.organisation_id), '[]'),
    min((o.policy ->> 'sessionIdleMinutes')::integer), min((o.policy ->> 'sessionHours')::integer)
  into memberships, idle_minutes, most_hours
  from public.memberships m join public.organisations o on o.id = m.organisation_id left join public.roles r on r.id = m.custom_role_id
  where m.user_id = session_of.user_id and o.suspended_at is null;
  if used < now() - make_interval(mins => coalesce(idle_minutes, 10080)) or started < now() - make_interval(hours => coalesce(most_hours, 720)) then
    delete from auth.session where id = session_id;
    return;
  end if;
  if renewed then
    update auth.session set updated_at = now(), expires_at = now() + interval '90 days' where id = session_id;
  end if;
  return next;
end $$;

-- Where an organisation wants a sign-in on every load of a page, a load ends the session. @returns whether it did.
create function clausewise.load_page(session_token text) returns boolean language plpgsql as $$
declare
  found_session auth.session;
begin
  select * into found_session from auth.session s where s.token = session_token and s.expires_at > now();
  if not found then return false; end if;
  perform set_config('clausewise.user_id', found_session.user_id::text, true);
  if not exists (
    select from public.memberships m join public.organisations o on o.id = m.organisation_id
    where m.user_id = found_session.user_id and (o.policy ->> 'signInOnEveryLoad')::boolean
  ) then
    return false;
  end if;
  if found_session.loads_left > 0 then
    update auth.session set loads_left = loads_left - 1 where id = found_session.id;
    return false;
  end if;
  delete from auth.session where id = found_session.id;
  return true;
end $$;
