-- How many assets an organisation has. Every page of the list says it, and counting rows takes longer the more there are. It is kept as an index
-- is: by the database, in the transaction of the change. Two transactions that add or remove assets of one organisation go one after the other.
create table clausewise.asset_totals (
  organisation_id uuid primary key references organisations on delete cascade,
  total integer not null
);
select clausewise.protect('clausewise.asset_totals', 'select');
create policy counting on clausewise.asset_totals to current_user using (true);

insert into clausewise.asset_totals select organisation_id, count(*) from assets group by organisation_id;

create function clausewise.count_added_assets() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into clausewise.asset_totals as known
  select organisation_id, count(*) from changed group by organisation_id
  on conflict (organisation_id) do update set total = known.total + excluded.total;
  return null;
end $$;

-- Where the organisation itself is erased there is nothing left to count.
create function clausewise.count_removed_assets() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update clausewise.asset_totals known set total = known.total - gone.total
  from (select organisation_id, count(*) as total from changed group by organisation_id) gone
  where known.organisation_id = gone.organisation_id;
  return null;
end $$;

create trigger count_added after insert on assets referencing new table as changed
  for each statement execute function clausewise.count_added_assets();
create trigger count_removed after delete on assets referencing old table as changed
  for each statement execute function clausewise.count_removed_assets();
