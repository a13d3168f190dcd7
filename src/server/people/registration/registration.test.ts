import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
const DOMAIN = 'birch.example';
const PASSWORD = 'four unrelated quiet words';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await server.owner.query(`update installation set set_up_at = now(), administrator_email = 'boss@example.com'`);
  await server.owner.query('update organisations set domain = $2 where id = $1', [server.organisationId, DOMAIN]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await policy({});
  await server.owner.query(`update installation set opening = 'request'`);
  await server.owner.query('delete from auth.sign_in_failure');
  await server.owner.query(`delete from user_requests where status = 'pending'`);
});

const policy = (rules: object) =>
  server.owner.query('update organisations set policy = $2 where id = $1', [server.organisationId, rules]);

async function mailsTo(
  email: string,
): Promise<{ kind: string; link: string | null; values: Record<string, string> }[]> {
  const { rows } = await server.owner.query(
    'select kind, link, values from outbox where recipient = $1 order by created_at, id',
    [email],
  );
  return rows;
}

const tokenOf = (link: string | null | undefined) => new URLSearchParams(link?.split('?')[1]).get('token') ?? '';

const register = (email: string, companyName = 'Birch & Co') =>
  server.anonymous.post('/registrations', { name: 'Nora Vidal', email, companyName, language: 'es' });

/** Registers and reads the mail. @returns the token of its link. */
async function linkOf(email: string, companyName?: string): Promise<string> {
  expect((await register(email, companyName)).status).toBe(200);
  return tokenOf((await mailsTo(email.toLowerCase())).at(-1)?.link);
}

const confirm = (token: string, password?: string) =>
  server.anonymous.post('/registration/confirmation', { token, ...(password && { password }) });

const membersOf = async (email: string) =>
  (
    await server.owner.query(
      `select m.organisation_id, m.role, o.name, o.domain, o.slug from memberships m join auth."user" u on u.id = m.user_id
       join organisations o on o.id = m.organisation_id where u.email = $1`,
      [email],
    )
  ).rows;

test('register, confirm, be approved, set a password by the mail, and be in', async () => {
  const email = 'nora@birch.example';
  const token = await linkOf('Nora@Birch.example');
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: 'verification', values: { name: 'Nora Vidal' } });
  expect((await server.anonymous.get(`/registration?token=${token}`)).body).toMatchObject({
    outcome: 'requests_joining',
    needsPassword: false,
    email,
  });
  expect((await admin.get('/requests')).body).toEqual([]);
  expect((await confirm(token)).body).toMatchObject({ outcome: 'requests_joining', session: null });
  expect((await confirm(token)).status).toBe(410);

  const [request] = (await admin.get('/requests')).body;
  expect(request).toMatchObject({
    name: 'Nora Vidal',
    email,
    companyName: 'Birch & Co',
    status: 'pending',
    processedBy: null,
  });
  expect((await admin.get('/notifications')).body.rows[0]).toMatchObject({ kind: 'request-filed' });
  expect((await mailsTo(admin.visitor.actor.email)).at(-1)).toMatchObject({ kind: 'request-filed' });
  expect(await membersOf(email)).toEqual([]);

  const approved = await admin.post(`/requests/${request.id}/approval`, {});
  expect(approved.body).toMatchObject({ status: 'approved', processedBy: admin.visitor.actor.name });
  const invitation = (await mailsTo(email)).at(-1);
  expect(invitation).toMatchObject({ kind: 'invitation' });
  const accepted = await server.anonymous.post('/invitation/acceptance', {
    token: tokenOf(invitation?.link),
    name: 'Nora V.',
    password: PASSWORD,
  });
  expect(accepted.body).toMatchObject({ user: { name: 'Nora V.', email, emailVerified: true }, role: 'user' });
  expect((await server.anonymous.post('/session', { email, password: PASSWORD })).status).toBe(200);
  const trail = (await admin.get('/activity?subject=user_requests')).body.rows;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(['approved', 'added']);
});

test('an address with an account gets the same answer, another mail, and no second account', async () => {
  const { email } = admin.visitor.actor;
  const known = await register(email);
  const unknown = await register('unknown@birch.example');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'account-exists', link: '/login' });
});

test('whoever does not read the address’s mail gets nowhere', async () => {
  await policy({ joining: 'at_once' });
  await register('colleague@birch.example');
  for (const token of ['x', 'undefined', "' or true --"]) expect((await confirm(token, PASSWORD)).status).toBe(410);
  expect(await membersOf('colleague@birch.example')).toEqual([]);
});

