import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort, startIdentityProvider, walkThrough } from '../../../../test/identity-provider.ts';
import type { IdentityProvider, ProvidedPerson } from '../../../../test/identity-provider.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { Answer, TestServer, TestSession } from '../../../../test/server.ts';
import { hashPassword } from '../../platform/passwords.ts';

let server: TestServer;
let admin: TestSession;
let provider: IdentityProvider;
/** Of the organisation, on a host the operator allows. */
let own: IdentityProvider;
const DOMAIN = 'birch.example';
const SECRET = 'a client secret of the organisation';

const PEOPLE: Record<string, ProvidedPerson> = {
  nora: { email: 'Nora@birch.example', email_verified: true, name: 'Nora Vidal' },
  unverified: { email: 'claims@birch.example', email_verified: false },
  nobody: { name: 'No Address' },
  strong: { email: 'strong@birch.example', email_verified: true, amr: ['pwd', 'mfa'] },
  far: { email: 'far@elsewhere.example', email_verified: true, name: 'Far Away' },
  known: { email: 'known@birch.example', email_verified: true },
  both: { email: 'both@birch.example', email_verified: true },
  boss: { email: 'boss@birch.example', email_verified: true },
  mine: { email: 'mine@birch.example', email_verified: true },
  made: { email: 'made@birch.example', email_verified: true },
  asked: { email: 'asked@birch.example', email_verified: true },
  invited: { email: 'invited@guest.example', email_verified: true, name: 'In Vited' },
};

beforeAll(async () => {
  const [port, ownPort] = [await freePort(), await freePort()];
  server = await startTestServer({
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: 'installation',
    OIDC_CLIENT_SECRET: 'secret of the installation',
    OIDC_NAME: 'Birch ID',
    OUTGOING_ALLOWED_HOSTS: `localhost:${ownPort}`,
  });
  admin = await server.signIn('admin');
  await server.owner.query(`update installation set set_up_at = now(), administrator_email = 'boss@birch.example'`);
  await server.owner.query('update organisations set domain = $2 where id = $1', [server.organisationId, DOMAIN]);
  const callback = (id: string) => [`${server.origin}/api/v1/providers/${id}/callback`];
  provider = await startIdentityProvider({
    port,
    people: PEOPLE,
    clients: [
      {
        client_id: 'installation',
        client_secret: 'secret of the installation',
        redirect_uris: callback('oidc'),
        // The other of the two ways in which a secret is shown.
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  });
  own = await startIdentityProvider({
    port: ownPort,
    people: PEOPLE,
    tellsAtOnce: true,
    clients: [{ client_id: 'own', client_secret: SECRET, redirect_uris: callback(server.organisationId) }],
  });
}, 30_000);
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await own.stop();
});
beforeEach(() => policy({}));

const policy = (rules: object) =>
  server.owner.query('update organisations set policy = $2 where id = $1', [server.organisationId, rules]);

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='));

/** Leaves for the provider. @returns its address, and the cookie that this browser keeps. */
async function leave(query = '', id = 'oidc', cookie = '') {
  const answer = await server.stranger.request('GET', `/providers/${id}/sign-in${query}`, undefined, { cookie });
  return { url: answer.headers.get('location') ?? '', cookie: cookiesOf(answer).join('; '), status: answer.status };
}

/** Comes back from it. @returns where the browser is sent, and with which session. */
async function comeBack(url: URL, cookie: string) {
  const answer = await server.stranger.request('GET', `${url.pathname}${url.search}`, undefined, { cookie });
  const location = new URL(answer.headers.get('location') ?? '', server.origin);
  const session = cookiesOf(answer).find((one) => one.includes('session_token'));
  const whoAmI = () => server.stranger.request('GET', '/session', undefined, { cookie: session ?? '' });
  const problem = location.searchParams.get('problem') ?? new URLSearchParams(location.hash.slice(1)).get('problem');
  return { location, session, whoAmI, problem };
}

async function signIn(login: string, query = '', id = 'oidc') {
  const { url, cookie } = await leave(query, id);
  return comeBack(await walkThrough(url, login), cookie);
}

