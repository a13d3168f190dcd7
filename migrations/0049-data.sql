-- Backups of an organisation, who it knew before it was restored, and the two acts that may touch an audit trail that stands.

-- One row a backup, made here or brought here as a file. The bytes lie among the organisation's files and go with the row after a day.
create table backups (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  origin text not null check (origin in ('made', 'brought')),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused')),
  name text not null check (length(name) between 1 and 255),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null default 0 check (size >= 0),
  includes_files boolean not null default false,
  -- What stands in it, or why it is refused.
  report jsonb,
  job_id uuid not null,
  -- The job that restored it last; with its outcome, so that a job which is started again after a crash finds its work done.
  restored_by_job uuid,
  made_at timestamptz not null,
  made_by_name text not null
);
create index backups_recent on backups (organisation_id, made_at desc);
select clausewise.protect('backups');

-- People of a restored backup who are no members here: names without an account, so that what they owned and did keeps its name.
create table former_members (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  role text not null check (role in ('admin', 'auditor', 'compliance_manager', 'user', 'viewer')),
  custom_role_id uuid,
  created_at timestamptz not null,
  primary key (organisation_id, user_id)
);
select clausewise.protect('former_members');

-- The organisation under whose id the chain is hashed: this one, unless the trail came out of another one's backup.
alter table audit_heads add column chain_id uuid;

-- Nobody rewrites an entry. Whole trails go with their organisation, or make room for a restored one in an organisation that holds nothing
-- yet: by the two functions below alone, since nobody who serves has the right to delete an entry.
create or replace function clausewise.refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.organisation_id::text = current_setting('clausewise.forgets_trail_of', true) then return old; end if;
  end if;
  raise exception 'The audit trail is only appended to.';
end $$;

create function clausewise.forget_trail(organisation uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('clausewise.forgets_trail_of', organisation::text, true);
  delete from audit_entries where organisation_id = organisation;
  delete from audit_heads where organisation_id = organisation;
  perform set_config('clausewise.forgets_trail_of', '', true);
end $$;
revoke execute on function clausewise.forget_trail(uuid) from public;

-- Makes room for the trail of a backup. Refused where the organisation holds more than what it began with.
create function clausewise.make_room_for_trail() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organisation uuid := nullif(current_setting('clausewise.organisation_id', true), '')::uuid;
begin
  if exists (select from assets where organisation_id = organisation)
    or exists (select from documents where organisation_id = organisation)
    or exists (select from controls where organisation_id = organisation)
    or exists (select from audit_entries where organisation_id = organisation and number > 200)
  then
    raise exception 'This organisation has a history of its own.';
  end if;
  perform clausewise.forget_trail(organisation);
end $$;
revoke execute on function clausewise.make_room_for_trail() from public;
grant execute on function clausewise.make_room_for_trail() to clausewise_app;

-- Erases the organisation of the transaction with everything that names it, and the accounts that belong nowhere afterwards.
create function clausewise.erase_organisation(typed_name text, kept_addresses text[]) returns table (erased_user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organisation uuid := nullif(current_setting('clausewise.organisation_id', true), '')::uuid;
  people uuid[];
  table_name text;
begin
  perform from organisations where id = organisation and name = typed_name for update;
  if not found then
    raise exception 'The name is not that of the organisation.';
  end if;
  select coalesce(array_agg(user_id), '{}') into people from memberships where organisation_id = organisation;
  perform clausewise.forget_trail(organisation);
  delete from organisations where id = organisation;
  for table_name in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    execute format('delete from public.%I where organisation_id = $1', table_name) using organisation;
  end loop;
  -- Whether somebody belongs elsewhere is seen with the eyes of the installation's administration, for this one question.
  perform set_config('clausewise.administers', 'true', true);
  return query
    delete from auth."user" u
    where u.id = any(people)
      and not exists (select from memberships m where m.user_id = u.id)
      and not (u.email = any(kept_addresses))
    returning u.id;
  perform set_config('clausewise.administers', '', true);
end $$;
revoke execute on function clausewise.erase_organisation(text, text[]) from public;
grant execute on function clausewise.erase_organisation(text, text[]) to clausewise_app;
