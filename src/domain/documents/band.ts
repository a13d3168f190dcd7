/** Bands of confidence: strong at .85 and above, likely at .5, weak below. How often each is right is measured (docs/measurements.md). */
export type Band = 'strong' | 'likely' | 'weak';

export function bandOf(confidence: number): Band {
  return confidence >= 0.85 ? 'strong' : confidence >= 0.5 ? 'likely' : 'weak';
}
