-- Full-text search: every document in the words of its own language, with and without accents.

-- The same length as before, so that a place in the folded text is the place in the text. Markup is text; its brackets would be left out.
-- The same letters stand in domain/documents/search/fold.ts; a test holds the two together.
create function clausewise.fold(words text) returns text language sql immutable strict parallel safe as $$
  select translate(words, 'áàâäãåāăąçćčďéèêëēėęěíìîïīįłñńňóòôöõøōőřśšťúùûüūůűýÿžźżÁÀÂÄÃÅĀĂĄÇĆČĎÉÈÊËĒĖĘĚÍÌÎÏĪĮŁÑŃŇÓÒÔÖÕØŌŐŘŚŠŤÚÙÛÜŪŮŰÝŸŽŹŻ<>', 'aaaaaaaaacccdeeeeeeeeiiiiiilnnnoooooooorsstuuuuuuuyyzzzAAAAAAAAACCCDEEEEEEEEIIIIIILNNNOOOOOOOORSSTUUUUUUUYYZZZ  ')
$$;

create function clausewise.words_in(language text) returns regconfig language sql immutable parallel safe as $$
  select case language
    when 'en' then 'pg_catalog.english'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    else 'pg_catalog.simple'::regconfig end
$$;

-- Title and number weigh most. Folded words have their places; the unfolded ones, of languages whose endings have accents, only stand.
-- A text with more different words than PostgreSQL holds is found by those at its beginning.
create function clausewise.searchable(language text, head text, body text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  words regconfig := clausewise.words_in(language);
  kept integer := 1000000;
begin
  loop
    begin
      return setweight(to_tsvector(words, clausewise.fold(head)), 'A')
        || to_tsvector(words, clausewise.fold(left(body, kept)))
        || case when language in ('fr', 'es') then strip(to_tsvector(words, head || ' ' || left(body, kept))) else ''::tsvector end;
    exception when program_limit_exceeded then
      kept := kept / 2;
      if kept < 1000 then return setweight(to_tsvector(words, clausewise.fold(head)), 'A'); end if;
    end;
  end loop;
end $$;

alter table documents add column search tsvector generated always as (
  clausewise.searchable(language, title || ' ' || coalesce(number, '') || ' ' || file_name, text)
) stored;
create index documents_search on documents using gin (search);

-- What is asked, in one language: as it was typed, and without accents.
create function clausewise.asked(language text, question text) returns tsquery language sql immutable parallel safe as $$
  select websearch_to_tsquery(clausewise.words_in(language), clausewise.fold(question))
    || websearch_to_tsquery(clausewise.words_in(language), question)
$$;

-- Row-level security keeps @@ away from the index, since it is not leakproof. This function may use it: it names the organisation of the
-- transaction itself, as the policy does, and gives nothing but ids and ranks. Each document is asked in its own language.
create function clausewise.search_documents(question text) returns table (id uuid, rank real)
language sql stable security definer rows 200 set search_path = public, pg_temp as $$
  select found.id, ts_rank(found.search, clausewise.asked(found.language, question), 1) from (
    select d.id, d.language, d.search from documents d
    where d.organisation_id = nullif(current_setting('clausewise.organisation_id', true), '')::uuid
      and ((d.language = 'en' and d.search @@ clausewise.asked('en', question))
        or (d.language = 'de' and d.search @@ clausewise.asked('de', question))
        or (d.language = 'fr' and d.search @@ clausewise.asked('fr', question))
        or (d.language = 'es' and d.search @@ clausewise.asked('es', question))
        or ((d.language is null or d.language not in ('en', 'de', 'fr', 'es')) and d.search @@ clausewise.asked('', question)))
  ) found
$$;
revoke execute on function clausewise.search_documents(text) from public;
grant execute on function clausewise.search_documents(text) to clausewise_app;
