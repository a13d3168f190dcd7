-- What is demanded of the person whom a token acts for binds the token too: its columns say so, and the server judges as it does for sessions.
drop function clausewise.token_of(text);
create function clausewise.token_of(hash text)
returns table (
  token_id uuid, token_name text, organisation_id uuid, scopes jsonb, user_id uuid, name text, email text, role text, permissions jsonb,
  must_change_password boolean, has_second_factor boolean, policy jsonb
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select t.id, t.name, t.organisation_id, t.scopes, t.user_id
  into token_id, token_name, organisation_id, scopes, user_id
  from public.api_tokens t where t.token_hash = hash and t.expires_at > now();
  if not found then return; end if;
  -- Memberships, roles and organisations show a person their own.
  perform set_config('clausewise.user_id', user_id::text, true);
  select u.name, u.email, m.role, r.permissions, u.must_change_password, o.policy,
    exists (select from auth.second_factor f where f.user_id = u.id and f.confirmed_at is not null)
      or exists (select from auth.passkey p where p.user_id = u.id)
  into name, email, role, permissions, must_change_password, policy, has_second_factor
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
