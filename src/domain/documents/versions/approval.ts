import type { Decision } from './version.ts';

/**
 * What the decisions of the approvers make of a submission: one who rejects is enough to send it back, and it is approved when all have
 * approved it.
 */
export function outcomeOf(decisions: readonly Pick<Decision, 'decision'>[]): 'open' | 'approved' | 'rejected' {
  if (decisions.some(({ decision }) => decision === 'rejected')) return 'rejected';
  const isWhole = decisions.length > 0 && decisions.every(({ decision }) => decision === 'approved');
  return isWhole ? 'approved' : 'open';
}

/** Whether at least two people look at it: somebody beside those who wrote it and handed it in approves it (four eyes). */
export function hasFourEyes(authorIds: readonly string[], approverIds: readonly string[]): boolean {
  return approverIds.some((id) => !authorIds.includes(id));
}
