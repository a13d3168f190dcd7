import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { transfers } from '#contract/transfers.ts';
import { PERMISSIONS } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { endpointsOf } from '#server/platform/http/openapi.ts';
import type { Answer, TestServer, TestSession } from './server.ts';
import { MISSING, VALID } from './valid-bodies.ts';

/** An endpoint or transfer of the contract, with the permission it says it asks for. */
export interface Place {
  name: string;
  method: string;
  path: string;
  permission: string;
  input: z.ZodType | undefined;
}

export const places: Place[] = [
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

/** Who asks every endpoint: somebody of each permission alone, somebody of all the others, and an administrator. */
export interface Askers {
  server: TestServer;
  foreign: string;
  admin: TestSession;
  only: Map<string, TestSession>;
  allBut: Map<string, TestSession>;
}

export async function gatherAskers(server: TestServer): Promise<Askers> {
  const askers: Askers = {
    server,
    foreign: await server.secondOrganisation(),
    admin: await server.signIn('admin'),
    only: new Map(),
    allBut: new Map(),
  };
  for (const permission of PERMISSIONS) {
    askers.only.set(permission, await signInWith(server, `only ${permission}`, [permission]));
    const others = PERMISSIONS.filter((other) => other !== permission);
    askers.allBut.set(permission, await signInWith(server, `all but ${permission}`, others));
  }
  return askers;
}

/** Somebody whose custom role holds these permissions and no other; the role it stands on would allow everything. */
async function signInWith(server: TestServer, name: string, permissions: Permission[]): Promise<TestSession> {
  const session = await server.signIn('admin');
  const id = randomUUID();
  await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values ($1, $2, $3, 'admin', $4)`,
    [id, server.organisationId, name, JSON.stringify(permissions)],
  );
  await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [id, session.userId]);
  return session;
}

/** Its handler asks for a second permission, which a role of one does not have. */
const ASKS_FOR_MORE = '/quiz/records';
const bodyFor = (path: string) => (path === ASKS_FOR_MORE ? {} : (VALID[path] ?? {}));
export const addressOf = ({ path }: Place) => path.replaceAll(/\{\w+\}/g, MISSING);

/** Asks with ids that exist nowhere, and where it is known with a body that the handler gets to see: who may not is refused before either is looked at. */
export function ask(
  { server }: Pick<Askers, 'server'>,
  session: TestSession,
  place: Place,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (place.name === 'transfers.live') return askStream(server, session, addressOf(place), headers);
  const hasBody = place.method !== 'GET' && place.method !== 'DELETE';
  return session.request(place.method, addressOf(place), hasBody ? bodyFor(place.path) : undefined, headers);
}

/** A stream does not end by itself: its status is the answer. */
async function askStream(
  server: TestServer,
  session: TestSession,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    headers: { cookie: session.cookie, ...headers },
    signal: abort.signal,
  });
  abort.abort();
  return { status: response.status, headers: response.headers, body: {} };
}

/**
 * How an endpoint answers those who decide whether its permission is the one the gate asks for. Who holds more may never do less, so these
 * two settle all 262,144 sets of permissions: it opens to the permission alone, and stays shut to all the others together.
 */
export async function answersOf(askers: Askers, place: Place) {
  const { admin, only, allBut, foreign } = askers;
  const alone = await ask(askers, only.get(place.permission)!, place);
  const without = await ask(askers, allBut.get(place.permission)!, place);
  const theirs = await ask(askers, admin, place, { 'x-clausewise-organisation': foreign });
  const nowhere = await ask(askers, admin, place, { 'x-clausewise-organisation': MISSING });
  return {
    'the permission alone': isLetIn(alone) ? 'in' : alone.status,
    'every other permission': isLetIn(without) ? 'in' : without.status,
    'a foreign organisation': theirs.status,
    'as one that does not exist': JSON.stringify(strip(theirs)) === JSON.stringify(strip(nowhere)),
  };
}

export const GUARDED: Awaited<ReturnType<typeof answersOf>> = {
  'the permission alone': 'in',
  'every other permission': 403,
  'a foreign organisation': 404,
  'as one that does not exist': true,
};

/** Behind the gate a handler may refuse for reasons of its own, which it names: to give what one has not, for one. */
export function isLetIn({ status, body }: Answer): boolean {
  return ![401, 500].includes(status) && !(status === 403 && [undefined, 'forbidden'].includes(body.code));
}

function strip({ status, body }: Answer) {
  return { status, body: { ...body, reference: undefined } };
}
