-- What vendors are asked by an expiring link, and what they answer (ISO/IEC 27001 A.5.19 to A.5.22).
create table vendor_assessments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  tier text not null check (tier in ('Critical', 'High', 'Medium', 'Low')),
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  left_out text[] not null,
  own jsonb not null default '[]',
  -- The questions as they are asked, in every language: a later catalogue changes nothing about them.
  asked jsonb not null,
  due_on date,
  recipient_name text not null check (length(recipient_name) <= 200),
  recipient_email text not null check (length(recipient_email) <= 254),
  message text not null check (length(message) <= 2000),
  state text not null check (state in ('draft', 'sent', 'in-progress', 'submitted', 'sent-back', 'reviewed')),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  sent_at timestamptz,
  submitted_at timestamptz,
  answerer_name text check (length(answerer_name) <= 200),
  answerer_email text check (length(answerer_email) <= 254),
  answerer_role text check (length(answerer_role) <= 200),
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  -- What was said of it by mail or to its owner, each once.
  reminded_on date,
  told text check (told in ('overdue', 'expired')),
  version int not null default 1
);
create index vendor_assessments_of_vendor on vendor_assessments (vendor_id, created_at desc);
create index vendor_assessments_by_state on vendor_assessments (organisation_id, state, due_on);
select clausewise.protect('vendor_assessments');

-- The one link of an assessment. A link that was used, revoked or replaced leaves no hash behind.
create table vendor_assessment_links (
  assessment_id uuid primary key references vendor_assessments on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  -- SHA-256 of the secret; the secret itself is kept by whoever got the link.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  ends_at timestamptz not null,
  made_at timestamptz not null,
  made_by_name text not null,
  opened_at timestamptz
);
select clausewise.protect('vendor_assessment_links');

create table vendor_assessment_answers (
  organisation_id uuid not null references organisations on delete cascade,
  assessment_id uuid not null references vendor_assessments on delete cascade,
  question_id text not null check (length(question_id) <= 120),
  value text check (length(value) <= 4000),
  reason text not null default '' check (length(reason) <= 2000),
  comment text not null default '' check (length(comment) <= 2000),
  -- False: taken over from an earlier assessment, and not yet confirmed.
  is_confirmed boolean not null,
  earlier_on date,
  answered_at timestamptz not null,
  version int not null default 1,
  verdict text check (verdict in ('accepted', 'questioned', 'overruled')),
  verdict_note text not null default '' check (length(verdict_note) <= 2000),
  verdict_value text check (length(verdict_value) <= 4000),
  verdict_at timestamptz,
  verdict_by_name text,
  primary key (assessment_id, question_id)
);
select clausewise.protect('vendor_assessment_answers');

-- Documents that a vendor gave as evidence.
create table vendor_assessment_files (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  assessment_id uuid not null references vendor_assessments on delete cascade,
  question_id text not null check (length(question_id) <= 120),
  file_id uuid not null references files,
  name text not null check (length(name) between 1 and 255),
  uploaded_at timestamptz not null
);
create index vendor_assessment_files_of_assessment on vendor_assessment_files (assessment_id, question_id);
create index vendor_assessment_files_by_file on vendor_assessment_files (file_id);
select clausewise.protect('vendor_assessment_files');

-- Whoever answers has no session: this function alone may look across organisations, and answers for one secret that is good now.
create policy finding on vendor_assessment_links for select to current_user using (true);
create function clausewise.assessment_link_of(hash text) returns table (organisation_id uuid, assessment_id uuid)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select l.organisation_id, l.assessment_id into organisation_id, assessment_id
  from public.vendor_assessment_links l where l.token_hash = hash and l.ends_at > now();
  if not found then return; end if;
  -- Organisations show themselves to who is in them.
  perform set_config('clausewise.organisation_id', organisation_id::text, true);
  perform 1 from public.organisations o where o.id = assessment_link_of.organisation_id and o.suspended_at is null;
  if not found then return; end if;
  return next;
end $$;
revoke execute on function clausewise.assessment_link_of(text) from public;
grant execute on function clausewise.assessment_link_of(text) to clausewise_app;
