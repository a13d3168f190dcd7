-- Why evidence was accepted although it says the reverse of what its requirement asks.
alter table evidence add column reason text check (length(reason) between 1 and 500);
