-- Opens the session and the organisation of a request in the round trip that begins its transaction: what session_of says, and the transaction
-- is in the organisation wished for, or in the one used last. It writes nothing, so it may stand in a transaction that only reads; `renewed` says
-- that the session is to be prolonged. Without a session, or without a membership where one is wished for, the transaction is nobody's.
create function clausewise.enter(session_token text, wished uuid)
returns table (
  session_id uuid, renewed boolean, user_id uuid, name text, email text, language text, onboarded boolean,
  last_organisation_id uuid, method text, is_strong boolean, administers_until timestamptz, must_change_password boolean,
  password_changed_at timestamptz, memberships jsonb
)
language plpgsql stable as $$
declare
  started timestamptz;
  used timestamptz;
  idle_minutes integer;
  most_hours integer;
  organisations uuid[];
  chosen uuid;
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
    array_agg(m.organisation_id order by m.created_at, m.organisation_id),
    min((o.policy ->> 'sessionIdleMinutes')::integer), min((o.policy ->> 'sessionHours')::integer)
  into memberships, organisations, idle_minutes, most_hours
  from public.memberships m join public.organisations o on o.id = m.organisation_id left join public.roles r on r.id = m.custom_role_id
  where m.user_id = enter.user_id and m.suspended_at is null and o.suspended_at is null;
  if used < now() - make_interval(mins => coalesce(idle_minutes, 10080)) or started < now() - make_interval(hours => coalesce(most_hours, 720)) then
    perform set_config('clausewise.user_id', '', true);
    return;
  end if;
  chosen := case
    when wished = any (organisations) then wished
    when wished is null and last_organisation_id = any (organisations) then last_organisation_id
    when wished is null then organisations[1]
  end;
  perform set_config('clausewise.organisation_id', coalesce(chosen::text, ''), true);
  return next;
end $$;
