import type { ValidationResult } from '#domain/evidence/validation.ts';
import type { StatementWords } from './statement-words.ts';

interface CapLineProps {
  cap: ValidationResult['caps'][number];
  words: StatementWords;
}

/** Why a score can be no higher, with the sentence that says so where one does. */
export function CapLine({ cap, words }: CapLineProps) {
  return (
    <>
      {words.cap(cap)} {cap.quote && <q>{cap.quote.text}</q>}
    </>
  );
}
