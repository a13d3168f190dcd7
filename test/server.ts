import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { inject } from 'vitest';
import type { Role } from '#domain/people/permission.ts';
import { serverModules } from '#server/modules.ts';
import { addOrganisation } from '#server/organisations/store.ts';
import { addAccount } from '#server/people/accounts.ts';
import { addSession, sessionCookie } from '#server/people/open-session.ts';
import { addMembership } from '#server/people/store.ts';
import { actorOf, inTransaction } from '#server/platform/context.ts';
import type { Visitor } from '#server/platform/context.ts';
import type { JobDefinition } from '#server/platform/background/jobs.ts';
import type { Address } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/log.ts';
import { prepareQueue } from '#server/platform/background/queue.ts';
import { connectOwner } from '#server/platform/database/roles.ts';
import type { Services } from '#server/platform/services.ts';
import { readSettings } from '#server/platform/settings.ts';
import { createDemo } from '#server/administration/demo/create.ts';
import { startServer } from '#server/start.ts';
import { appOf, ownerOf, reachTestCluster, TEMPLATE } from './test-cluster.ts';

/** A signed-in browser without the browser. Answers carry the parsed body; refusals are answers too. */
export interface TestSession {
  userId: string;
  origin: string;
  cookie: string;
  visitor: Visitor;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  upload(files: { name: string; bytes: Uint8Array | string }[], paths?: string[]): Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at what came, whatever it is
  body: any;
}

export interface TestServer {
  origin: string;
  services: Services;
  organisationId: string;
  /** The owner's connection, which row-level security does not bind: for planting breaches. */
  owner: Client;
  signIn: (role: Role, organisationId?: string) => Promise<TestSession>;
  secondOrganisation(): Promise<string>;
  anonymous: TestSession;
  /** Its database is gone afterwards, or kept under a name for others to start from. */
  stop(keepAs?: string): Promise<void>;
}

/** What a server starts from whose database and files were kept. */
export interface Kept {
  files: string;
  organisationId: string;
  /** The highest number that a name of it has. */
  namesUsed: number;
}

const secrets = (purpose: string) => `a secret for ${purpose} in tests only`;

/** The real server with its gate on a database of its own, an organisation in it; a copy of `template`. */
export async function startTestServer(
  environment: Record<string, string> = {},
  jobs: JobDefinition[] = serverModules.jobs,
  template = TEMPLATE,
  kept?: Kept,
): Promise<TestServer> {
  const reach = await reachTestCluster(inject('clusterDir'));
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const ask = async (statement: string) => {
    const maker = await connectOwner(ownerOf(reach, 'postgres'));
    await maker.query(statement);
    await maker.end();
  };
  await ask(`create database ${database} template ${template} strategy file_copy`);
  if (jobs !== serverModules.jobs) await prepareJobs(ownerOf(reach, database), jobs);
  const dataDir = await mkdtemp(join(tmpdir(), 'clausewise-data-'));
  if (kept) await cp(kept.files, join(dataDir, 'files'), { recursive: true });
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    ...environment,
  });
  const log = openLog(settings.LOG_LEVEL);
  const server = await startServer({
    settings,
    log,
    secrets,
    databaseServer: { app: appOf(reach, database) },
    version: '0.0.0',
    createDemo,
    jobs,
  });
  const owner = await connectOwner(ownerOf(reach, database));
  const { services } = server;
  const origin = settings.ORIGIN;
  const secondOrganisation = () => makeOrganisation(services);
  counter = Math.max(counter, kept?.namesUsed ?? 0);
  const organisationId = kept?.organisationId ?? (await secondOrganisation());
  return {
    origin,
    services,
    organisationId,
    owner,
    secondOrganisation,
    anonymous: sessionOf(origin, '', '', undefined),
    signIn: (role, where = organisationId) => signIn(services, origin, role, where),
    async stop(keepAs) {
      await server.stop();
      await owner.end();
      await ask(
        keepAs ? `alter database ${database} rename to ${keepAs}` : `drop database if exists ${database} with (force)`,
      );
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepareJobs(address: Address, jobs: JobDefinition[]): Promise<void> {
  const owner = await connectOwner(address);
  await prepareQueue(owner, jobs);
  await owner.end();
}

let counter = 0;
export const namesUsed = () => counter;

async function makeOrganisation(services: Services): Promise<string> {
  counter += 1;
  const organisationId = randomUUID();
  const input = { name: `Organisation ${counter}`, domain: `organisation-${counter}.example.com`, isDemo: false };
  await inTransaction(services.database, { organisationId }, (db) => addOrganisation(db, organisationId, input));
  return organisationId;
}

async function signIn(services: Services, origin: string, role: Role, organisationId: string): Promise<TestSession> {
  counter += 1;
  const account = { name: `${role} ${counter}`, email: `${role}.${counter}@example.com` };
  const { userId, token } = await inTransaction(services.database, { organisationId }, async (db) => {
    const id = await addAccount(db, { ...account, passwordHash: 'none', emailVerified: true });
    await addMembership(db, organisationId, id, role);
    return { userId: id, token: await addSession(db, { userId: id, method: 'email' }) };
  });
  const cookie = sessionCookie(token, services.secrets('sessions'), false).split(';')[0] ?? '';
  const actor = actorOf({ userId, ...account }, { role, permissions: null }, 'session');
  return sessionOf(origin, userId, cookie, { organisationId, actor, requestId: randomUUID(), log: services.log });
}

export function sessionOf(origin: string, userId: string, cookie: string, visitor: Visitor | undefined): TestSession {
  const send = async (
    method: string,
    path: string,
    body: BodyInit | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const response = await fetch(`${origin}${path.startsWith('/api/') || path === '/' ? path : `/api/v1${path}`}`, {
      method,
      body: body ?? null,
      headers: { origin, ...(cookie ? { cookie } : {}), ...headers },
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const request: TestSession['request'] = (method, path, body, headers = {}) =>
    body === undefined
      ? send(method, path, undefined, headers)
      : send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  return {
    userId,
    origin,
    cookie,
    visitor: visitor as Visitor,
    request,
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    patch: (path, body) => request('PATCH', path, body),
    remove: (path) => request('DELETE', path),
    upload(files, paths = []) {
      const form = new FormData();
      for (const { name, bytes } of files) form.append('files', new File([bytes as BlobPart], name));
      for (const path of paths) form.append('paths', path);
      return send('POST', '/files', form, {});
    },
  };
}
