-- Questionnaires that customers send, and what the organisation answers.
create table questionnaires (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  title text not null check (length(title) between 1 and 200),
  form text not null check (form in ('text', 'csv', 'xlsx', 'docx')),
  file_id uuid references files,
  file_name text,
  -- What was pasted, where there is no file.
  source_text text check (length(source_text) <= 200000),
  due_on date,
  state text not null check (state in ('reading', 'answering', 'ready', 'refused')),
  refusal text check (refusal in ('unreadable', 'too-many', 'too-long', 'no-questions')),
  refusal_detail text,
  -- The tables of the file and which of their columns ask and answer.
  sheets jsonb not null default '[]',
  job_id uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  version int not null default 1,
  check ((file_id is null) = (source_text is not null))
);
create index questionnaires_by_day on questionnaires (organisation_id, created_at desc, id);
select clausewise.protect('questionnaires');

create table questionnaire_questions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  questionnaire_id uuid not null references questionnaires on delete cascade,
  position int not null,
  -- A table of the file (from 0; null: its paragraphs) and the row or paragraph in it.
  sheet int,
  row int not null,
  number text,
  text text not null,
  -- Null: not yet looked for.
  proposals jsonb,
  state text not null default 'open' check (state in ('open', 'approved', 'not-applicable')),
  answer text not null default '' check (length(answer) <= 8000),
  owner_id uuid,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  version int not null default 1,
  check (state <> 'approved' or answer <> '')
);
create index questionnaire_questions_in_order on questionnaire_questions (questionnaire_id, position);
create index questionnaire_questions_approved on questionnaire_questions (organisation_id, decided_at desc) where state = 'approved';
select clausewise.protect('questionnaire_questions');
