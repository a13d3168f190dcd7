-- Why a control is in the Statement of Applicability or not, as codes beside the words, and who answers for it until a person is named.
alter table controls
  add reasons text[] not null default '{}' check (reasons <@ array['risk', 'law', 'contract', 'business', 'baseline']),
  add owner_role text check (owner_role in (
    'top-management', 'security-officer', 'it-operations', 'engineering', 'human-resources', 'facilities', 'legal-privacy',
    'procurement', 'internal-audit', 'operations', 'quality', 'environment'
  ));
