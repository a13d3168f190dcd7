import { z } from 'zod';

/**
 * One change, old -> new. `number` counts from 1 within the organisation; `hash` is SHA-256 (hex) over the canonical JSON of the entry
 * without `hash`, `previousHash` included, so that no entry can be changed, removed or inserted without breaking the chain.
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

/** The outcome of walking a chain: how many entries stand, and the first that does not, with what differs. */
export const Verification = z.object({
  entries: z.number().int(),
  verifiedAt: z.string(),
  broken: z.object({ number: z.number().int(), reason: z.enum(['missing', 'link', 'content']) }).nullable(),
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
