import { z } from 'zod';
import { WORK_STATES } from './work-states.ts';

/** Attempts to sign in within one hour that begins at `hour` (ISO time). */
export const SignInHour = z.object({ hour: z.string(), done: z.number().int(), failed: z.number().int() });

/** An account that nobody can sign in to for the moment, after too many wrong attempts. */
export const LockedAccount = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** At which door: the product's, the administration's, or the second factor. */
  door: z.enum(['sign-in', 'admin', 'second factor']),
  until: z.string(),
});
export type LockedAccount = z.infer<typeof LockedAccount>;

/** Of one endpoint since the server started; seconds. `p95` is read off the histogram's buckets. */
export const ResponseTime = z.object({
  route: z.string(),
  count: z.number().int(),
  mean: z.number(),
  p95: z.number(),
  failures: z.number().int(),
});
export type ResponseTime = z.infer<typeof ResponseTime>;

export const WorkState = z.enum(WORK_STATES);
export type WorkState = z.infer<typeof WorkState>;

/** A job of the queue as the installation sees it: what kind, whose organisation, how it went; not what it works on. */
export const Work = z.object({
  id: z.string(),
  kind: z.string(),
  state: WorkState,
  organisation: z.string().nullable(),
  attempts: z.number().int(),
  queuedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type Work = z.infer<typeof Work>;

/** How the installation is, at `at`. Bytes are bytes, times ISO 8601. */
export const Health = z.object({
  at: z.string(),
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  memoryBytes: z.number().int(),
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes: z.number().int(),
    connections: z.number().int(),
    connectionLimit: z.number().int(),
  }),
  migrations: z.object({ applied: z.number().int(), missing: z.number().int(), latest: z.string().nullable() }),
  jobs: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    /** Within 24 hours. */
    failed: z.number().int(),
    oldestWaitingSince: z.string().nullable(),
  }),
  storage: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    diskFree: z.number().int(),
    diskTotal: z.number().int(),
  }),
  mail: z.object({
    isConfigured: z.boolean(),
    waiting: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    kept: z.number().int(),
    lastError: z.string().nullable(),
    lastErrorAt: z.string().nullable(),
  }),
  signIns: z.object({ hours: z.array(SignInHour), locked: z.array(LockedAccount) }),
  sessions: z.object({ open: z.number().int(), people: z.number().int(), administering: z.number().int() }),
  accounts: z.object({ total: z.number().int(), suspended: z.number().int() }),
  organisations: z.object({ total: z.number().int(), suspended: z.number().int(), requests: z.number().int() }),
  backups: z.array(
    z.object({ organisationId: z.uuid(), organisation: z.string(), lastBackupAt: z.string().nullable() }),
  ),
  contactMessages: z.number().int(),
  responses: z.array(ResponseTime),
});
export type Health = z.infer<typeof Health>;
