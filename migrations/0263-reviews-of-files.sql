-- Accepted evidence and reviews are somebody's word as well: where a file that was not signed here says so, they bear its name.
alter table evidence add column from_file text check (length(from_file) between 1 and 255);
alter table risk_reviews add column from_file text check (length(from_file) between 1 and 255);
alter table vendor_reviews add column from_file text check (length(from_file) between 1 and 255);
