-- The Markdown of what was made here of a template: the editor opens with it rather than with what is read from its office file. It goes with that file.
alter table documents add column source_markdown text check (length(source_markdown) <= 1000000);
