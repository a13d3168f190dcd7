import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../platform/passwords.ts';
import { walkThrough } from '../../../../test/identity-provider.ts';
import { DOMAIN, openTestIdentityProvider, SECRET } from '../../../../test/test-identity-provider.ts';

const services = await openTestIdentityProvider();
const { server, admin, own, policy, leave, comeBack, useOwn } = services;
afterAll(() => services.stop());
beforeEach(() => policy({}));

async function signIn(login: string, query = '', id = 'oidc') {
  const { url, cookie } = await leave(query, id);
  return comeBack(await walkThrough(url, login), cookie);
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
    (await server.anonymous.get(`/providers?email=${email}`)).body.map(({ label }: { label: string }) => label);
  expect(await offered('somebody@birch.example')).toEqual(['Own ID', 'Birch ID']);
  expect(await offered('somebody@elsewhere.example')).toEqual(['Birch ID']);
  // Without the secret the one that is kept stays, but not for another issuer.
  expect((await useOwn({ label: 'Renamed', clientSecret: '' })).body.label).toBe('Renamed');
  expect((await useOwn({ issuer: 'https://other.example', clientSecret: '' })).body.issues[0].path).toBe(
    'clientSecret',
  );
});

test('a provider could sign in as anybody here: who may do less than everything does not bring one', async () => {
  const keeper = await server.signIn('auditor');
  const role = await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions)
     values (gen_random_uuid(), $1, 'Settings', 'auditor', '["settings.view","settings.edit","organization.manage"]') returning id`,
    [server.organisationId],
  );
  await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [
    role.rows[0].id,
    keeper.userId,
  ]);
  const given = { label: 'Mine', issuer: own.issuer, clientId: 'own', clientSecret: SECRET };
  expect(await keeper.request('PUT', '/identity-provider', given)).toMatchObject({
    status: 403,
    body: { code: 'needs_every_permission' },
  });
  expect((await keeper.get('/identity-provider')).body.provider?.label).not.toBe('Mine');
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

test('its word that two factors were shown opens no account that belongs elsewhere too', async () => {
  await useOwn();
  const person = await server.signIn('user');
  await server.owner.query(`update auth."user" set email = 'strong@birch.example' where id = $1`, [person.userId]);
  const come = () => signIn('strong', '', server.organisationId);
  expect((await (await come()).whoAmI()).body).toMatchObject({ isStrong: true });
  await server.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'user')`, [
    await server.secondOrganisation(),
    person.userId,
  ]);
  await server.owner.query('update auth.account set is_own_link = true where user_id = $1', [person.userId]);
  expect((await (await come()).whoAmI()).body).toMatchObject({ isStrong: false });
  await server.owner.query(
    `insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now())`,
    [person.userId],
  );
  const asked = await come();
  expect(asked.session).toBeUndefined();
  expect(asked.location.searchParams.get('ticket')).toBeTruthy();
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
  expect(tried.body.outcome).toBe(
    /[a-z]/.test(new URL(issuer).hostname.replace(/^\[.*/, '')) ? 'unreachable' : 'refused',
  );
  await useOwn({ issuer });
  const { url } = await leave('', server.organisationId);
  expect(['not_trusted', 'unreachable']).toContain(new URL(url).searchParams.get('problem'));
});

test('the test of an issuer does not tell which names there are in the network of the server', async () => {
  // One that is everywhere, one that is nowhere.
  const said = async (host: string) =>
    JSON.stringify((await admin.post('/identity-provider/tests', { issuer: `https://${host}:9443` })).body).replaceAll(
      host,
      'HOST',
    );
  expect(await said('localhost')).toBe(await said('nowhere.invalid'));
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
  // Somebody else's already.
  await signIn('invited');
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
    'identity-disconnected',
    'identity-connected',
  ]);
});

test('to set it somebody shows that it is them, and no token does it', async () => {
  const keeper = await server.signIn('admin');
  const given = { label: 'Mine', issuer: own.issuer, clientId: 'own', clientSecret: SECRET };
  const put = (more: object = {}) => keeper.request('PUT', '/identity-provider', { ...given, ...more });
  expect(await put()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  expect((await put({ proof: 'not mine' })).body.issues).toMatchObject([{ path: 'proof' }]);
  const password = 'four unrelated quiet words';
  await server.owner.query('update auth.account set password = $2 where user_id = $1', [
    keeper.userId,
    await hashPassword(password),
  ]);
  expect((await put({ proof: password })).status).toBe(200);
  const { body } = await keeper.post('/api-tokens', { name: 'Settings', scopes: ['settings.edit'], days: 1 });
  const asToken = { authorization: `Bearer ${body.token}` };
  for (const method of ['PUT', 'DELETE']) {
    const sent = method === 'PUT' ? given : undefined;
    const answer = await server.anonymous.request(method, '/identity-provider', sent, asToken);
    expect(answer).toMatchObject({ status: 403, body: { code: 'token_refused' } });
  }
});
