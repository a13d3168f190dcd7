-- A set-up link is good for a day, and another server on the same database leaves it alone until then.
alter table installation add column setup_token_expires_at timestamptz;
