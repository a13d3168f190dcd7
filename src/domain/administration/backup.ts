import { z } from 'zod';
import { issue } from '../issue.ts';

/** What a backup says of itself. A file of another version is refused, whatever made it. */
export const BACKUP_FORMAT = 'clausewise-backup';
export const BACKUP_VERSION = '1.0.0';

/** @param day ISO date. */
export function backupFileName(slug: string, day: string): string {
  return `${slug}_backup_${day}.json`;
}

/** One kind of record of an organisation. `bytes` is null where its records are counted under another collection. */
export const CollectionFacts = z.object({
  name: z.string(),
  count: z.number().int(),
  lastUpdated: z.string().nullable(),
  bytes: z.number().int().nullable(),
});
export type CollectionFacts = z.infer<typeof CollectionFacts>;

/** Why a file is no backup that can be restored. */
export const BACKUP_PROBLEM_CODES = [
  'not_json',
  'truncated',
  'not_a_backup',
  'other_version',
  'too_large',
  'unknown_collection',
  'unknown_field',
  'missing_field',
  'wrong_type',
  'not_allowed',
  'duplicate',
  'missing_reference',
  'trail_broken',
  'wrong_content',
  'no_room',
] as const;
export const BackupProblemCode = z.enum(BACKUP_PROBLEM_CODES);
export type BackupProblemCode = z.infer<typeof BackupProblemCode>;

/** The specification's words for what a local database refuses (assets and vendors, section 8). */
const MESSAGES: Partial<Record<BackupProblemCode, string>> = {
  not_json: issue('file_format'),
  truncated: issue('file_format'),
  not_a_backup: issue('file_format'),
  unknown_collection: issue('collection_not_found'),
  missing_reference: issue('item_not_found'),
};

export function messageOfProblem(code: BackupProblemCode): string {
  return MESSAGES[code] ?? issue('import_failed');
}

/** One thing that is wrong with a file and where: the collection, the row in it (from 1), the field, and what was found or expected. */
export const BackupProblem = z.object({
  fault: BackupProblemCode,
  collection: z.string().nullable(),
  row: z.number().int().nullable(),
  field: z.string().nullable(),
  detail: z.string().nullable(),
});
export type BackupProblem = z.infer<typeof BackupProblem>;

/** A file with more faults than these is not read further. */
export const MOST_PROBLEMS = 20;

/**
 * What becomes of the history in a backup: `continues` (this organisation's own trail begins with it and goes on), `adopted` (an
 * organisation that holds nothing yet takes it over whole, from a file that this installation signed), `beside` (what the file says more is
 * kept beside this organisation's own trail, which stays), `none` (the file has no history). Reports of versions before 2.2 may say
 * `extended` (the missing entries were added) or `left-out`.
 */
export const TRAIL_OUTCOMES = ['continues', 'extended', 'adopted', 'beside', 'left-out', 'none'] as const;
export type TrailOutcome = (typeof TRAIL_OUTCOMES)[number];

/** What stands in a backup, and what restoring it would do here. */
export const BackupReport = z.object({
  version: z.string().nullable(),
  exportedAt: z.string().nullable(),
  exportedBy: z.string().nullable(),
  organization: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
  counts: z.record(z.string(), z.number().int()),
  /** People of the file: members here by their address, and the names of those who are not. */
  people: z.object({ matched: z.number().int(), unknown: z.array(z.string()), unknownTotal: z.number().int() }),
  trail: z.enum(TRAIL_OUTCOMES),
  /** Whether this installation wrote the file and nobody changed it since. Reports of versions before 2.2 do not say. */
  isSigned: z.boolean().optional(),
  /** Files whose bytes are neither in the backup nor here. */
  missingFiles: z.number().int(),
  problems: z.array(BackupProblem),
});
export type BackupReport = z.infer<typeof BackupReport>;

export const NO_REPORT: BackupReport = {
  version: null,
  exportedAt: null,
  exportedBy: null,
  organization: null,
  counts: {},
  people: { matched: 0, unknown: [], unknownTotal: 0 },
  trail: 'none',
  missingFiles: 0,
  problems: [],
};

/** A backup that was made here or brought here; `jobId` is the work that makes or checks it. */
export const Backup = z.object({
  id: z.uuid(),
  origin: z.enum(['made', 'brought']),
  state: z.enum(['waiting', 'ready', 'refused']),
  name: z.string(),
  size: z.number().int(),
  includesFiles: z.boolean(),
  report: BackupReport.nullable(),
  jobId: z.uuid(),
  madeAt: z.string(),
  madeByName: z.string(),
});
export type Backup = z.infer<typeof Backup>;
