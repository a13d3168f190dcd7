import type { TestServer, TestSession } from './server.ts';

/** Somebody who has no password, of whom having signed in just now is proof enough. */
export async function withoutPassword(server: TestServer, session: TestSession): Promise<void> {
  await server.owner.query(`update auth.account set password = null where user_id = $1`, [session.userId]);
}
