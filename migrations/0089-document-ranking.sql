-- Where a question matches thousands of documents, ranking each of them took most of the time. Those whose title or number matches stand
-- first; of the others the 200 newest are ranked by their words, and the rest follow. What is asked is made once for each language.
create or replace function clausewise.search_documents(question text) returns table (id uuid, rank real)
language sql stable security definer rows 200 set search_path = public, pg_temp as $$
  with asked as materialized (
    select language, clausewise.asked(language, question) as query from unnest(array['en', 'de', 'fr', 'es', '']) language
  ), matching as materialized (
    select d.id, case when d.language in ('en', 'de', 'fr', 'es') then d.language else '' end as language,
      d.title || ' ' || coalesce(d.number, '') as head, row_number() over (order by d.uploaded_at desc, d.id) as place
    from documents d
    where d.organisation_id = nullif(current_setting('clausewise.organisation_id', true), '')::uuid
      and ((d.language = 'en' and d.search @@ clausewise.asked('en', question))
        or (d.language = 'de' and d.search @@ clausewise.asked('de', question))
        or (d.language = 'fr' and d.search @@ clausewise.asked('fr', question))
        or (d.language = 'es' and d.search @@ clausewise.asked('es', question))
        or ((d.language is null or d.language not in ('en', 'de', 'fr', 'es')) and d.search @@ clausewise.asked('', question)))
  )
  select m.id, (
      case when to_tsvector(clausewise.words_in(m.language), clausewise.fold(m.head)) @@ a.query then 10 else 0 end
      + case when m.place <= 200 then (select ts_rank(d.search, a.query, 1) from documents d where d.id = m.id) else 0 end
    )::real
  from matching m join asked a on a.language = m.language
$$;
