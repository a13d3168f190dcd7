-- The country from which a session or an attempt came, where a trusted proxy names it.
alter table auth.session add column country text;
alter table auth.sign_in add column country text;
