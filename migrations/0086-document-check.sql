-- What the rules of the check read in a document's words (domain/documents/check); null before they did.
alter table documents add column checked jsonb;
