import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { permissionsOf } from '#domain/people/permission.ts';
import type { Permission, Role, Standing } from '#domain/people/permission.ts';
import type { Subject } from '#domain/subject.ts';
import { appendEntries, tellChange } from './audit-trail/record.ts';
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

/** One act in one organisation: what it changes, what it records and the jobs it starts are one transaction. */
export interface Act {
  db: Transaction<Tables>;
  organisationId: string;
  actor: Actor;
  now: Date;
  requestId: string;
  log: Log;
  /** Writes the audit entry with the commit, and tells everybody who looks at this organisation. */
  record: <S extends Subject>(change: Change<S>) => void;
  recordAll: <S extends Subject>(changes: readonly Change<S>[]) => void;
  /** Tells everybody who looks that something changed which is no fact of the audit trail. */
  tell: (subject: Pick<Subject, 'name'>, id: string | null) => void;
  /** Starts a job when the act is committed. @returns the job's id. */
  enqueue: Enqueue;
  newId: () => string;
}

/** What a person signs with their name, and what they know, no program says in their place. @throws Problem token_refused */
export function needPerson({ actor }: Pick<Act, 'actor'>): void {
  if (actor.via === 'token') throw tokenRefused();
}

export interface Visitor {
  organisationId: string;
  actor: Actor;
  requestId: string;
  log: Log;
}

/** The two things an act stands on. */
export interface House {
  database: Database;
  sendJob: SendJob;
}

export function actorOf(
  person: { userId: string; name: string; email: string },
  standing: Standing,
  via: Actor['via'],
): Actor {
  const { userId: id, name, email } = person;
  return { id, name, email, role: standing.role, permissions: permissionsOf(standing), via };
}

/** Opens the transaction, does the work, appends the audit entries, commits. Any error undoes all of it. */
export async function perform<T>(
  house: House,
  visitor: Visitor,
  isReadOnly: boolean,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  const scope = { organisationId: visitor.organisationId, userId: visitor.actor.id, isReadOnly };
  return inTransaction(house.database, scope, (db) => performIn(db, house, visitor, work));
}

/** The same inside a transaction that is open already, for what must be one with other work. */
export async function performIn<T>(
  db: Transaction<Tables>,
  house: Pick<House, 'sendJob'>,
  visitor: Visitor,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  const now = new Date();
  const changes: Recorded[] = [];
  const told: [subject: Pick<Subject, 'name'>, id: string | null][] = [];
  const result = await work({
    ...visitor,
    db,
    now,
    record: (change) => void changes.push(change),
    recordAll: (more) => {
      for (const change of more) changes.push(change);
    },
    tell: (subject, id) => void told.push([subject, id]),
    enqueue: (kind, input, words) => insertJob(house.sendJob, db, { ...visitor, now }, kind, input, words),
    newId: randomUUID,
  });
  await appendEntries({ ...visitor, db, now }, changes);
  for (const [subject, id] of told) await tellChange(db, visitor.organisationId, subject.name, id);
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
