-- Which frameworks there are is said by the catalogue and the organisation's own, not by the database.

alter table organisations drop constraint organisations_primary_framework;
alter table organisations
  add constraint organisations_primary_framework check (length(primary_framework) between 1 and 60);
