-- When the last entry of a chain was written: the next one is never earlier, whatever the clock of a server says.
alter table audit_heads add column at timestamptz;
