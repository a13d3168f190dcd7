-- Mail on its way out, and what people write on the contact page. Both stand outside the organisations.

-- Facts, not texts: a mail is written when it is sent or looked at. Its link, which may open an account, is dropped once it is sent.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:]]'),
  kind text not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  values jsonb not null default '{}',
  link text check (link ~ '^/[^/\\]'),
  reply_to text check (reply_to !~ '[[:cntrl:]]'),
  -- kept: no mail server is configured, an administrator passes the words on.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting';
create index outbox_recent on outbox (created_at desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  organisation text not null default '' check (length(organisation) <= 120),
  topic text not null check (topic in ('question', 'fault', 'idea', 'security', 'privacy')),
  message text not null check (length(message) between 1 and 5000),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references auth."user" (id) on delete set null
);
create index contact_messages_recent on contact_messages (created_at desc);

-- Anybody's act may put something in; only the administration of the installation, and the server when it sends, sees what is there.
alter table outbox enable row level security;
alter table outbox force row level security;
create policy putting on outbox for insert with check (true);
create policy administration on outbox using (clausewise.administers());
alter table contact_messages enable row level security;
alter table contact_messages force row level security;
create policy putting on contact_messages for insert with check (true);
create policy administration on contact_messages using (clausewise.administers());
grant select, insert, update, delete on outbox, contact_messages to clausewise_app;
