-- The permissions that an audit pack takes: who asks for it later, with fewer of them or by a token for less, does not get it.
alter table audit_packs add column holds text[] not null default '{}';
delete from audit_packs;
alter table audit_packs alter column holds drop default;
