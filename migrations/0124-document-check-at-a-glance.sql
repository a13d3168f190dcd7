-- What the list of the document check counts and orders by, without the passages: those are read for the documents of one page.
alter table documents
  add column check_said jsonb generated always as (checked - 'remarks') stored,
  add column check_kinds jsonb generated always as (jsonb_path_query_array(checked, '$.remarks[*].kind')) stored;
