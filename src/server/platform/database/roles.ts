import type { Client } from 'pg';
import { WatchedClient } from './connection-lost.ts';
import type { Address } from './database.ts';

const ROLE = 'clausewise_app';

/** Makes the role that serves requests. With a password it may log in (embedded); otherwise the owner's connections become it. */
export async function prepareRole(owner: Client, password?: string): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!rowCount) await owner.query(`create role ${ROLE} nologin`);
  if (password) await owner.query(`alter role ${ROLE} login password ${owner.escapeLiteral(password)}`);
  else await owner.query(`grant ${ROLE} to current_user`);
}

/**
 * Refuses to serve with a role that row-level security does not bind.
 * @throws when the role is a superuser, bypasses row-level security, or owns a table.
 */
export async function checkRole(address: Address): Promise<void> {
  const client = new WatchedClient(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; rolsuper: boolean; rolbypassrls: boolean; owns: boolean }>(
      `select current_user as role, rolsuper, rolbypassrls,
        exists (select from pg_class where relowner = pg_roles.oid and relnamespace = 'public'::regnamespace) as owns
       from pg_roles where rolname = current_user`,
    );
    const role = rows[0];
    if (!role || role.rolsuper || role.rolbypassrls || role.owns)
      throw new Error(
        `Requests would run as ${role?.role ?? 'nobody'}, whom row-level security does not bind. Clausewise does not serve like this.`,
      );
  } finally {
    await client.end();
  }
}

/** Connects as soon as the database answers: while it recovers it says 57P03. */
export async function connectOwner(address: Address): Promise<Client> {
  const end = Date.now() + 60_000;
  for (;;) {
    const client = new WatchedClient(address);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code) || Date.now() > end)
        throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
