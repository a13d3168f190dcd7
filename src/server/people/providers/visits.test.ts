import { afterAll, beforeEach, expect, test } from 'vitest';
import { walkThrough } from '../../../../test/identity-provider.ts';
import { cookiesOf, openTestIdentityProvider, PEOPLE, stateOf } from '../../../../test/test-identity-provider.ts';
import { freePort, startIdentityProvider } from '../../../../test/identity-provider.ts';
import { startTestServer } from '../../../../test/server.ts';

const services = await openTestIdentityProvider();
const { server, provider, policy, leave, comeBack, useOwn } = services;
afterAll(() => services.stop());
beforeEach(() => policy({}));

async function signIn(login: string, query = '', id = 'oidc') {
  const { url, cookie } = await leave(query, id);
  return comeBack(await walkThrough(url, login), cookie);
}

test('the pages learn what there is to sign in with, and no secret', async () => {
  const { body } = await server.anonymous.get('/installation');
  expect(body).toMatchObject({ providers: [{ id: 'oidc', label: 'Birch ID' }], opening: 'request' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('leaving says who asks with PKCE, state and nonce, and binds the visit to this browser', async () => {
  const answer = await server.anonymous.get('/providers/oidc/sign-in?redirect=/app/iso27001');
  expect(answer.status).toBe(303);
  const query = new URL(answer.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    redirect_uri: `${server.origin}/api/v1/providers/oidc/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{32}/),
    nonce: expect.stringMatching(/.{32}/),
  });
  expect(answer.headers.get('set-cookie')).toMatch(
    /clausewise\.visit=[\w-]{32};.*Path=\/api\/v1\/providers; HttpOnly; SameSite=Lax/,
  );
  const { rows } = await server.owner.query(`select token_hash from auth.ticket where purpose = 'provider'`);
  expect(JSON.stringify(rows)).not.toContain(query.get('state'));
});

test('a session from a redirect outlives the load of the page that follows', async () => {
  await policy({ joining: 'at_once', signInOnEveryLoad: true });
  const { session, whoAmI } = await signIn('mine');
  const load = () =>
    server.anonymous.request('GET', '/', undefined, { cookie: session ?? '', 'sec-fetch-dest': 'document' });
  await load();
  expect((await whoAmI()).status).toBe(200);
  await load();
  expect((await whoAmI()).status).toBe(401);
});

test('consent that was refused is said, and the page first asked for stays', async () => {
  const { url, cookie } = await leave('?redirect=/app/iso27001');
  const back = await comeBack(await walkThrough(url, 'nora', { consents: false }), cookie);
  expect([back.problem, back.session]).toEqual(['refused', undefined]);
  expect(back.location.searchParams.get('reference')).toMatch(/^[0-9a-f-]{36}$/);
  expect(back.location.searchParams.get('redirect')).toBe('/app/iso27001');
});

test.each([
  ['access_denied', 'refused'],
  ['login_required', 'sign_in_at_provider'],
  ['server_error', 'temporarily_unavailable'],
  ['invalid_scope', 'misconfigured'],
  ['<script>alert(1)</script>', 'provider_error'],
])('the provider answers %s: %s', async (error, expected) => {
  const { url, cookie } = await leave();
  const back = new URL(`${server.origin}/api/v1/providers/oidc/callback`);
  back.search = new URLSearchParams({ error, state: stateOf(url), iss: provider.issuer }).toString();
  const { problem, location } = await comeBack(back, cookie);
  expect(problem).toBe(expected);
  expect(location.href).not.toContain('script');
});

test('a state that is wrong, missing, used or of another visit opens nothing', async () => {
  const { url, cookie } = await leave();
  const back = await walkThrough(url, 'nora');
  const other = await leave();
  for (const state of ['', 'x', stateOf(other.url).slice(1)]) {
    const wrong = new URL(back);
    wrong.searchParams.set('state', state);
    expect(await comeBack(wrong, cookie)).toMatchObject({ problem: 'expired', session: undefined });
  }
  // A state that is good, with a code that was given for another: code and verifier do not belong together.
  const mixed = new URL(back);
  mixed.searchParams.set('state', stateOf(other.url));
  expect(await comeBack(mixed, other.cookie)).toMatchObject({ problem: 'expired', session: undefined });
});

test('a code that comes a second time is not taken', async () => {
  const { url, cookie } = await leave();
  const back = await walkThrough(url, 'nora');
  expect((await comeBack(back, cookie)).session).toBeDefined();
  expect(await comeBack(back, cookie)).toMatchObject({ problem: 'expired', session: undefined });
  const again = await leave();
  back.searchParams.set('state', stateOf(again.url));
  expect(await comeBack(back, again.cookie)).toMatchObject({ problem: 'expired', session: undefined });
});

test('another browser cannot come back in the place of the one that left', async () => {
  const { url } = await leave();
  const back = await walkThrough(url, 'nora');
  const attacker = await leave();
  expect(await comeBack(back, attacker.cookie)).toMatchObject({ problem: 'expired', session: undefined });
  const { url: second } = await leave();
  expect(await comeBack(await walkThrough(second, 'nora'), '')).toMatchObject({
    problem: 'expired',
    session: undefined,
  });
});

test('an answer in the name of another issuer is not believed', async () => {
  const { url, cookie } = await leave();
  const back = await walkThrough(url, 'nora');
  back.searchParams.set('iss', 'https://evil.example');
  expect(await comeBack(back, cookie)).toMatchObject({ problem: 'not_trusted', session: undefined });
});

test('a visit to one provider does not end at another', async () => {
  await useOwn();
  const { url, cookie } = await leave();
  const back = await walkThrough(url, 'nora');
  back.pathname = `/api/v1/providers/${server.organisationId}/callback`;
  expect(await comeBack(back, cookie)).toMatchObject({ problem: 'expired', session: undefined });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example', '/..//evil.example'])(
  'nobody is led out of the product afterwards: %s',
  async (wished) => {
    const { location } = await signIn('far', `?redirect=${encodeURIComponent(decodeURIComponent(wished))}`);
    expect(location.href).toBe(`${server.origin}/app`);
  },
);

test('a provider that is none, and one that does not answer, are said', async () => {
  for (const id of ['google', 'nonsense', '00000000-0000-4000-8000-000000000000', '..%2f..']) {
    const { url } = await leave('', id);
    expect(new URL(url).searchParams.get('problem')).toBe('unknown_provider');
  }
  const dead = await startTestServer({
    OIDC_ISSUER: `http://localhost:${await freePort()}`,
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  });
  const answer = await dead.anonymous.get('/providers/oidc/sign-in');
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('problem')).toBe('unreachable');
  await dead.stop();
});

test.each([
  ['is a little behind', -90, 60, null],
  ['is hours behind', -7200, 60, 'clock'],
  ['is a little ahead', 40, 3600, null],
])('a provider whose clock %s', async (_what, clockOffset, tokenSeconds, expected) => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const clocked = await startTestServer({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' });
  await clocked.owner.query('update installation set set_up_at = now()');
  const redirect_uris = [`${clocked.origin}/api/v1/providers/oidc/callback`];
  const clients = [{ client_id: 'c', client_secret: 's', redirect_uris }];
  const late = await startIdentityProvider({ port, people: PEOPLE, clients, clockOffset, tokenSeconds });
  const left = await clocked.anonymous.get('/providers/oidc/sign-in');
  const back = await walkThrough(left.headers.get('location') ?? '', 'far');
  const answer = await clocked.anonymous.request('GET', `${back.pathname}${back.search}`, undefined, {
    cookie: cookiesOf(left).join('; '),
  });
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('problem')).toBe(expected);
  await clocked.stop();
  await late.stop();
});