test('where the organisation lets its people in at once, a password is all that is missing', async () => {
  await policy({ joining: 'at_once' });
  const token = await linkOf('ines@birch.example');
  expect((await confirm(token)).body).toMatchObject({ status: 422, issues: [{ path: 'password' }] });
  expect((await confirm(token, 'short')).status).toBe(422);
  const { body, headers } = await confirm(token, PASSWORD);
  expect(body).toMatchObject({ outcome: 'joins', session: { role: 'user', user: { email: 'ines@birch.example' } } });
  expect(headers.get('set-cookie')).toContain('HttpOnly');
});

test('where the organisation invites, registering ends with saying so', async () => {
  await policy({ joining: 'invitation' });
  const token = await linkOf('otto@birch.example');
  expect((await confirm(token)).body).toMatchObject({ outcome: 'invitation_only', session: null });
  expect((await admin.get('/requests?status=pending')).body).toEqual([]);
});

test('an organisation of Google and single sign-on alone is told so in the words of the specification', async () => {
  await policy({ signInMethods: ['google', 'oidc'] });
  const { status, body } = await register('emma@birch.example');
  expect([status, body.detail]).toEqual([403, 'Registration not supported - use Google sign-in instead']);
});

test('the policy of the moment of confirming counts, not that of registering', async () => {
  await policy({ joining: 'at_once' });
  const token = await linkOf('late@birch.example');
  await policy({ joining: 'request' });
  expect((await confirm(token, PASSWORD)).body).toMatchObject({ outcome: 'requests_joining', session: null });
  expect(await membersOf('late@birch.example')).toEqual([]);
});

test('without an organisation of the domain a request to open one waits for the installation’s administrator', async () => {
  const token = await linkOf('first@oak.example', 'Oak Ltd');
  expect((await confirm(token)).body).toMatchObject({ outcome: 'requests_opening', organisation: 'Oak Ltd' });
  expect((await admin.get('/requests')).body.map(({ email }: { email: string }) => email)).not.toContain(
    'first@oak.example',
  );
  expect((await admin.get('/administration/requests')).status).toBe(403);
  const boss = await administrator();
  expect((await mailsTo(boss.visitor.actor.email)).length + (await mailsTo('boss@example.com')).length).toBeGreaterThan(
    0,
  );
  const [request] = (await boss.get('/administration/requests?status=pending')).body;
  expect(request).toMatchObject({ email: 'first@oak.example', companyName: 'Oak Ltd' });

  // A colleague asks meanwhile: once the organisation stands, its admin decides.
  await confirm(await linkOf('second@oak.example', 'Oak Limited'));
  const [one, two] = await Promise.all([
    boss.post(`/administration/requests/${request.id}/approval`, {}),
    boss.post(`/administration/requests/${request.id}/approval`, {}),
  ]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await membersOf('first@oak.example')).toMatchObject([
    { role: 'admin', name: 'Oak Ltd', slug: 'org_oak_example' },
  ]);
  expect((await boss.get('/administration/requests?status=pending')).body).toEqual([]);
  const accepted = await server.anonymous.post('/invitation/acceptance', {
    token: tokenOf((await mailsTo('first@oak.example')).at(-1)?.link),
    name: 'First',
    password: PASSWORD,
  });
  expect(accepted.body).toMatchObject({ role: 'admin', organisation: { name: 'Oak Ltd' } });
  const cookie = accepted.headers.get('set-cookie')?.split(';')[0] ?? '';
  const theirs = await server.anonymous.request('GET', '/requests', undefined, { cookie });
  expect(theirs.body).toMatchObject([{ email: 'second@oak.example', status: 'pending' }]);
});

/** Somebody with the open administration of the installation. */
async function administrator(): Promise<TestSession> {
  const boss = await server.signIn('viewer');
  await server.owner.query('update installation set administrator_email = $1', [boss.visitor.actor.email]);
  await server.owner.query(`update auth.session set administers_until = now() + interval '1 hour' where user_id = $1`, [
    boss.userId,
  ]);
  return boss;
}

test('a request to open is declined with a reason, once', async () => {
  const boss = await administrator();
  await confirm(await linkOf('no@thanks.example', 'Thanks'));
  const [request] = (await boss.get('/administration/requests?status=pending')).body;
  const path = `/administration/requests/${request.id}/declination`;
  expect((await boss.post(path, { reason: '  ' })).status).toBe(422);
  expect((await boss.post(path, { reason: 'We know nobody there.' })).body).toMatchObject({ status: 'declined' });
  expect((await boss.post(path, { reason: 'Twice' })).body).toMatchObject({ status: 409, code: 'decided_already' });
  expect((await mailsTo('no@thanks.example')).at(-1)).toMatchObject({
    kind: 'request-declined',
    values: { reason: 'We know nobody there.', organisation: 'Thanks' },
  });
});

