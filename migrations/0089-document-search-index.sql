-- Looking through the words of every document row by row seems cheap to the planner, which does not count what it takes to fetch them: the
-- search goes by its index, which knows organisations as well.
drop index documents_search;
create index documents_search on documents using gin (organisation_id, search);
alter function clausewise.search_documents(text) set enable_seqscan = off;
