-- What people say about a requirement. Plain text; whoever it mentions stands beside it with the name as it was written.
create table control_comments (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  framework text not null,
  requirement_id text not null,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  author_id uuid not null,
  author_name text not null,
  edited_at timestamptz
);
create index control_comments_of on control_comments (organisation_id, framework, requirement_id, written_at desc, id);
select clausewise.protect('control_comments');

create table control_comment_mentions (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  comment_id uuid not null references control_comments on delete cascade,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  unique (comment_id, user_id)
);
select clausewise.protect('control_comment_mentions');
