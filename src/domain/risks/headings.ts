/** The columns of the register as a file, in their order; an import knows them by these names in every language. */
export const REGISTER_COLUMNS = [
  'reference',
  'title',
  'category',
  'owner',
  'threat',
  'vulnerability',
  'consequence',
  'objectives',
  'inherentLikelihood',
  'inherentImpact',
  'inherentScore',
  'residualLikelihood',
  'residualImpact',
  'residualScore',
  'targetLikelihood',
  'targetImpact',
  'targetScore',
  'level',
  'treatment',
  'treatmentRationale',
  'targetOn',
  'controls',
  'stage',
  'acceptedUntil',
  'reviewDueOn',
] as const;
export type RegisterColumn = (typeof REGISTER_COLUMNS)[number];

/** Those that an import takes; the others follow from facts. */
export const IMPORT_COLUMNS = REGISTER_COLUMNS.filter(
  (column) => !['inherentScore', 'residualScore', 'targetScore', 'level', 'stage', 'acceptedUntil'].includes(column),
);
