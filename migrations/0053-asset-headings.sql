-- What an organisation calls its columns: the field a person gave a heading that says something else by itself, or nothing.
create table asset_headings (
  organisation_id uuid not null references organisations on delete cascade,
  heading text not null check (length(heading) between 1 and 200),
  field text not null,
  at timestamptz not null,
  primary key (organisation_id, heading)
);
select clausewise.protect('asset_headings');
