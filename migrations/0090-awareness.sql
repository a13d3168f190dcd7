-- What is asked of people: courses (files of the catalogue, named by their key) by a day. Whom it is asked of is written down person by person.
create table awareness_campaigns (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  title text not null check (length(title) between 1 and 120),
  note text not null check (length(note) <= 2000),
  courses jsonb not null,
  -- { kind, values }: everybody, roles (of the product or the organisation's own), departments, or people who were named.
  audience jsonb not null,
  starts_on date not null,
  due_on date not null,
  includes_joiners boolean not null,
  remind_days int not null check (remind_days between 0 and 30),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  version int not null default 1,
  check (due_on >= starts_on),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_by_name is null))
);
create index awareness_campaigns_by_due on awareness_campaigns (organisation_id, due_on);
select clausewise.protect('awareness_campaigns');

-- One person in a campaign. The name stays when they leave.
create table awareness_assignments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  campaign_id uuid not null references awareness_campaigns on delete cascade,
  user_id uuid not null,
  name text not null,
  due_on date not null,
  assigned_at timestamptz not null,
  reminded_on date,
  unique (campaign_id, user_id)
);
create index awareness_assignments_by_user on awareness_assignments (organisation_id, user_id);
select clausewise.protect('awareness_assignments');

create table awareness_readings (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  course text not null check (length(course) between 1 and 60),
  lesson text not null check (length(lesson) between 1 and 60),
  read_at timestamptz not null,
  unique (organisation_id, user_id, course, lesson)
);
select clausewise.protect('awareness_readings');

-- One sitting of a course's test. The seed gives the order of its questions; finished it stays as it is.
create table awareness_attempts (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  name text not null,
  course text not null check (length(course) between 1 and 60),
  course_version int not null,
  seed int not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  score int check (score between 0 and 100),
  passed boolean,
  check ((finished_at is null) = (score is null) and (finished_at is null) = (passed is null))
);
create unique index awareness_attempts_open on awareness_attempts (organisation_id, user_id, course) where finished_at is null;
create index awareness_attempts_by_user on awareness_attempts (organisation_id, user_id, course, finished_at);
select clausewise.protect('awareness_attempts');

create table awareness_answers (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  attempt_id uuid not null references awareness_attempts on delete cascade,
  question text not null check (length(question) between 1 and 60),
  chosen jsonb not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  unique (attempt_id, question)
);
select clausewise.protect('awareness_answers');

-- What a passed test is worth: a number by which it is found again, and the day until which it counts.
create table awareness_certificates (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  name text not null,
  course text not null check (length(course) between 1 and 60),
  course_version int not null,
  attempt_id uuid not null references awareness_attempts on delete cascade,
  number text not null check (number ~ '^CW-[0-9]{4}-[0-9A-HJKMNP-TV-Z]{12}$'),
  score int not null check (score between 0 and 100),
  issued_on date not null,
  valid_until date not null,
  unique (organisation_id, number)
);
create index awareness_certificates_by_user on awareness_certificates (organisation_id, user_id, course);
select clausewise.protect('awareness_certificates');

-- Where somebody works: what campaigns by department go by.
create table awareness_departments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  department text not null check (length(department) between 1 and 80),
  unique (organisation_id, user_id)
);
select clausewise.protect('awareness_departments');

-- A campaign's record as it was filed among the documents, by a person, as evidence.
create table awareness_filings (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  campaign_id uuid not null references awareness_campaigns on delete cascade,
  document_id uuid references documents on delete set null,
  requirements jsonb not null,
  filed_at timestamptz not null,
  filed_by uuid not null,
  filed_by_name text not null,
  valid_until date not null
);
create index awareness_filings_of_campaign on awareness_filings (campaign_id);
create index awareness_filings_by_document on awareness_filings (document_id);
select clausewise.protect('awareness_filings');

-- A mail that somebody found suspicious, as text; nothing of it is ever opened.
create table mail_reports (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  number int not null check (number > 0),
  reporter_id uuid not null,
  reporter_name text not null,
  reported_at timestamptz not null,
  sender text not null check (length(sender) <= 320),
  mail_subject text not null check (length(mail_subject) <= 500),
  what text not null check (length(what) <= 2000),
  did text not null check (did in ('nothing', 'opened', 'clicked', 'entered')),
  source text not null check (length(source) <= 300000),
  verdict text not null default 'new' check (verdict in ('new', 'harmless', 'phishing', 'spam', 'test')),
  answer text not null default '' check (length(answer) <= 2000),
  judged_at timestamptz,
  judged_by uuid,
  judged_by_name text,
  version int not null default 1,
  unique (organisation_id, number),
  check ((verdict = 'new') = (judged_at is null))
);
create index mail_reports_recent on mail_reports (organisation_id, reported_at desc);
create index mail_reports_by_reporter on mail_reports (organisation_id, reporter_id);
select clausewise.protect('mail_reports');
