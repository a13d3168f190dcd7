import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { serverModules } from '#server/modules.ts';
import type { Visitor } from '#server/platform/context.ts';
import { fill } from './backups.ts';
import { type Kept, namesUsed, sessionOf, startTestServer, type TestServer, type TestSession } from './server.ts';
import { onceARun } from './test-cluster.ts';

const TEMPLATE = 'clausewise_filled';

interface Filled extends Kept {
  userId: string;
  cookie: string;
  visitor: Omit<Visitor, 'log'>;
}

/** A test's server whose organisation is full of things, and its administrator: filled once a run, and a copy for each. */
export async function startFilledServer(
  environment: Record<string, string> = {},
): Promise<{ server: TestServer; admin: TestSession }> {
  const clusterDir = inject('clusterDir');
  const filled = await onceARun(clusterDir, 'filled', () => fillOne(join(clusterDir, 'filled-files')));
  const server = await startTestServer(environment, serverModules.jobs, TEMPLATE, filled);
  const { userId, cookie, visitor } = filled;
  return { server, admin: sessionOf(server.origin, userId, cookie, { ...visitor, log: server.services.log }) };
}

async function fillOne(files: string): Promise<Filled> {
  const server = await startTestServer();
  const admin = await server.signIn('admin');
  await fill(server, admin);
  const { organisationId, services } = server;
  await cp(join(services.settings.DATA_DIR, 'files'), files, { recursive: true });
  await server.stop(TEMPLATE);
  const { log: _, ...visitor } = admin.visitor;
  return { files, organisationId, namesUsed: namesUsed(), userId: admin.userId, cookie: admin.cookie, visitor };
}
