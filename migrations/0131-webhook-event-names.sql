-- How an endpoint hears events named. Those made by version 2.1.0 go on hearing the names of then (1), also when they come from a backup.
alter table webhook_endpoints add column event_names smallint not null default 1 check (event_names in (1, 2));
