-- What an organisation says of itself: industry, size, country, what it processes, what it works towards and by when.
alter table organisations add profile jsonb not null default '{}' check (jsonb_typeof(profile) = 'object');
