-- What an organisation sets for everybody, and when its documents were reviewed.

alter table organisations
  add constraint organisations_primary_framework check (primary_framework in ('ISO 27001', 'SOC 2', 'GDPR', 'HIPAA', 'PCI-DSS'));

alter table documents
  add column reviewed_at timestamptz,
  add column reviewed_by uuid,
  add column reviewed_by_name text;
-- Which documents are due follows from the day they were uploaded or, later, reviewed.
create index documents_by_review on documents (organisation_id, (coalesce(reviewed_at, uploaded_at)));
