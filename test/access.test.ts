import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { transfers } from '#contract/transfers.ts';
import { hasPermission, PERMISSIONS, ROLES } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { endpointsOf } from '#server/platform/openapi.ts';
import { newToken } from '#server/platform/tokens.ts';
import { router, transferHandlers } from '#server/router.ts';
import { administer } from './administration.ts';
import { startTestServer } from './server.ts';
import type { Answer, TestServer, TestSession } from './server.ts';
import { MISSING, VALID } from './valid-bodies.ts';

// Generated over every endpoint and transfer of the contract: a new one is covered without anyone remembering.

interface Place {
  name: string;
  method: string;
  path: string;
  permission: string;
  input: z.ZodType | undefined;
}

const places: Place[] = [
  ...[...endpointsOf(contract)].map(([, path, method, permission, trail, endpoint]) => ({
    name: trail.join('.'),
    method: method.toUpperCase(),
    path,
    permission,
    input: endpoint['~orpc'].inputSchema as z.ZodType | undefined,
  })),
  ...Object.entries(transfers).map(([name, transfer]) => ({
    ...transfer,
    name: `transfers.${name}`,
    input: undefined,
  })),
];
const UNSCOPED = ['anyone', 'signed-in', 'administrator'];
const scoped = places.filter(({ permission }) => !UNSCOPED.includes(permission));
const administrative = places.filter(({ permission }) => permission === 'administrator');

let server: TestServer;
let foreign: string;
const sessions = new Map<string, TestSession>();

beforeAll(async () => {
  server = await startTestServer();
  foreign = await server.secondOrganisation();
  for (const role of ROLES) sessions.set(role, await server.signIn(role));
  for (const permission of PERMISSIONS) sessions.set(permission, await signInWith(permission));
});
afterAll(() => server.stop());

/** Somebody whose custom role holds this permission and no other; the role it stands on would allow everything. */
async function signInWith(permission: Permission): Promise<TestSession> {
  const session = await server.signIn('admin');
  const id = randomUUID();
  await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values ($1, $2, $3, 'admin', $4)`,
    [id, server.organisationId, permission, JSON.stringify([permission])],
  );
  await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [id, session.userId]);
  return session;
}

/** Its handler asks for a second permission, which a role of one does not have. */
const ASKS_FOR_MORE = '/quiz/records';
const bodyFor = (path: string) => (path === ASKS_FOR_MORE ? {} : (VALID[path] ?? {}));

/** Asks with ids that exist nowhere, and where it is known with a body that the handler gets to see: who may not is refused before either is looked at. */
function ask(session: TestSession, place: Place, headers: Record<string, string> = {}): Promise<Answer> {
  const path = place.path.replaceAll(/\{\w+\}/g, MISSING);
  if (place.name === 'transfers.live') return askStream(session, path, headers);
  return session.request(
    place.method,
    path,
    place.method === 'GET' || place.method === 'DELETE' ? undefined : bodyFor(place.path),
    headers,
  );
}

/** A stream does not end by itself: its status is the answer. */
async function askStream(session: TestSession, path: string, headers: Record<string, string>): Promise<Answer> {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    headers: { cookie: session.cookie, ...headers },
    signal: abort.signal,
  });
  abort.abort();
  return { status: response.status, headers: response.headers, body: {} };
}

test('every endpoint has a handler, and every transfer', () => {
  const handled = [...endpointsOf(router)].map(([, , , , trail]) => trail.join('.'));
  const streams = [...Object.keys(transferHandlers), 'live'].map((name) => `transfers.${name}`);
  expect([...handled, ...streams].toSorted()).toEqual(places.map(({ name }) => name).toSorted());
});

describe.each(places.filter(({ permission }) => permission !== 'anyone'))('$method $path ($permission)', (place) => {
  test('is closed to who is not signed in', async () => {
    expect((await ask(server.stranger, place)).status).toBe(401);
  });
});

// A transfer that is open to anyone is asked by browsers that follow a link: it must neither fall over nor let anybody in.
describe.each(places.filter(({ name, permission }) => name.startsWith('transfers.') && permission === 'anyone'))(
  '$method $path (anyone)',
  (place) => {
    test('opens no session for who brings nothing', async () => {
      const { status, headers } = await ask(server.stranger, place);
      expect(status).toBeLessThan(500);
      expect(headers.getSetCookie().join()).not.toContain('session_token');
    });
  },
);

describe.each(places.filter(({ method }) => method !== 'GET'))('$method $path', (place) => {
  test('is closed to other origins', async () => {
    const answer = await ask(sessions.get('admin')!, place, { origin: 'https://elsewhere.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
  });
});

describe.each(scoped)('$method $path ($permission)', (place) => {
  test.each(ROLES)('lets exactly those in whose role allows it: %s', async (role) => {
    const { status } = await ask(sessions.get(role)!, place);
    const isLetIn = ![401, 403, 500].includes(status);
    expect({ isLetIn, status }).toEqual({
      isLetIn: hasPermission({ role, permissions: null }, place.permission as Permission),
      status: isLetIn ? status : 403,
    });
  });

  test.each(PERMISSIONS)('lets a custom role in that holds its one permission: %s', async (permission) => {
    const { status, body } = await ask(sessions.get(permission)!, place);
    // Behind the gate a handler may refuse for reasons of its own, which it names: to give what one has not, for one.
    const isLetIn = ![401, 500].includes(status) && !(status === 403 && [undefined, 'forbidden'].includes(body.code));
    expect({ isLetIn, status }).toEqual({ isLetIn: permission === place.permission, status: isLetIn ? status : 403 });
  });

  test('answers for a foreign organisation as for one that does not exist', async () => {
    const admin = sessions.get('admin')!;
    const ours = await ask(admin, place, { 'x-clausewise-organisation': foreign });
    const nowhere = await ask(admin, place, { 'x-clausewise-organisation': MISSING });
    expect(ours.status).toBe(404);
    expect(strip(ours)).toEqual(strip(nowhere));
  });
});

describe.each(administrative)('$method $path (administrator)', (place) => {
  let keeper: TestSession;
  beforeAll(async () => {
    keeper = await server.signIn('viewer');
  });

  test('lets in whose administration is open, not after its hour, and not who left the list', async () => {
    await administer(server, keeper);
    const { status } = await ask(keeper, place);
    expect(status === 200 || status === 404 || status === 409 || status === 422).toBe(true);
    await administer(server, keeper, -1);
    const over = await ask(keeper, place);
    expect([over.status, over.body.detail]).toEqual([403, 'Session expired. Please sign in again.']);
    await administer(server, keeper);
    await server.owner.query(`update installation set administrator_email = 'someone.else@example.com'`);
    const taken = await ask(keeper, place);
    expect([taken.status, taken.body.code]).toEqual([403, 'not_administrator']);
  });

  test('is closed to API tokens', async () => {
    const { status, body } = await server.stranger.request(
      place.method,
      place.path.replaceAll(/\{\w+\}/g, MISSING),
      undefined,
      {
        authorization: `Bearer ${newToken()}`,
      },
    );
    expect([status, body.code]).toEqual([403, 'token_refused']);
  });

  test.each(ROLES)('is closed to who does not administer the installation: %s', async (role) => {
    expect((await ask(sessions.get(role)!, place)).status).toBe(403);
  });
});

function strip({ status, body }: Answer) {
  return { status, body: { ...body, reference: undefined } };
}
