-- What an organisation sets for everybody, and when its documents were reviewed.

alter table organisations
  add constraint organisations_primary_framework check (primary_framework in ('ISO 27001', 'SOC 2', 'GDPR', 'HIPAA', 'PCI-DSS'));

alter table documents
  add column reviewed_at timestamptz,
  add column reviewed_by uuid,
  add column reviewed_by_name text;
