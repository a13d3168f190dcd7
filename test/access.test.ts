import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, PERMISSIONS_OF, ROLES } from '#domain/people/permission.ts';
import { endpointsOf } from '#server/platform/http/openapi.ts';
import { newToken } from '#server/platform/http/tokens.ts';
import { serverModules } from '#server/modules.ts';
import { addressOf, answersOf, ask, gatherAskers, GUARDED, isLetIn, places } from './access-answers.ts';
import type { Askers, Place } from './access-answers.ts';
import { administer } from './administration.ts';
import { startTestServer } from './server.ts';
import type { TestSession } from './server.ts';

// Generated over every endpoint and transfer of the contract: a new one is covered without anyone remembering.

const UNSCOPED = ['anyone', 'signed-in', 'administrator'];
const scoped = places.filter(({ permission }) => !UNSCOPED.includes(permission));
const administrative = places.filter(({ permission }) => permission === 'administrator');

let askers: Askers;
beforeAll(async () => {
  askers = await gatherAskers(await startTestServer());
});
afterAll(() => askers.server.stop());

/** Asks all of them and @returns the answers that are otherwise than wanted. */
async function otherwise(asked: Place[], wanted: unknown, answer: (place: Place) => Promise<unknown>) {
  const odd: string[] = [];
  for (const place of asked) {
    const given = JSON.stringify(await answer(place));
    if (given !== JSON.stringify(wanted)) odd.push(`${place.method} ${place.path}: ${given}`);
  }
  return odd;
}

test('every endpoint has a handler, and every transfer', () => {
  const handled = [...endpointsOf(serverModules.router)].map(([, , , , trail]) => trail.join('.'));
  const streams = [...Object.keys(serverModules.transferHandlers), 'live'].map((name) => `transfers.${name}`);
  expect([...handled, ...streams].toSorted()).toEqual(places.map(({ name }) => name).toSorted());
});

test('every endpoint that is not for anyone is closed to who is not signed in', async () => {
  const closed = places.filter(({ permission }) => permission !== 'anyone');
  expect(
    await otherwise(closed, 401, async (place) => (await ask(askers, askers.server.anonymous, place)).status),
  ).toEqual([]);
});

// A transfer that is open to anyone is asked by browsers that follow a link: it must neither fall over nor let anybody in.
test('a transfer for anyone opens no session for who brings nothing', async () => {
  const open = places.filter(({ name, permission }) => name.startsWith('transfers.') && permission === 'anyone');
  const quiet = { isFault: false, opens: false };
  const answer = async (place: Place) => {
    const { status, headers } = await ask(askers, askers.server.anonymous, place);
    return { isFault: status >= 500, opens: headers.getSetCookie().join().includes('session_token') };
  };
  expect(await otherwise(open, quiet, answer)).toEqual([]);
});

test('whatever changes something is closed to other origins', async () => {
  const unsafe = places.filter(({ method }) => method !== 'GET');
  const answer = async (place: Place) => {
    const { status, body } = await ask(askers, askers.admin, place, { origin: 'https://elsewhere.example' });
    return [status, body.code];
  };
  expect(await otherwise(unsafe, [403, 'foreign_origin'], answer)).toEqual([]);
});

test.each(scoped)('$method $path asks for $permission', async (place) => {
  expect(await answersOf(askers, place)).toEqual(GUARDED);
});

describe('a planted breach is found', () => {
  const guarded = scoped.find(({ path }) => path === '/assets')!;
  const open = places.find(({ method, path }) => method === 'GET' && path === '/session')!;

  test.each(PERMISSIONS.filter((permission) => permission !== guarded.permission))(
    'an endpoint that asks for another permission than it says: %s',
    async (permission) => {
      const answers = await answersOf(askers, { ...guarded, permission });
      expect(answers).toMatchObject({ 'the permission alone': 403, 'every other permission': 'in' });
    },
  );

  test('an endpoint that lets in whoever is signed in', async () => {
    const answers = await answersOf(askers, { ...open, permission: 'assets.view' });
    expect(answers).toMatchObject({ 'every other permission': 'in' });
  });
});

test.each(ROLES)('the gate gives a session what the role %s has', async (role) => {
  const session = await askers.server.signIn(role);
  const allowed: string[] = [];
  for (const permission of PERMISSIONS) {
    const place = scoped.find((each) => each.permission === permission);
    if (place && isLetIn(await ask(askers, session, place))) allowed.push(permission);
  }
  const asked = PERMISSIONS.filter((permission) => scoped.some((place) => place.permission === permission));
  expect(allowed).toEqual(asked.filter((permission) => PERMISSIONS_OF[role].includes(permission)));
});

describe('the administration of the installation', () => {
  let keeper: TestSession;
  beforeAll(async () => {
    keeper = await askers.server.signIn('viewer');
  });

  test('lets in whose administration is open', async () => {
    const answer = async (place: Place) => {
      // One of them closes it.
      await administer(askers.server, keeper);
      return [200, 404, 409, 422].includes((await ask(askers, keeper, place)).status);
    };
    expect(await otherwise(administrative, true, answer)).toEqual([]);
  });

  test('is closed after its hour', async () => {
    await administer(askers.server, keeper, -1);
    const answer = async (place: Place) => {
      const { status, body } = await ask(askers, keeper, place);
      return [status, body.detail];
    };
    expect(await otherwise(administrative, [403, 'Session expired. Please sign in again.'], answer)).toEqual([]);
  });

  test('is closed to who left the list', async () => {
    await administer(askers.server, keeper);
    await askers.server.owner.query(`update installation set administrator_email = 'someone.else@example.com'`);
    const answer = async (place: Place) => {
      const { status, body } = await ask(askers, keeper, place);
      return [status, body.code];
    };
    expect(await otherwise(administrative, [403, 'not_administrator'], answer)).toEqual([]);
  });

  test('is closed to API tokens', async () => {
    const headers = { authorization: `Bearer ${newToken()}` };
    const answer = async (place: Place) => {
      const { status, body } = await askers.server.anonymous.request(
        place.method,
        addressOf(place),
        undefined,
        headers,
      );
      return [status, body.code];
    };
    expect(await otherwise(administrative, [403, 'token_refused'], answer)).toEqual([]);
  });

  test.each(ROLES)('is closed to an organisation’s %s', async (role) => {
    const session = await askers.server.signIn(role);
    const answer = async (place: Place) => (await ask(askers, session, place)).status;
    expect(await otherwise(administrative, 403, answer)).toEqual([]);
  });
});
