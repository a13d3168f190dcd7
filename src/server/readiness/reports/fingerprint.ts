import { createHash } from 'node:crypto';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import type { StatementRow } from '#domain/readiness/statement.ts';

/** Enough of a SHA-256 to tell two states of an organisation apart, and to read out on the telephone. */
function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

export function fingerprintOfStatement(rows: readonly StatementRow[]): string {
  return fingerprintOf(
    rows.map((row) => [
      row.requirementId,
      row.applicable,
      row.justification,
      row.status,
      row.evidence,
      row.ownerName,
      ...(row.risks ? [row.risks] : []),
      // Each named, so that what was approved before they were counted keeps its fingerprint.
      ...(['framework', 'reasons', 'ownerRole'] as const).flatMap((field) =>
        row[field] ? [{ [field]: row[field] }] : [],
      ),
    ]),
  );
}

export function fingerprintOfFacts(facts: readonly RequirementFacts[]): string {
  return fingerprintOf(
    facts.map(({ requirement, control, evidence, expired, suggestions, asks, risks }) => [
      requirement.id,
      [control.status, control.applicable, control.justification, control.ownerId, control.ownerName, control.dueOn],
      [evidence, expired, suggestions],
      [...asks].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ...(risks.length > 0 ? [risks.map(({ reference, isAboveAppetite }) => [reference, isAboveAppetite])] : []),
    ]),
  );
}
