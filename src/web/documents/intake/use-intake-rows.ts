import { useNewest } from '../document-queries.ts';
import type { Intake } from './intake.ts';
import { type IntakeRow, countOf, rowsOf } from './intake-view.ts';

/** Each dropped file with what became of it, as the server tells it now. */
export function useIntakeRows(intake: Intake | null): IntakeRow[] {
  const items = intake?.items ?? [];
  const { byId, isKnown } = useNewest(items.filter(({ step }) => step.at === 'filed').length);
  return intake ? rowsOf(intake, byId, isKnown) : [];
}

/** Whether files were dropped and it is known of all what became of them. */
export function useIsIntakeOver(intake: Intake | null): boolean {
  const rows = useIntakeRows(intake);
  return rows.length > 0 && countOf(rows).isOver;
}
