-- Who may do what in an organisation: suspension there (auth.user.suspended_at is the installation's), and what follows from it.

alter table memberships add column suspended_at timestamptz;
create index memberships_custom_role_id on memberships (custom_role_id);

-- The role a custom one was made from, whose name stands for it wherever one of the five is asked for.
alter table roles
  add column role text not null default 'viewer' check (role in ('admin', 'auditor', 'compliance_manager', 'user', 'viewer'));

-- Somebody suspended in an organisation no longer sees it, though their own membership they do.
drop policy own_organisations on organisations;
create policy own_organisations on organisations for select using (
  exists (
    select from memberships
    where memberships.organisation_id = organisations.id and memberships.suspended_at is null
      and memberships.user_id = nullif(current_setting('clausewise.user_id', true), '')::uuid
  )
);

-- Whether somebody belongs to other organisations than this one too, without telling which.
create function clausewise.belongs_elsewhere(person uuid, here uuid) returns boolean language plpgsql as $$
declare
  asking text := current_setting('clausewise.user_id', true);
  answer boolean;
begin
  perform set_config('clausewise.user_id', person::text, true);
  select exists (select from public.memberships m where m.user_id = person and m.organisation_id <> here) into answer;
  perform set_config('clausewise.user_id', coalesce(asking, ''), true);
  return answer;
end $$;

-- As before, without memberships that are suspended.
create or replace function clausewise.session_of(session_token text)
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
  where m.user_id = session_of.user_id and m.suspended_at is null and o.suspended_at is null;
  if used < now() - make_interval(mins => coalesce(idle_minutes, 10080)) or started < now() - make_interval(hours => coalesce(most_hours, 720)) then
    delete from auth.session where id = session_id;
    return;
  end if;
  if renewed then
    update auth.session set updated_at = now(), expires_at = now() + interval '90 days' where id = session_id;
  end if;
  return next;
end $$;


create or replace function clausewise.load_page(session_token text) returns boolean language plpgsql as $$
declare
  found_session auth.session;
begin
  select * into found_session from auth.session s where s.token = session_token and s.expires_at > now();
  if not found then return false; end if;
  perform set_config('clausewise.user_id', found_session.user_id::text, true);
  if not exists (
    select from public.memberships m join public.organisations o on o.id = m.organisation_id
    where m.user_id = found_session.user_id and m.suspended_at is null and (o.policy ->> 'signInOnEveryLoad')::boolean
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