test('of two people who open the same domain at once one does, and the other asks them', async () => {
  await server.owner.query(`update installation set opening = 'open'`);
  const tokens = [await linkOf('a@elm.example', 'Elm'), await linkOf('b@elm.example', 'Elm too')];
  const answers = await Promise.all(tokens.map((token) => confirm(token, PASSWORD)));
  expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['opens', 'requests_joining']));
  const { rows } = await server.owner.query(`select id from organisations where domain = 'elm.example'`);
  expect(rows).toHaveLength(1);
  const winner = answers.find(({ body }) => body.outcome === 'opens');
  expect(winner?.body.session).toMatchObject({ role: 'admin' });
});

test('people of public mail never share an organisation', async () => {
  await server.owner.query(`update installation set opening = 'open'`);
  for (const email of ['ana@gmail.com', 'ben@gmail.com']) {
    const { body } = await confirm(await linkOf(email, `Of ${email}`), PASSWORD);
    expect(body).toMatchObject({ outcome: 'opens', session: { role: 'admin' } });
  }
  const found = [...(await membersOf('ana@gmail.com')), ...(await membersOf('ben@gmail.com'))];
  expect(found.map(({ domain }) => domain)).toEqual(['ana@gmail.com', 'ben@gmail.com']);
  expect(new Set(found.map(({ organisation_id }) => organisation_id)).size).toBe(2);
});

test('of two who approve at once one does, and the person is in once', async () => {
  await confirm(await linkOf('race@birch.example'));
  const [request] = (await admin.get('/requests?status=pending')).body;
  const colleague = await server.signIn('admin');
  const answers = await Promise.all([
    admin.post(`/requests/${request.id}/approval`, {}),
    colleague.post(`/requests/${request.id}/approval`, { role: 'auditor' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await membersOf('race@birch.example')).toHaveLength(1);
});

test('another organisation neither sees nor decides a request', async () => {
  await confirm(await linkOf('ours@birch.example'));
  const [request] = (await admin.get('/requests?status=pending')).body;
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get('/requests')).body).toEqual([]);
  for (const context of ['approval', 'declination'])
    expect((await stranger.post(`/requests/${request.id}/${context}`, { reason: 'x' })).status).toBe(404);
  expect((await admin.get('/requests?status=pending')).body).toHaveLength(1);
  await admin.post(`/requests/${request.id}/declination`, { reason: 'Not now' });
});

test('asking twice is one request, and one that was declined may ask again', async () => {
  for (let times = 0; times < 2; times += 1) await confirm(await linkOf('twice@birch.example'));
  const [request, second] = (await admin.get('/requests?status=pending')).body;
  expect(second).toBeUndefined();
  await admin.post(`/requests/${request.id}/declination`, { reason: 'Not now' });
  await confirm(await linkOf('twice@birch.example'));
  expect((await admin.get('/requests?status=pending')).body).toHaveLength(1);
});

test('one address gets three mails in a quarter of an hour, and the answer stays the same', async () => {
  const answers = [];
  for (let times = 0; times < 5; times += 1) answers.push(await register('flood@birch.example'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await mailsTo('flood@birch.example')).toHaveLength(3);
});

test('a link for something else does not register, and an old one does not either', async () => {
  const token = await linkOf('old@birch.example');
  await server.owner.query(
    `update auth.ticket set purpose = 'invitation' where facts ->> 'email' = 'old@birch.example'`,
  );
  expect((await confirm(token)).status).toBe(410);
  await server.owner.query(
    `update auth.ticket set purpose = 'verification', expires_at = now() where facts ->> 'email' = 'old@birch.example'`,
  );
  expect((await confirm(token)).status).toBe(410);
  expect((await server.anonymous.get(`/registration?token=${token}`)).status).toBe(410);
});

test('nobody registers before the installation is set up, nor with what is no address', async () => {
  const fresh = await startTestServer();
  const answer = await fresh.anonymous.post('/registrations', { name: 'A', email: 'a@b.example', companyName: 'C' });
  expect(answer.body.code).toBe('not_set_up');
  await fresh.stop();
  const { body } = await server.anonymous.post('/registrations', { name: ' ', email: 'a b', companyName: '' });
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'companyName']);
});
