import { RISK_STAGES } from './values.ts';

export type RiskStage = (typeof RISK_STAGES)[number];

export interface StageFacts {
  isClosed: boolean;
  isAssessed: boolean;
  hasTreatment: boolean;
  openActions: number;
  isAboveAppetite: boolean;
  /** An acceptance that holds today. */
  isAccepted: boolean;
}

/** How far a risk has come; the furthest of what is true of it. */
export function stageOf({
  isClosed,
  isAssessed,
  hasTreatment,
  openActions,
  isAboveAppetite,
  isAccepted,
}: StageFacts): RiskStage {
  if (isClosed) return 'closed';
  if (isAccepted) return 'accepted';
  if (!isAssessed) return 'identified';
  if (!hasTreatment) return 'assessed';
  // What is still above the appetite is not treated, whatever was planned.
  return openActions > 0 || isAboveAppetite ? 'treating' : 'treated';
}
