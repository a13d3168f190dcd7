-- What people may write at most was said by the schemas alone; the database lets in no more either. Rows that are there are not looked at
-- (not valid): every one came through the same schemas.
alter table agreements add check (length(time_zone) <= 64) not valid;
alter table contact_messages add check (length(message) <= 4000) not valid;
alter table controls add check (length(justification) <= 2000) not valid;
alter table documents add check (length(title) <= 300) not valid, add check (length(folder) <= 500) not valid;
alter table events add check (length(timezone) <= 64) not valid;
alter table files add check (length(name) <= 255) not valid;
alter table identity_providers add check (length(issuer) <= 500) not valid, add check (length(client_id) <= 300) not valid;
alter table organisations add check (length(timezone) <= 64) not valid;
alter table quiz_rounds add check (length(framework) <= 60) not valid;
alter table self_assessment_answers add check (length(requirement_id) <= 40) not valid, add check (length(ask_id) <= 20) not valid;
alter table validation_feedback add check (length(comment) <= 1000) not valid;
alter table vendor_assessments add check (length(recipient_email) <= 200) not valid;
