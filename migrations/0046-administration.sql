-- Administration of the installation: who made an account, the log of what its administrators do, and figures that show no contents.

alter table auth."user"
  add column company_name text not null default 'N/A' check (length(company_name) between 1 and 120),
  add column created_by uuid references auth."user" (id) on delete set null;

-- Built like an organisation's audit trail, for acts on the installation itself; the head of its chain stands beside the set-up.
alter table installation
  add column log_number integer not null default 0,
  add column log_hash text not null default '';

create table administration_entries (
  number integer primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  title text not null,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash text not null,
  hash text not null
);
create function clausewise.refuse_rewriting_log() returns trigger language plpgsql as $$
begin
  raise exception 'The log of the administration is only appended to.';
end $$;
create trigger append_only before update or delete on administration_entries for each row execute function clausewise.refuse_rewriting_log();
create trigger append_only_truncate before truncate on administration_entries for each statement
  execute function clausewise.refuse_rewriting_log();
alter table administration_entries enable row level security;
alter table administration_entries force row level security;
create policy reading on administration_entries for select using (clausewise.administers());
create policy appending on administration_entries for insert with check (clausewise.administers());
grant select, insert on administration_entries to clausewise_app;

-- How much each organisation keeps and when it was last backed up: counts and a time, nothing of what stands inside.
create function clausewise.organisation_figures()
returns table (organisation_id uuid, files bigint, bytes bigint, last_backup_at timestamptz) language plpgsql as $$
declare
  entered text := current_setting('clausewise.organisation_id', true);
begin
  if not clausewise.administers() then return; end if;
  for organisation_id in select o.id from public.organisations o loop
    perform set_config('clausewise.organisation_id', organisation_id::text, true);
    select count(*), coalesce(sum(f.size), 0) into files, bytes
    from public.files f where f.organisation_id = organisation_figures.organisation_id;
    select max(a.at) into last_backup_at
    from public.audit_entries a
    where a.organisation_id = organisation_figures.organisation_id and a.subject = 'backups' and a.action = 'exported';
    return next;
  end loop;
  perform set_config('clausewise.organisation_id', coalesce(entered, ''), true);
end $$;
