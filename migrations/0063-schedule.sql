-- What stands in the calendar. Days and times are the wall clock's in `timezone`, so that a meeting at nine stays at nine across summer time.
create table events (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  kind text not null check (kind in ('audit', 'management-review', 'access-review', 'renewal', 'training', 'meeting')),
  title text not null check (length(title) between 1 and 200),
  note text not null check (length(note) <= 4000),
  starts_on date not null,
  -- Null: the whole day, `days` of them.
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes int check (minutes between 5 and 1440),
  days int not null check (days between 1 and 60),
  timezone text not null,
  repeats jsonb,
  -- Day of the last occurrence; null while there is no end.
  last_on date,
  owner_id uuid,
  document_id uuid references documents on delete set null,
  remind_days int check (remind_days between 0 and 60),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  changed_at timestamptz not null,
  version int not null default 1,
  check ((start_time is null) = (minutes is null)),
  check (start_time is null or days = 1)
);
create index events_by_day on events (organisation_id, starts_on) where repeats is null;
create index events_repeating on events (organisation_id, starts_on) where repeats is not null;
create index events_by_owner on events (organisation_id, owner_id);
create index events_by_document on events (document_id);
select clausewise.protect('events');

-- One day of an event that differs from the others, or of which something is kept: `original_on` is the day the rule gives it.
create table event_occurrences (
  organisation_id uuid not null references organisations on delete cascade,
  event_id uuid not null references events on delete cascade,
  original_on date not null,
  is_removed boolean not null default false,
  -- Where it was moved to; all four together.
  starts_on date,
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes int check (minutes between 5 and 1440),
  days int check (days between 1 and 60),
  title text check (length(title) between 1 and 200),
  note text check (length(note) <= 4000),
  owner_id uuid,
  document_id uuid references documents on delete set null,
  record jsonb,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text,
  reminded_at timestamptz,
  version int not null default 1,
  primary key (event_id, original_on)
);
create index event_occurrences_by_day on event_occurrences (organisation_id, starts_on) where starts_on is not null;
create index event_occurrences_done on event_occurrences (organisation_id, completed_at) where completed_at is not null;
create index event_occurrences_by_document on event_occurrences (document_id);
select clausewise.protect('event_occurrences');

-- What each member wants of the calendar: reminders by mail, and a secret address under which programs read it.
create table calendar_readers (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  wants_mail boolean not null default false,
  -- SHA-256 of the secret; the secret itself is kept by whoever asked for it.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  made_at timestamptz,
  used_at timestamptz,
  primary key (organisation_id, user_id),
  -- Who leaves the organisation leaves no address behind.
  foreign key (organisation_id, user_id) references memberships (organisation_id, user_id) on delete cascade
);
select clausewise.protect('calendar_readers');

-- Whoever reads a feed has no session: this function alone may look across organisations, and answers for one secret.
create policy finding on calendar_readers for select to current_user using (true);
create policy using_up on calendar_readers for update to current_user using (true);
create function clausewise.calendar_reader_of(hash text)
returns table (organisation_id uuid, user_id uuid, name text, email text, role text, permissions jsonb, language text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select r.organisation_id, r.user_id, r.language into organisation_id, user_id, language
  from public.calendar_readers r where r.token_hash = hash;
  if not found then return; end if;
  -- Memberships, roles and organisations show a person their own.
  perform set_config('clausewise.user_id', user_id::text, true);
  select u.name, u.email, m.role, ro.permissions
  into name, email, role, permissions
  from auth."user" u
  join public.memberships m on m.user_id = u.id
  join public.organisations o on o.id = m.organisation_id
  left join public.roles ro on ro.id = m.custom_role_id
  where u.id = calendar_reader_of.user_id and m.organisation_id = calendar_reader_of.organisation_id
    and u.suspended_at is null and m.suspended_at is null and o.suspended_at is null;
  if not found then return; end if;
  update public.calendar_readers r set used_at = now()
  where r.token_hash = hash and (r.used_at is null or r.used_at < now() - interval '1 minute');
  return next;
end $$;
revoke execute on function clausewise.calendar_reader_of(text) from public;
grant execute on function clausewise.calendar_reader_of(text) to clausewise_app;
