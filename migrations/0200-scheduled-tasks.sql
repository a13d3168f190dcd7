-- What the product does from time to time, for every organisation or (without one) for the installation: when it is due again, and how it failed
-- since it last went well. Whoever advances the time does the work, so that several servers on one database do it once. What has no row is due.
create table scheduled_tasks (
  organisation_id uuid references organisations on delete cascade,
  name text not null,
  due_at timestamptz not null,
  failures int not null default 0,
  last_error text,
  failed_at timestamptz,
  unique nulls not distinct (organisation_id, name)
);
select clausewise.protect('scheduled_tasks');
-- One query finds what is due of all organisations.
create policy administration on scheduled_tasks using (clausewise.administers());
-- When each was done last; each is due once more.
drop table rounds;

-- How many messages to endpoints of all organisations wait, are late, and were given up within a day; nothing of what they say.
create function clausewise.delivery_figures() returns table (waiting bigint, late bigint, dead bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) filter (where d.state = 'waiting'),
    count(*) filter (where d.state = 'waiting' and d.next_attempt_at < now() - interval '10 minutes'),
    count(*) filter (where d.state = 'dead' and d.finished_at > now() - interval '1 day')
  from public.webhook_deliveries d where d.state <> 'delivered'
$$;
revoke execute on function clausewise.delivery_figures() from public;
grant execute on function clausewise.delivery_figures() to clausewise_app;
