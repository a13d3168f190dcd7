-- Tokens with which programs act for a member, and the faults of the last days.

create table api_tokens (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the token; the token itself is kept by whoever made it.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  hint text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- Who leaves the organisation leaves no token behind.
  foreign key (organisation_id, user_id) references memberships (organisation_id, user_id) on delete cascade
);
create index api_tokens_of_member on api_tokens (organisation_id, user_id);
select clausewise.protect('api_tokens');

-- A request with a token does not know its organisation yet: this function alone may look across all of them, and answers for one token. The
-- owner, as whom it runs, is bound by row-level security like anybody and gets just that.
create policy finding on api_tokens for select to current_user using (true);
create policy using_up on api_tokens for update to current_user using (true);
create function clausewise.token_of(hash text)
returns table (
  token_id uuid, token_name text, organisation_id uuid, scopes jsonb, user_id uuid, name text, email text, role text, permissions jsonb
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select t.id, t.name, t.organisation_id, t.scopes, t.user_id
  into token_id, token_name, organisation_id, scopes, user_id
  from public.api_tokens t where t.token_hash = hash and t.expires_at > now();
  if not found then return; end if;
  -- Memberships, roles and organisations show a person their own.
  perform set_config('clausewise.user_id', user_id::text, true);
  select u.name, u.email, m.role, r.permissions
  into name, email, role, permissions
  from auth."user" u
  join public.memberships m on m.user_id = u.id
  join public.organisations o on o.id = m.organisation_id
  left join public.roles r on r.id = m.custom_role_id
  where u.id = token_of.user_id and m.organisation_id = token_of.organisation_id
    and u.suspended_at is null and m.suspended_at is null and o.suspended_at is null;
  if not found then return; end if;
  update public.api_tokens t set last_used_at = now()
  where t.id = token_id and (t.last_used_at is null or t.last_used_at < now() - interval '1 minute');
  return next;
end $$;
revoke execute on function clausewise.token_of(text) from public;
grant execute on function clausewise.token_of(text) to clausewise_app;

-- What went wrong, by the reference that was shown: no texts of anybody, no addresses, no stack. Without an organisation where none was known.
create table recent_errors (
  id uuid primary key,
  organisation_id uuid references organisations on delete cascade,
  at timestamptz not null,
  origin text not null check (origin in ('server', 'interface', 'job')),
  place text not null check (length(place) <= 200),
  what text not null check (length(what) <= 300)
);
create index recent_errors_of on recent_errors (organisation_id, at desc);
create index recent_errors_at on recent_errors (at);
select clausewise.protect('recent_errors');
create policy noting on recent_errors for insert with check (organisation_id is null);
create policy administration on recent_errors using (clausewise.administers());

-- The self-check compares what is applied with what the version brings.
grant select on clausewise.migrations to clausewise_app;
