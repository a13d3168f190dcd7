import type { Extraction, Refusal } from '#domain/documents/analysis.ts';
import { RefusedInput } from '../bounded/bounds.ts';

/** Thrown by a reader that gives up on a file; `detail` is one plain sentence for the person who dropped it. */
export class Refused extends RefusedInput {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, detail: string) {
    super(detail);
    this.refusal = refusal;
  }
}

export function refuse(refusal: Refusal, detail: string): Extraction {
  return { state: 'refused', refusal, detail };
}
