import { z } from 'zod';
import { InEveryLanguage } from '../organisations/language.ts';
import { keyOf, StatementRow } from './statement.ts';

/** Everything that an approved version prints, as it was when it was approved. */
export const StatementFacts = z.object({
  organisation: z.object({ name: z.string(), isDemo: z.boolean() }),
  framework: z.object({ id: z.string(), title: z.string(), edition: z.string() }),
  /** ISO date that the facts are of. */
  day: z.iso.date(),
  /** The colour of headings. */
  ink: z.string().regex(/^#[0-9a-f]{6}$/i),
  rows: z.array(StatementRow),
  /** By the control's id; of one beyond Annex A with its framework and a slash before it. */
  titles: z.record(z.string(), InEveryLanguage),
});
export type StatementFacts = z.infer<typeof StatementFacts>;

/** What a statement says in numbers. */
export const StatementCounts = z.object({
  total: z.number().int(),
  applicable: z.number().int(),
  excluded: z.number().int(),
  implemented: z.number().int(),
  evidenced: z.number().int(),
  /** Applicable controls that accepted evidence speaks against. */
  against: z.number().int(),
  unjustified: z.number().int(),
});
export type StatementCounts = z.infer<typeof StatementCounts>;

export function countsOf(rows: readonly StatementRow[]): StatementCounts {
  const count = (holds: (row: StatementRow) => boolean) => rows.filter(holds).length;
  const applicable = count((row) => row.applicable);
  return {
    total: rows.length,
    applicable,
    excluded: rows.length - applicable,
    implemented: count((row) => row.applicable && row.status === 'Implemented'),
    evidenced: count((row) => row.applicable && row.evidence > 0),
    against: count((row) => row.applicable && (row.against ?? 0) > 0),
    unjustified: count((row) => row.justification === ''),
  };
}

/** Included without saying why: what has to be put right or borne before the statement is approved. */
export const includedUnjustified = (rows: readonly StatementRow[]): StatementRow[] =>
  rows.filter(({ applicable, justification }) => applicable && justification === '');

/** A version that somebody approved. `fingerprint` is that of its facts: what they saw. */
export const StatementVersion = z.object({
  number: z.number().int(),
  approvedAt: z.string(),
  approvedByName: z.string(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
  fingerprint: z.string(),
  counts: StatementCounts,
});
export type StatementVersion = z.infer<typeof StatementVersion>;

/** The control itself came or went where `before` or `after` is null. */
export const StatementChange = z.object({
  requirementId: z.string(),
  /** Of a control beyond Annex A. */
  framework: z.string().optional(),
  before: StatementRow.nullable(),
  after: StatementRow.nullable(),
});
export type StatementChange = z.infer<typeof StatementChange>;

const FIELDS = [
  'applicable',
  'justification',
  'reasons',
  'status',
  'evidence',
  'against',
  'ownerName',
  'ownerRole',
  'risks',
] as const;

/** What a change is about. */
export function changedFieldsOf({ before, after }: StatementChange): (typeof FIELDS)[number][] {
  return before && after ? FIELDS.filter((field) => String(before[field] ?? '') !== String(after[field] ?? '')) : [];
}

/** Control by control, what one statement says otherwise than another; in the order of the newer one. */
export function differenceOf(before: readonly StatementRow[], after: readonly StatementRow[]): StatementChange[] {
  const [old, now] = [byId(before), byId(after)];
  const gone = before.filter((row) => !now.has(keyOf(row)));
  const place = ({ requirementId, framework }: StatementRow) => ({ requirementId, ...(framework && { framework }) });
  return [
    ...after.map((row) => ({
      ...place(row),
      before: old.get(keyOf(row)) ?? null,
      after: row,
    })),
    ...gone.map((row) => ({ ...place(row), before: row, after: null })),
  ].filter((change) => !change.before || !change.after || changedFieldsOf(change).length > 0);
}

const byId = (rows: readonly StatementRow[]) => new Map(rows.map((row) => [keyOf(row), row]));
