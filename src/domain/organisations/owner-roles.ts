/** Who answers for a requirement until a person is named. */
export const OWNER_ROLES = [
  'top-management',
  'security-officer',
  'it-operations',
  'engineering',
  'human-resources',
  'facilities',
  'legal-privacy',
  'procurement',
  'internal-audit',
  'operations',
  'quality',
  'environment',
] as const;
