-- Whether a suggestion shows anything of what its requirement asks, and whether it says the reverse of it: looked at for whole libraries,
-- without reading the passages.
alter table suggestions
  add column speaks boolean not null generated always as (asks @? '$[*] ? (@.status != "missing")') stored,
  add column speaks_against boolean not null generated always as (asks @> '[{"status": "contradicted"}]') stored;
create index suggestions_against on suggestions (document_id) where speaks_against;
