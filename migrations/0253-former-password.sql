-- Behind a temporary password the one that its person had is kept until they choose another: a reset refuses it.
alter table auth.account add column former_password text;
