-- Whoever wanted reminders of the schedule by mail chooses them like all other notifications from now on.
alter table notification_choices no force row level security;
alter table calendar_readers no force row level security;
insert into notification_choices (organisation_id, user_id, choices)
select organisation_id, user_id,
  '{"kinds": {"event-coming": {"mail": true}, "task-due": {"mail": true}, "task-overdue": {"mail": true}}, "rhythm": null, "quiet": null}'
from calendar_readers where wants_mail
on conflict (organisation_id, user_id) do update set choices = jsonb_set(
  notification_choices.choices, '{kinds}', (notification_choices.choices -> 'kinds') || (excluded.choices -> 'kinds'));
alter table notification_choices force row level security;
alter table calendar_readers force row level security;
alter table calendar_readers drop column wants_mail;
-- Mails of the kind that is no more.
alter table outbox no force row level security;
delete from outbox where kind = 'schedule-reminder';
alter table outbox force row level security;
