import type { Finding } from '#domain/documents/analysis.ts';
import { STRONG } from '#domain/documents/band.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';

/** From this share of what is asked on a requirement is shown, however much else the text speaks of, unless the whole speaks against it. */
const SHOWN = 0.6;
const IN_PASSING = 0.05;
/** So many shown requirements make a text of many subjects. */
const MANY = 4;
/** What is shown in such a text is likely and not certain: of those so raised about nine in ten are right on our own texts. */
const RAISED = 0.6;

/**
 * A text of many subjects (a policy of ten sections) speaks of each in passing, and none of them stands out: what it shows most of what is asked by, it
 * is about all the same. A text with a certain subject of its own is left as it is. Changes `findings`, and puts the surest first.
 */
export function raiseShown(findings: Finding[], requirements: readonly Requirement[]): void {
  if (findings.some(({ confidence }) => confidence >= STRONG)) return;
  const shown = findings
    .filter(({ confidence }) => confidence >= IN_PASSING)
    .map((finding) => ({ finding, share: shownOf(finding, requirements) }))
    .filter(({ share }) => share >= SHOWN);
  // Words strung together would show everything at once.
  const places = new Set(shown.flatMap(({ finding }) => finding.asks.map(({ quote }) => quote?.start)));
  places.delete(undefined);
  if (shown.length < MANY || places.size < shown.length) return;
  for (const { finding, share } of shown) {
    if (finding.confidence >= RAISED) continue;
    const contribution = logitOf(RAISED) - logitOf(finding.confidence);
    finding.because.push({ feature: 'asks-shown', value: share, contribution });
    finding.confidence = RAISED;
  }
  findings.sort((a, b) => b.confidence - a.confidence);
}

const WORTH = { covered: 1, partial: 0.5, missing: 0, contradicted: 0 };

/** The share of what a requirement asks, by weight, that a document shows: 0 to 1, half for what it shows in part. */
function shownOf({ requirementId, asks: found }: Finding, requirements: readonly Requirement[]): number {
  const asks = requirements.find(({ id }) => id === requirementId)?.asks ?? [];
  const whole = asks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const statusOf = (id: string) => found.find((ask) => ask.id === id)?.status ?? 'missing';
  return asks.reduce((sum, { id, weight }) => sum + weight * WORTH[statusOf(id)], 0) / whole;
}

const logitOf = (confidence: number) => Math.log(confidence / (1 - confidence));
