import { afterAll, beforeEach, expect, test } from 'vitest';
import { walkThrough } from '../../../../test/identity-provider.ts';
import { openTestIdentityProvider, PEOPLE } from '../../../../test/test-identity-provider.ts';
import { hashPassword } from '../../platform/passwords.ts';

const services = await openTestIdentityProvider();
const { server, admin, provider, policy, leave, comeBack, accountOf, useOwn } = services;
afterAll(() => services.stop());
beforeEach(() => policy({}));

async function signIn(login: string, query = '', id = 'oidc') {
  const { url, cookie } = await leave(query, id);
  return comeBack(await walkThrough(url, login), cookie);
}

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
  const asked = await server.anonymous.request('GET', '/own-requests', undefined, { cookie: first.session ?? '' });
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

test('two factors at the provider make the session strong', async () => {
  await useOwn();
  expect((await (await signIn('strong', '', server.organisationId)).whoAmI()).body).toMatchObject({ isStrong: true });
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
    ['known', true, ['credential', 'google', `oidc ${provider.issuer}`]],
    ['made', false, [`oidc ${provider.issuer}`]],
  ] as const) {
    const member = await server.signIn('user');
    await server.owner.query('update auth."user" set email = $2, email_verified = $3 where id = $1', [
      member.userId,
      `${login}@birch.example`,
      isVerified,
    ]);
    await server.owner.query('update auth.account set password = $2 where user_id = $1', [member.userId, hash]);
    // Whoever held the account before may have connected an identity and a passkey of their own.
    await server.owner.query(
      `insert into auth.account (user_id, account_id, provider_id, is_own_link) values ($1, $2, 'google', true)`,
      [member.userId, `whoever made ${login}`],
    );
    await server.owner.query(
      `insert into auth.passkey (user_id, credential_id, public_key, counter, name) values ($1, $2, '', 0, 'Key')`,
      [member.userId, `key of ${login}`],
    );
    expect((await (await signIn(login)).whoAmI()).body).toMatchObject({
      user: { id: member.userId, emailVerified: true },
      role: 'user',
    });
    const { rows } = await server.owner.query('select provider_id from auth.account where user_id = $1 order by 1', [
      member.userId,
    ]);
    expect(rows.map(({ provider_id }) => provider_id)).toEqual(ways);
    const keys = await server.owner.query('select 1 from auth.passkey where user_id = $1', [member.userId]);
    expect(keys.rows).toHaveLength(isVerified ? 1 : 0);
    expect((await member.get('/session')).status).toBe(isVerified ? 200 : 401);
  }
});

test('who is suspended, or whose organisation accepts other ways, does not come in', async () => {
  await signIn('asked');
  await policy({ signInMethods: ['email'] });
  expect(await signIn('asked')).toMatchObject({ problem: 'other_method', session: undefined });
  await policy({});
  const id = (await accountOf('asked@birch.example'))?.id;
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
  const id = (await accountOf('mine@birch.example'))?.id;
  await server.owner.query('insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, $2, now())', [
    id,
    'x',
  ]);
  const { location, session } = await signIn('mine', '?redirect=/app/iso27001');
  expect([location.pathname, session]).toEqual(['/login', undefined]);
  expect(Object.fromEntries(location.searchParams)).toEqual({ ticket: expect.any(String), redirect: '/app/iso27001' });
});

test('an installation that is not set up makes nobody anything', async () => {
  await server.owner.query('update installation set set_up_at = null');
  await server.owner.query(`delete from auth."user" where email = 'far@elsewhere.example'`);
  expect(await signIn('far')).toMatchObject({ problem: 'not_set_up', session: undefined });
  await server.owner.query('update installation set set_up_at = now()');
  expect(await accountOf('far@elsewhere.example')).toBeUndefined();
});
