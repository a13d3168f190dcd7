import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CHANNEL } from '../../platform/audit-trail/record.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { listAdministrators } from '../../platform/administrators.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { clearCookie } from '../../platform/http/sessions.ts';

/**
 * Erases the organisation of the context: its records, its trail, its files, and the accounts that belong nowhere afterwards, unless they
 * administer the installation. It is a transaction of its own, so that files go only when nothing can name them any more.
 */
export async function eraseOrganisation(
  { services, reply, log }: Pick<RequestContext, 'services' | 'reply' | 'log'>,
  { organisationId, actor }: Context,
  name: string,
): Promise<{ accountsErased: number; isSignedOut: boolean }> {
  const kept = await listAdministrators(services);
  const rows = await inTransaction(services.database, { organisationId, userId: actor.id }, async (db) => {
    await sql`delete from pgboss.job where data ->> 'organisationId' = ${organisationId} and state < 'active'`.execute(
      db,
    );
    const erased = await sql<{ id: string }>`
      select erased_user_id as id from clausewise.erase_organisation(${name}, ${kept}::text[])`.execute(db);
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'erased', organisationId })})`.execute(db);
    return erased.rows;
  });
  const isSignedOut = rows.some(({ id }) => id === actor.id);
  if (isSignedOut) reply.set('set-cookie', clearCookie(services.settings.isSecure));
  log.warn({ organisationId, by: actor.id, accounts: rows.length }, 'organisation erased');
  await rm(join(services.settings.DATA_DIR, 'files', organisationId), { recursive: true, force: true });
  return { accountsErased: rows.length, isSignedOut };
}
