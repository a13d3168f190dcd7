-- Folders of generated structures beside those of the onboarding wizard.

alter table folders drop constraint folders_kind_check;
alter table folders add constraint folders_kind_check check (
  kind in (
    'policies', 'procedures', 'records', 'risk-assessments', 'data-mapping', 'records-of-processing', 'dsar', 'privacy-notices', 'controls',
    'evidence', 'reports', 'training', 'baa', 'incident-response', 'saq', 'network-diagrams', 'asv-scans', 'management-system', 'plans',
    'registers', 'audits'
  )
);
