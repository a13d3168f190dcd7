import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Grant } from '#domain/people/permission.ts';
import { actorOf, performIn } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** From here on the transaction is in that organisation too: who arrives learns only by their address which one it is. */
export async function enterOrganisation(db: Db, organisationId: string): Promise<void> {
  await sql`select set_config('clausewise.organisation_id', ${organisationId}, true)`.execute(db);
}

/** All who arrive from one domain come one after the other, so that two do not open the same organisation. */
export async function lockDomain(db: Db, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`joining ${domain}`}, 0))`.execute(db);
}

/** A transaction of somebody who just came into the organisation, or who stands before its door (without permissions). */
export function performAs<T>(
  db: Db,
  context: RequestContext,
  organisationId: string,
  person: { userId: string; name: string; email: string },
  grant: Grant | null,
  work: (organisationContext: Context) => Promise<T>,
): Promise<T> {
  const actor = actorOf(person, grant ?? { role: 'viewer', permissions: [] }, 'session');
  const visitor = { organisationId, actor, requestId: context.requestId, log: context.log };
  return performIn(db, context.services, visitor, work);
}

export const newId = (): string => randomUUID();
