import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import type { Files, FilesOf } from './files.ts';
import type { SendJob } from './background/job-rows.ts';
import type { TokenReads } from './http/token-reads.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { EnterSession, FindSession } from './http/sessions.ts';
import type { Settings } from './settings.ts';
import type { Shapes } from './shapes.ts';

/** What a running server consists of; made once in main.ts and handed to whoever needs it. */
export interface Services {
  settings: Settings;
  log: Log;
  database: Database;
  secrets: Secrets;
  /** Under which entries of audit trails are hashed. */
  auditKey: string;
  findSession: FindSession;
  enterSession: EnterSession;
  /** Notes that a page is loaded. @returns whether that ended the session. */
  loadPage(cookies: string | undefined): Promise<boolean>;
  limits: Limits;
  tokenReads: TokenReads;
  sendJob: SendJob;
  filesOf: FilesOf;
  version: string;
  metrics: Metrics;
  shapes: Shapes;
  /** Fills the organisation that was just made with demo data. */
  createDemo(context: Context, files: Files): Promise<void>;
}
