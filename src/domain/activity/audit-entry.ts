import { z } from 'zod';

/**
 * One change, old -> new. `number` counts from 1 within the organisation; `hash` is HMAC-SHA-256 (hex), under a key that only the
 * installation has, over the canonical JSON of the entry without `hash`, `previousHash` included, so that no entry can be changed, removed or
 * inserted without breaking the chain. Entries of versions before 2.2 bear the SHA-256 of the same.
 */
export const AuditEntry = z.object({
  number: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  title: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A requirement of a framework, by its ids. */
export const EntryRequirement = z.object({ framework: z.string(), requirementId: z.string() });
export type EntryRequirement = z.infer<typeof EntryRequirement>;

/** The requirement that a change is about: of a control, of evidence or of a suggestion. Null for other things, and where it was not written. */
export function requirementOf(
  entry: Pick<AuditEntry, 'subject' | 'subjectId' | 'before' | 'after'>,
): EntryRequirement | null {
  if (entry.subject === 'controls') {
    const [framework = '', ...id] = entry.subjectId.split('/');
    return id.length > 0 ? { framework, requirementId: id.join('/') } : null;
  }
  const written = EntryRequirement.safeParse(entry.after ?? entry.before);
  return written.success ? { framework: written.data.framework, requirementId: written.data.requirementId } : null;
}

/**
 * What is wrong with an entry: `missing` (there is none with that number), `link` (it does not follow the entry before it), `content` (it is
 * not what was written), `anchor` (it is not the one that was noted outside of the database).
 */
export const BREACHES = ['missing', 'link', 'content', 'anchor'] as const;

/** An entry as it was noted outside of the database when it was the last one. */
export const Anchor = z.object({ number: z.number().int(), hash: z.string(), at: z.string() });
export type Anchor = z.infer<typeof Anchor>;

/**
 * The outcome of walking a chain: how many entries stand, and the first that does not, with what differs. `keyedFrom`: the first entry that
 * only this installation could have written; those before it are of versions before 2.2. `anchor`: the last entry that was noted outside of
 * the database; null where none was yet.
 */
export const Verification = z.object({
  entries: z.number().int(),
  verifiedAt: z.string(),
  keyedFrom: z.number().int().nullable(),
  anchor: Anchor.nullable(),
  broken: z.object({ number: z.number().int(), reason: z.enum(BREACHES) }).nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** Long work as people see it. `done` and `total` count what the kind says (files, rows); `outcome` accounts for all of them. */
export const Job = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number().int(),
  total: z.number().int().nullable(),
  message: z.string().nullable(),
  outcome: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

/** A word to one person: `kind` names the sentence, `values` fill it, `link` is a path of ours. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
  at: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;
