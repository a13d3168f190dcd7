-- Whose session a token is and where they may act, said once, for the two functions that ask it: `enter`, with every request, and `session_of`.
-- One account opens every organisation a person belongs to, so the strictest of their rules on sessions binds. A suspended person has no session.
-- Nobody but the owner reads the view; the functions run as the owner, and each answers for one token.
create policy entering on memberships for select to current_user using (true);
create policy entering on roles for select to current_user using (true);

create view clausewise.open_sessions as
select s.token, s.id, s.user_id, u.last_organisation_id, standing.organisations,
  s.updated_at < now() - interval '1 minute' as renewed,
  s.updated_at < now() - make_interval(mins => coalesce(standing.idle_minutes, 10080))
    or s.created_at < now() - make_interval(hours => coalesce(standing.most_hours, 720)) as is_over,
  json_build_object(
    'sessionId', s.id, 'renewed', s.updated_at < now() - interval '1 minute', 'userId', u.id, 'name', u.name, 'email', u.email,
    'language', u.language, 'onboarded', u.onboarded, 'lastOrganisationId', u.last_organisation_id, 'method', s.method,
    'isStrong', s.is_strong, 'administersUntil', s.administers_until, 'mustChangePassword', u.must_change_password,
    'passwordChangedAt', u.password_changed_at, 'memberships', coalesce(standing.memberships, '[]')
  ) as person
from auth.session s
join auth."user" u on u.id = s.user_id
cross join lateral (
  select
    json_agg(json_build_object(
      'organisationId', m.organisation_id, 'role', m.role, 'permissions', r.permissions, 'customRole', r.name, 'policy', o.policy
    ) order by m.created_at, m.organisation_id) as memberships,
    array_agg(m.organisation_id order by m.created_at, m.organisation_id) as organisations,
    min((o.policy ->> 'sessionIdleMinutes')::integer) as idle_minutes,
    min((o.policy ->> 'sessionHours')::integer) as most_hours
  from public.memberships m
  join public.organisations o on o.id = m.organisation_id
  left join public.roles r on r.id = m.custom_role_id
  where m.user_id = u.id and m.suspended_at is null and o.suspended_at is null
) standing
where s.expires_at > now() and u.suspended_at is null;

-- Opens the session and the organisation of a request in the round trip that begins its transaction: the transaction is in the organisation
-- wished for, or in the one used last. It writes nothing, so it may stand in a transaction that only reads; `renewed` says that the session is
-- to be prolonged. Without a session there is no answer, and without a membership where one is wished for the transaction is nobody's.
drop function clausewise.enter(text, uuid);
create function clausewise.enter(session_token text, wished uuid) returns json
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  asking record;
  chosen uuid;
begin
  select * into asking from clausewise.open_sessions where token = session_token;
  if asking.is_over is distinct from false then return null; end if;
  chosen := case
    when wished = any (asking.organisations) then wished
    when wished is null and asking.last_organisation_id = any (asking.organisations) then asking.last_organisation_id
    when wished is null then asking.organisations[1]
  end;
  perform set_config('clausewise.user_id', asking.user_id::text, true),
    set_config('clausewise.organisation_id', coalesce(chosen::text, ''), true);
  return asking.person;
end $$;

-- The same without a transaction to open; it ends a session whose time is over and prolongs, once a minute, one that is used.
drop function clausewise.session_of(text);
create function clausewise.session_of(session_token text) returns json
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  asking record;
begin
  select * into asking from clausewise.open_sessions where token = session_token;
  if asking.is_over then
    delete from auth.session where id = asking.id;
    return null;
  end if;
  if asking.renewed then
    update auth.session set updated_at = now(), expires_at = now() + interval '90 days' where id = asking.id;
  end if;
  return asking.person;
end $$;

revoke execute on function clausewise.enter(text, uuid), clausewise.session_of(text) from public;
grant execute on function clausewise.enter(text, uuid), clausewise.session_of(text) to clausewise_app;
