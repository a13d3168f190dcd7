-- After a bulk change the planner still believes the table to be as small as it was, and sorts all of it for every page. The serving role
-- owns no table and so may not analyse one; this function may, for the tables named here.
create function clausewise.refresh_statistics(table_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if table_name not in ('assets', 'documents', 'suggestions', 'evidence', 'audit_entries') then
    raise exception 'Statistics of % are not refreshed on demand.', table_name;
  end if;
  execute format('analyze public.%I', table_name);
end $$;
revoke execute on function clausewise.refresh_statistics(text) from public;
grant execute on function clausewise.refresh_statistics(text) to clausewise_app;
