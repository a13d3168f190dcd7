-- How people are told. The organisation's own terms stand with its other settings; each person chooses within them.
alter table organisations add column notifications jsonb not null default '{}';

create table notification_choices (
  organisation_id uuid not null references organisations on delete cascade,
  user_id uuid not null,
  choices jsonb not null,
  primary key (organisation_id, user_id),
  -- Who leaves the organisation leaves no choice behind.
  foreign key (organisation_id, user_id) references memberships (organisation_id, user_id) on delete cascade
);
select clausewise.protect('notification_choices');

-- mail_due_at: when a mail is to tell of it; null when none is, or was. for_webhooks: not handed to the organisation's endpoints yet.
alter table notifications
  add column is_shown boolean not null default true,
  add column mail_due_at timestamptz,
  add column for_webhooks boolean not null default false;
create index notifications_mail_due on notifications (organisation_id, mail_due_at) where mail_due_at is not null;
create index notifications_for_webhooks on notifications (organisation_id, at) where for_webhooks;
