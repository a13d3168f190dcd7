import type { ValidationResult } from '#domain/evidence/validation.ts';
import type { StatementLabels } from './statement-labels.ts';

interface CapLineProps {
  cap: ValidationResult['caps'][number];
  labels: StatementLabels;
}

/** Why a score can be no higher, with the sentence that says so where one does. */
export function CapLine({ cap, labels }: CapLineProps) {
  return (
    <>
      {labels.cap(cap)} {cap.quote && <q>{cap.quote.text}</q>}
    </>
  );
}
