/** From here on a suggestion is more likely right than wrong, and counts as one that waits for a decision. Weaker ones stand apart. */
export const LIKELY = 0.5;
export const STRONG = 0.85;

/** Bands of confidence. How often each is right is measured (docs/measurements.md). */
export type Band = 'strong' | 'likely' | 'weak';

export function bandOf(confidence: number): Band {
  return confidence >= STRONG ? 'strong' : confidence >= LIKELY ? 'likely' : 'weak';
}
