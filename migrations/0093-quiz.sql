-- Rounds of the quiz that count: the questions of one standard, each answered once. Unfinished while `finished_at` is null. One that its person
-- keeps is a record of competence; one that is filed stands in a document of the library.
create table quiz_rounds (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  person_name text not null,
  framework text not null,
  question_ids jsonb not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  kept_at timestamptz,
  document_id uuid references documents on delete set null,
  check (kept_at is null or finished_at is not null),
  check (document_id is null or kept_at is not null)
);
create unique index quiz_rounds_open on quiz_rounds (organisation_id, user_id) where finished_at is null;
create index quiz_rounds_mine on quiz_rounds (organisation_id, user_id, finished_at);
create index quiz_rounds_kept on quiz_rounds (organisation_id, kept_at) where kept_at is not null;
create index quiz_rounds_document on quiz_rounds (document_id);
select clausewise.protect('quiz_rounds');

create table quiz_answers (
  organisation_id uuid not null references organisations on delete cascade,
  round_id uuid not null references quiz_rounds on delete cascade,
  question_id text not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (round_id, question_id)
);
select clausewise.protect('quiz_answers');

-- Who agreed to appear on the score board.
create table quiz_players (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  shown_since timestamptz not null,
  primary key (organisation_id, user_id),
  -- Who leaves the organisation leaves the board.
  foreign key (organisation_id, user_id) references memberships (organisation_id, user_id) on delete cascade
);
select clausewise.protect('quiz_players');
