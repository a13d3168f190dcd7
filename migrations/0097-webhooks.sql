-- Endpoints of other programs that hear of what happens here.
create table webhook_endpoints (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) between 8 and 1000),
  -- Subjects of the audit trail, or one with an action ("tasks", "controls.changed"); "*" is all; "notifications".
  events jsonb not null,
  is_on boolean not null default true,
  -- Why the product switched it off.
  off_reason text check (off_reason in ('failing', 'gone', 'no-secret')),
  failing_since timestamptz,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  version int not null default 1
);
create index webhook_endpoints_of on webhook_endpoints (organisation_id, created_at);
select clausewise.protect('webhook_endpoints');

-- What deliveries are signed with, sealed. The one before is good until its time, so that receivers can change over.
create table webhook_secrets (
  organisation_id uuid not null references organisations on delete cascade,
  endpoint_id uuid primary key references webhook_endpoints on delete cascade,
  sealed text not null,
  previous_sealed text,
  previous_until timestamptz
);
select clausewise.protect('webhook_secrets');

-- One message to one endpoint; its id is what the receiver knows it by, however often it is sent. `cause` names what it tells of: the same is
-- told once.
create table webhook_deliveries (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  cause text not null,
  event text not null,
  title text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts int not null default 0,
  -- Each with time, status or error, and milliseconds.
  tries jsonb not null default '[]',
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, cause)
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
create index webhook_deliveries_recent on webhook_deliveries (organisation_id, endpoint_id, created_at desc, id);
select clausewise.protect('webhook_deliveries');

-- Whoever sends looks across organisations for the names of those where something is due, and at nothing else.
create policy finding on webhook_deliveries for select to current_user using (true);
create function clausewise.organisations_with_deliveries(due timestamptz) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select distinct d.organisation_id from public.webhook_deliveries d where d.state = 'waiting' and d.next_attempt_at <= due
$$;
revoke execute on function clausewise.organisations_with_deliveries(timestamptz) from public;
grant execute on function clausewise.organisations_with_deliveries(timestamptz) to clausewise_app;
