import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { permissionsOf } from '#domain/people/permission.ts';
import type { Permission, Role, Grant } from '#domain/people/permission.ts';
import type { Subject } from '#domain/subject.ts';
import { appendEntries, publishChange } from './audit-trail/record.ts';
import type { Change, Recorded } from './audit-trail/record.ts';
import type { Tables } from '../tables.ts';
import type { Database, OpenTransaction, Scope } from './database/database.ts';
import { insertJob } from './background/job-rows.ts';
import type { Enqueue, SendJob } from './background/job-rows.ts';
import type { Log } from './log.ts';
import { tokenRefused } from './http/problems.ts';

export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  permissions: readonly Permission[];
  via: 'session' | 'job' | 'token' | 'rule';
}

type AppendSource = Partial<Pick<Parameters<typeof appendEntries>[0], 'now' | 'playsInPast'>> & {
  actor: { id: string | null; name: string };
};

/** What one transaction in one organisation works with: what it changes, what it records and the jobs it starts are one transaction. */
export interface Context {
  db: Transaction<Tables>;
  organisationId: string;
  actor: Actor;
  now: Date;
  requestId: string;
  log: Log;
  /** Writes the audit entry with the commit, and tells everybody who looks at this organisation. */
  record: <S extends Subject>(change: Change<S>) => void;
  recordAll: <S extends Subject>(changes: readonly Change<S>[]) => void;
  /** For a transaction of somebody else within this one. */
  auditKey: string;
  /** Writes entries at once, of somebody else or of another time than the transaction's own. */
  append: (source: AppendSource, changes: readonly Recorded[]) => Promise<void>;
  /** Tells everybody who looks that something changed which is no fact of the audit trail. */
  publish: (subject: Pick<Subject, 'name'>, id: string | null) => void;
  /** Starts a job with the commit. @returns the job's id. */
  enqueue: Enqueue;
  newId: () => string;
}

/** What a person signs with their name, and what they know, no program says in their place. @throws Problem token_refused */
export function needPerson({ actor }: Pick<Context, 'actor'>): void {
  if (actor.via === 'token') throw tokenRefused();
}

export interface Visitor {
  organisationId: string;
  actor: Actor;
  requestId: string;
  log: Log;
}

/** What a transaction needs of the server. */
export interface TransactionServices {
  database: Database;
  sendJob: SendJob;
  auditKey: string;
}

export function actorOf(
  person: { userId: string; name: string; email: string },
  grant: Grant,
  via: Actor['via'],
): Actor {
  const { userId: id, name, email } = person;
  return { id, name, email, role: grant.role, permissions: permissionsOf(grant), via };
}

/** Opens the transaction, does the work, appends the audit entries, commits. Any error undoes all of it. */
export async function perform<T>(
  services: TransactionServices,
  visitor: Visitor,
  isReadOnly: boolean,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const scope = { organisationId: visitor.organisationId, userId: visitor.actor.id, isReadOnly };
  return inTransaction(services.database, scope, (db) => performIn(db, services, visitor, work));
}

/** The same inside a transaction that is open already, for what must be one with other work. */
export async function performIn<T>(
  db: Transaction<Tables>,
  services: Pick<TransactionServices, 'sendJob' | 'auditKey'>,
  visitor: Visitor,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const now = new Date();
  const changes: Recorded[] = [];
  const published: [subject: Pick<Subject, 'name'>, id: string | null][] = [];
  const { organisationId, requestId } = visitor;
  const { auditKey } = services;
  const append: Context['append'] = (source, more) =>
    appendEntries({ db, organisationId, auditKey, now, requestId, ...source }, more);
  const result = await work({
    ...visitor,
    db,
    now,
    record: (change) => void changes.push(change),
    recordAll: (more) => {
      for (const change of more) changes.push(change);
    },
    auditKey,
    append,
    publish: (subject, id) => void published.push([subject, id]),
    enqueue: (kind, input, labels) => insertJob(services.sendJob, db, { ...visitor, now }, kind, input, labels),
    newId: randomUUID,
  });
  await append({ actor: visitor.actor }, changes);
  for (const [subject, id] of published) await publishChange(db, visitor.organisationId, subject.name, id);
  return result;
}

export async function inTransaction<T>(
  database: Database,
  scope: Scope,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inOpen(await database.begin(scope), work);
}

/** Does the work in a transaction that was opened for it, and ends it. */
export async function inOpen<T>(
  transaction: OpenTransaction,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await work(transaction.db);
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
  await transaction.commit();
  return result;
}