const accountOf = async (email: string) =>
  (await server.owner.query('select * from auth."user" where email = $1', [email])).rows[0];

test('the pages learn what there is to sign in with, and no secret', async () => {
  const { body } = await server.stranger.get('/installation');
  expect(body).toMatchObject({ providers: [{ id: 'oidc', label: 'Birch ID' }], opening: 'request' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('leaving says who asks with PKCE, state and nonce, and binds the visit to this browser', async () => {
  const answer = await server.stranger.get('/providers/oidc/sign-in?redirect=/app/iso27001');
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

test('a colleague signs in for the first time, asks to join, and is known by the subject afterwards', async () => {
  const first = await signIn('nora', '?redirect=/app/asset-inventory%3Ftab%3Dassets');
  expect(first.location.href).toBe(`${server.origin}/app/asset-inventory?tab=assets`);
  const session = (await first.whoAmI()).body;
  expect(session).toMatchObject({
    user: { email: 'nora@birch.example', name: 'Nora Vidal', emailVerified: true },
    method: 'oidc',
  });
  expect(session).toMatchObject({ organisation: null, role: null, isAdministrator: false, isStrong: false });
  const [request] = (await admin.get('/requests?status=pending')).body;
  expect(request).toMatchObject({ email: 'nora@birch.example' });
  const asked = await server.stranger.request('GET', '/own-requests', undefined, { cookie: first.session ?? '' });
  expect(asked.body.rows).toMatchObject([{ status: 'pending', organisation: expect.any(String) }]);
  await admin.post(`/requests/${request.id}/approval`, { role: 'auditor' });
  expect((await first.whoAmI()).body).toMatchObject({ role: 'auditor' });

  // The address changed at the provider; the person is the same.
  PEOPLE['nora'] = { ...PEOPLE['nora'] };
  await server.owner.query(
    `update auth."user" set email = 'nora.vidal@birch.example' where email = 'nora@birch.example'`,
  );
  expect((await (await signIn('nora')).whoAmI()).body).toMatchObject({
    user: { email: 'nora.vidal@birch.example' },
    role: 'auditor',
  });
});

test('the first person of single sign-on is no administrator, wherever they come in', async () => {
  await policy({ joining: 'at_once' });
  expect((await (await signIn('asked')).whoAmI()).body).toMatchObject({ role: 'user', isAdministrator: false });
  const far = (await (await signIn('far')).whoAmI()).body;
  expect(far).toMatchObject({ organisation: null, isAdministrator: false });
});

test('a session from a redirect outlives the load of the page that follows', async () => {
  await policy({ joining: 'at_once', signInOnEveryLoad: true });
  const { session, whoAmI } = await signIn('mine');
  const load = () =>
    server.stranger.request('GET', '/', undefined, { cookie: session ?? '', 'sec-fetch-dest': 'document' });
  await load();
  expect((await whoAmI()).status).toBe(200);
  await load();
  expect((await whoAmI()).status).toBe(401);
});

test('two factors at the provider make the session strong', async () => {
  await useOwn();
  expect((await (await signIn('strong', '', server.organisationId)).whoAmI()).body).toMatchObject({ isStrong: true });
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

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';

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

test.each([
  ['unverified', 'unverified_address'],
  ['nobody', 'no_address'],
])('%s: who cannot show an address is told %s', async (login, problem) => {
  expect(await signIn(login)).toMatchObject({ problem, session: undefined });
});

test('an unverified address does not open the account that has it', async () => {
  const member = await server.signIn('admin');
  await server.owner.query(`update auth."user" set email = 'claims@birch.example' where id = $1`, [member.userId]);
  expect(await signIn('unverified')).toMatchObject({ problem: 'unverified_address', session: undefined });
});

test('a verified address opens the account that has it; one whose address nobody showed loses the password it came with', async () => {
  const hash = await hashPassword('known to whoever made the account');
  for (const [login, isVerified, ways] of [
    ['known', true, ['credential', `oidc ${provider.issuer}`]],
    ['made', false, [`oidc ${provider.issuer}`]],
  ] as const) {
    const member = await server.signIn('user');
    await server.owner.query('update auth."user" set email = $2, email_verified = $3 where id = $1', [
      member.userId,
      `${login}@birch.example`,
      isVerified,
    ]);
    await server.owner.query('update auth.account set password = $2 where user_id = $1', [member.userId, hash]);
    expect((await (await signIn(login)).whoAmI()).body).toMatchObject({
      user: { id: member.userId, emailVerified: true },
      role: 'user',
    });
    const { rows } = await server.owner.query('select provider_id from auth.account where user_id = $1 order by 1', [
      member.userId,
    ]);
    expect(rows.map(({ provider_id }) => provider_id)).toEqual(ways);
    expect((await member.get('/session')).status).toBe(isVerified ? 200 : 401);
  }
});

test('who is suspended, or whose organisation accepts other ways, does not come in', async () => {
  await signIn('asked');
  await policy({ signInMethods: ['email'] });
  expect(await signIn('asked')).toMatchObject({ problem: 'other_method', session: undefined });
  await policy({});
  const { id } = await accountOf('asked@birch.example');
  await server.owner.query('update auth."user" set suspended_at = now() where id = $1', [id]);
  expect(await signIn('asked')).toMatchObject({ problem: 'suspended', session: undefined });
});

test('where the organisation invites, nobody else comes in, and no account is made', async () => {
  await server.owner.query(`delete from auth."user" where email = 'boss@birch.example'`);
  await policy({ joining: 'invitation' });
  expect(await signIn('boss')).toMatchObject({ problem: 'invitation_only', session: undefined });
  expect(await accountOf('boss@birch.example')).toBeUndefined();
});

test('an invitation is accepted with an identity of the same address, and with no other', async () => {
  await admin.post('/invitations', { email: 'invited@guest.example', role: 'viewer' });
  const { rows } = await server.owner.query(`select link from outbox where recipient = 'invited@guest.example'`);
  const token = new URLSearchParams(rows[0].link.split('?')[1]).get('token');
  expect(await signIn('far', `?invitation=${token}`)).toMatchObject({
    problem: 'invitation_other_person',
    session: undefined,
  });
  const visits = await server.owner.query(`select facts from auth.ticket where purpose = 'provider'`);
  expect(JSON.stringify(visits.rows)).not.toContain(token);
  const { location, whoAmI } = await signIn('invited', `?invitation=${token}`);
  expect(location.pathname).toBe('/app');
  expect((await whoAmI()).body).toMatchObject({ role: 'viewer', user: { name: 'In Vited' } });
  expect(await signIn('invited', `?invitation=${token}`)).toMatchObject({ session: undefined });
});

test('who set up a second factor here is asked for it', async () => {
  await policy({ joining: 'at_once' });
  await signIn('mine');
  const { id } = await accountOf('mine@birch.example');
  await server.owner.query('insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, $2, now())', [
    id,
    'x',
  ]);
  const { location, session } = await signIn('mine', '?redirect=/app/iso27001');
  expect([location.pathname, session]).toEqual(['/login', undefined]);
  expect(Object.fromEntries(location.searchParams)).toEqual({ ticket: expect.any(String), redirect: '/app/iso27001' });
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
  const answer = await dead.stranger.get('/providers/oidc/sign-in');
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('problem')).toBe('unreachable');
  await dead.stop();
});

test('an installation that is not set up makes nobody anything', async () => {
  await server.owner.query('update installation set set_up_at = null');
  await server.owner.query(`delete from auth."user" where email = 'far@elsewhere.example'`);
  expect(await signIn('far')).toMatchObject({ problem: 'not_set_up', session: undefined });
  await server.owner.query('update installation set set_up_at = now()');
  expect(await accountOf('far@elsewhere.example')).toBeUndefined();
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
  const left = await clocked.stranger.get('/providers/oidc/sign-in');
  const back = await walkThrough(left.headers.get('location') ?? '', 'far');
  const answer = await clocked.stranger.request('GET', `${back.pathname}${back.search}`, undefined, {
    cookie: cookiesOf(left).join('; '),
  });
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('problem')).toBe(expected);
  await clocked.stop();
  await late.stop();
});

/** The organisation brings its own provider. */
async function useOwn(change: object = {}) {
  const body = { label: 'Own ID', issuer: own.issuer, clientId: 'own', clientSecret: SECRET, ...change };
  return admin.request('PUT', '/identity-provider', body);
}

test('an organisation’s own provider: sealed, offered to its domain, never answered with its secret', async () => {
  expect((await useOwn()).status).toBe(200);
  const { body } = await admin.get('/identity-provider');
  expect(body).toMatchObject({ provider: { label: 'Own ID', clientId: 'own' }, domain: DOMAIN });
  expect(body.redirectAddress).toBe(`${server.origin}/api/v1/providers/${server.organisationId}/callback`);
  const trail = await admin.get('/activity?subject=identity_providers');
  const { rows } = await server.owner.query('select * from identity_providers');
  for (const kept of [body, trail.body, rows]) expect(JSON.stringify(kept)).not.toContain(SECRET);

  const offered = async (email: string) =>
    (await server.stranger.get(`/providers?email=${email}`)).body.map(({ label }: { label: string }) => label);
  expect(await offered('somebody@birch.example')).toEqual(['Own ID', 'Birch ID']);
  expect(await offered('somebody@elsewhere.example')).toEqual(['Birch ID']);
  // Without the secret the one that is kept stays, but not for another issuer.
  expect((await useOwn({ label: 'Renamed', clientSecret: '' })).body.label).toBe('Renamed');
  expect((await useOwn({ issuer: 'https://other.example', clientSecret: '' })).body.issues[0].path).toBe(
    'clientSecret',
  );
});

test('it speaks for its own domain alone', async () => {
  await useOwn();
  for (const login of ['far', 'invited'])
    expect(await signIn(login, '', server.organisationId)).toMatchObject({
      problem: 'other_domain',
      session: undefined,
    });
  expect(await signIn('unverified', '', server.organisationId)).toMatchObject({ problem: 'unverified_address' });
});

test('it does not open accounts that belong elsewhere too, nor the administration of the installation', async () => {
  await useOwn();
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('user');
  await server.owner.query(`update auth."user" set email = 'both@birch.example' where id = $1`, [person.userId]);
  const come = () => signIn('both', '', server.organisationId);
  expect((await (await come()).whoAmI()).body).toMatchObject({ user: { id: person.userId } });
  // Known to the provider by now; the other organisation was joined since.
  const insert = `insert into memberships (organisation_id, user_id, role) values ($1, $2, 'user')`;
  await server.owner.query(insert, [elsewhere, person.userId]);
  expect(await come()).toMatchObject({ problem: 'connect_first', session: undefined });

  const boss = await server.signIn('user');
  await server.owner.query(`update auth."user" set email = 'boss@birch.example' where id = $1`, [boss.userId]);
  expect(await signIn('boss', '', server.organisationId)).toMatchObject({
    problem: 'connect_first',
    session: undefined,
  });

  // The person connects it themselves: from then on it is their way in.
  expect((await person.get('/identities')).body.rows).toHaveLength(1);
  const { body, headers } = await person.post('/identities', {
    provider: server.organisationId,
    redirect: '/settings',
  });
  const cookie = `${person.cookie}; ${headers.get('set-cookie')?.split(';')[0]}`;
  const connected = await comeBack(await walkThrough(body.url, 'both'), cookie);
  expect(connected.location.href).toBe(`${server.origin}/settings`);
  expect((await come()).session).toBeDefined();
});

test('another issuer is another world: the identities of the old one go', async () => {
  await useOwn();
  await signIn('strong', '', server.organisationId);
  const count = async () =>
    (
      await server.owner.query(`select 1 from auth.account where provider_id = $1`, [
        `oidc of ${server.organisationId}`,
      ])
    ).rowCount;
  expect(await count()).toBeGreaterThan(0);
  await useOwn({ label: 'The same' });
  expect(await count()).toBeGreaterThan(0);
  await useOwn({ issuer: 'https://other.example' });
  expect(await count()).toBe(0);
  expect((await admin.remove('/identity-provider')).status).toBe(200);
  expect((await admin.remove('/identity-provider')).status).toBe(404);
  const { url } = await leave('', server.organisationId);
  expect(new URL(url).searchParams.get('problem')).toBe('unknown_provider');
});

test.each([
  'http://127.0.0.1:9',
  'https://localhost:1',
  'http://169.254.169.254',
  'https://[::ffff:10.0.0.1]',
  'https://10.0.0.1.nip.invalid',
])('an organisation cannot send the server to %s', async (issuer) => {
  const tried = await admin.post('/identity-provider/tests', { issuer });
  expect(tried.body.outcome).toBe(issuer.includes('invalid') ? 'unreachable' : 'refused');
  await useOwn({ issuer });
  const { url } = await leave('', server.organisationId);
  expect(['not_trusted', 'unreachable']).toContain(new URL(url).searchParams.get('problem'));
});

test('the test of an issuer says what came of it', async () => {
  const outcome = async (issuer: string) => (await admin.post('/identity-provider/tests', { issuer })).body.outcome;
  expect(await outcome(own.issuer)).toBe('works');
  expect(await outcome(`${own.issuer}/nowhere`)).toBe('misconfigured');
  expect((await admin.post('/identity-provider/tests', { issuer: 'file:///etc/passwd' })).status).toBe(422);
});

test('who has no domain of their own has no provider of their own', async () => {
  await server.owner.query(`update organisations set domain = 'gmail.com' where id = $1`, [server.organisationId]);
  expect((await useOwn()).body.code).toBe('no_domain');
  await server.owner.query('update organisations set domain = $2 where id = $1', [server.organisationId, DOMAIN]);
});

test('an identity is connected by its person, disconnected, and never the last way in', async () => {
  const person = await server.signIn('user');
  const start = await person.post('/identities', { provider: 'oidc', redirect: '/settings/security?tab=me#x' });
  const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
  const back = await walkThrough(start.body.url, 'invited');
  // Somebody else's session in the same browser does not take it.
  const { problem, location } = await comeBack(back, `${admin.cookie}; ${cookie}`);
  expect(problem).toBe('other_person');
  expect(location.pathname).toBe('/settings/security');
  const again = await person.post('/identities', { provider: 'oidc' });
  const browser = `${person.cookie}; ${again.headers.get('set-cookie')?.split(';')[0]}`;
  const taken = await comeBack(await walkThrough(again.body.url, 'invited'), browser);
  // It opens another account already.
  expect(taken.problem).toBe('taken');

  const free = await person.post('/identities', { provider: 'oidc' });
  const mine = `${person.cookie}; ${free.headers.get('set-cookie')?.split(';')[0]}`;
  await server.owner.query(`delete from auth.account where account_id = 'invited'`);
  await comeBack(await walkThrough(free.body.url, 'invited'), mine);
  const { rows, offered } = (await person.get('/identities')).body;
  expect(rows).toMatchObject([{ label: 'Birch ID', address: 'invited@guest.example' }]);
  expect(offered.map(({ label }: { label: string }) => label)).not.toContain('Birch ID');
  expect((await admin.remove(`/identities/${rows[0].id}`)).status).toBe(404);
  await server.owner.query(`delete from auth.account where user_id = $1 and provider_id = 'credential'`, [
    person.userId,
  ]);
  expect((await person.remove(`/identities/${rows[0].id}`)).body.code).toBe('last_way_in');
  expect((await (await signIn('invited')).whoAmI()).body.user.id).toBe(person.userId);
  await server.owner.query(
    `insert into auth.account (user_id, account_id, provider_id, password) values ($1::uuid, $1, 'credential', 'x')`,
    [person.userId],
  );
  expect((await person.remove(`/identities/${rows[0].id}`)).status).toBe(200);
  const trail = (await admin.get(`/activity?subject=members&subjectId=${person.userId}`)).body.rows;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual([
    'identity disconnected',
    'identity connected',
  ]);
});
