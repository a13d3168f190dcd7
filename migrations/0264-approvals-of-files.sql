-- Who approved the version in force stands with the document as well: where a file that was not signed here says so, it bears its name.
alter table documents add column from_file text check (length(from_file) between 1 and 255);
