import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let manager: TestSession;
let assetId: string;
let vendorId: string;

const laptop = {
  name: 'LT-100',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'SN-100',
  owner: 'Nobody We Know',
  dataClassification: 'Restricted',
  encryptionEnabled: false,
  antivirusInstalled: true,
  backupStatus: 'Enabled',
  patchLevel: 'Current',
};

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  assetId = (await manager.post('/assets', laptop)).body.id;
  vendorId = (await manager.post('/vendors', { name: 'Parceltide Mail', tier: 'Critical', industry: 'E-mail' })).body
    .id;
  await manager.patch('/organisation/profile', { situations: ['remote-work'] });
});
afterAll(() => server.stop());

const keysOf = async (session = manager, query = '') =>
  (await session.get(`/risk-proposals?pageSize=100${query}`)).body.rows.map(({ key }: { key: string }) => key);
const STORAGE = 'unencrypted-storage:devices';
const accept = (proposals: unknown[], session = manager) => session.post('/risk-proposals/acceptances', { proposals });

test('proposals name what they rest on, and are counted by group', async () => {
  const { body } = await manager.get('/risk-proposals?pageSize=100');
  const storage = body.rows.find(({ key }: { key: string }) => key === STORAGE);
  expect(storage).toMatchObject({
    basis: [{ cause: 'unencrypted', named: [{ id: assetId, name: 'LT-100' }] }],
    likelihood: 4,
    impact: 5,
    treatment: 'modify',
  });
  const total = body.groups.reduce((sum: number, each: { total: number }) => sum + each.total, 0);
  expect(body.total).toBe(total);
  expect(body.rows.map(({ group }: { group: string }) => group)).toEqual(
    expect.arrayContaining(['vendors', 'organisation']),
  );
});

test('they come page by page, of one group where asked', async () => {
  const first = (await manager.get('/risk-proposals?pageSize=1')).body;
  const second = (await manager.get('/risk-proposals?pageSize=1&page=1')).body;
  expect([first.rows.length, second.rows.length, first.rows[0].key === second.rows[0].key]).toEqual([1, 1, false]);
  const { body } = await manager.get('/risk-proposals?group=vendors');
  expect(new Set(body.rows.map(({ group }: { group: string }) => group))).toEqual(new Set(['vendors']));
});

test('nothing counts before somebody accepts', async () => {
  await keysOf();
  expect((await manager.get('/risks')).body.total).toBe(0);
});

test('who may only look is refused; who may not see the inventory is told nothing of it', async () => {
  const user = await server.signIn('user');
  expect((await accept([{ key: STORAGE }], user)).status).toBe(403);
  expect((await user.post('/risk-proposals/dismissals', { keys: [STORAGE], reason: 'x' })).status).toBe(403);
});

test('an accepted one is a risk like all others, with its links, and the trail says what it rested on', async () => {
  const { status, body } = await accept([
    { key: STORAGE },
    { key: 'supplier-failure:vendors' },
    { key: 'nothing:vendors' },
  ]);
  expect([status, body.risks.length, body.gone]).toEqual([200, 2, ['nothing:vendors']]);
  const risk = (await manager.get(`/risks/${body.risks[0].id}`)).body;
  expect(risk).toMatchObject({
    scenarioId: 'unencrypted-storage',
    inherent: { likelihood: 4, impact: 5 },
    residual: null,
    treatment: 'modify',
    confidentiality: true,
    assets: [{ id: assetId }],
  });
  expect(risk.linkedControls.length).toBeGreaterThan(0);
  expect((await manager.get(`/vendors/${vendorId}`)).body.risks).toMatchObject([{ id: body.risks[1].id }]);
  const admin = await server.signIn('admin');
  const { rows } = (await admin.get('/activity?subject=risk-proposals')).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['accepted', 'accepted']);
  expect(rows[1].after).toMatchObject({ basis: ['1 of 1 without encryption.'] });
  expect(await keysOf()).not.toContain(STORAGE);
});

test('edited before: the risk has the words of the person, and steps off the scale are refused', async () => {
  const key = 'theft-of-devices:devices';
  const judged = (likelihood: number) => [
    { kind: 'inherent', likelihood, impact: 5, rationale: 'They never leave the office.' },
  ];
  expect((await accept([{ key, edits: { assessments: judged(6) } }])).status).toBe(422);
  const edits = { title: 'Stolen laptops', assessments: judged(2) };
  const { body } = await accept([{ key, edits }]);
  const risk = (await manager.get(`/risks/${body.risks[0].id}`)).body;
  expect(risk).toMatchObject({ title: 'Stolen laptops', inherent: { likelihood: 2, impact: 5 } });
  expect(risk.assessments[0].rationale).toBe('They never leave the office.');
});

test('taken back they are proposed again; what somebody changed since is kept', async () => {
  const [one, other] = ['remote-work-network:organisation', 'phishing-credentials:organisation'];
  const { risks } = (await accept([{ key: one }, { key: other }])).body;
  await manager.patch(`/risks/${risks[1].id}`, { title: 'Ours now' });
  expect((await manager.post('/risk-proposals/undos', { risks })).body).toEqual({
    removed: 1,
    kept: [{ id: risks[1].id, title: expect.stringMatching(/^R-\d+ Ours now$/) }],
  });
  const keys = await keysOf();
  expect([keys.includes(one), keys.includes(other)]).toEqual([true, false]);
});

test('one that somebody tied to a vendor since is kept, with its tie', async () => {
  const [key] = await keysOf();
  const { risks: made } = (await accept([{ key }])).body;
  await manager.patch(`/vendors/${vendorId}`, { riskIds: [made[0].id] });
  const { removed, kept } = (await manager.post('/risk-proposals/undos', { risks: made })).body;
  expect([removed, kept.length]).toEqual([0, 1]);
  expect((await manager.get(`/vendors/${vendorId}`)).body.risks).toMatchObject([{ id: made[0].id }]);
});

test('only what an acceptance made is taken back, and nothing that somebody has assessed since', async () => {
  const own = (await manager.post('/risks', { title: 'From the library', scenarioId: 'ransomware' })).body;
  await manager.post('/assets', { ...laptop, name: 'SRV-1', type: 'Server', serialNumber: 'SRV-1' });
  const keys = (await keysOf()).filter((key: string) => key.endsWith(':infrastructure'));
  const { risks } = (await accept(keys.map((key: string) => ({ key })))).body;
  expect(risks.length).toBeGreaterThan(0);
  const judged = { kind: 'residual', likelihood: 1, impact: 1, rationale: 'Locked away.' };
  for (const { id } of risks) await manager.post(`/risks/${id}/assessments`, judged);
  const asked = [...risks, { id: own.id, version: own.version }];
  const { removed, kept } = (await manager.post('/risk-proposals/undos', { risks: asked })).body;
  expect([removed, kept.length]).toEqual([0, asked.length]);
  expect(kept.map(({ title }: { title: string }) => title)).toContainEqual(expect.stringMatching(/From the library$/));
});

test('two who accept the same make one risk', async () => {
  const key = 'no-second-factor:organisation';
  const both = await Promise.all([accept([{ key }]), accept([{ key }])]);
  expect(both.reduce((sum, { body }) => sum + body.risks.length, 0)).toBe(1);
});

test('one that is put aside with a reason stays away until it is restored', async () => {
  const key = 'untrained-staff:organisation';
  expect((await manager.post('/risk-proposals/dismissals', { keys: [key], reason: ' ' })).status).toBe(422);
  await manager.post('/risk-proposals/dismissals', { keys: [key], reason: 'Everybody is trained.' });
  expect(await keysOf()).not.toContain(key);
  expect((await manager.get('/risk-proposals/dismissals')).body).toMatchObject([
    { key, title: expect.stringMatching(/\w/), reason: 'Everybody is trained.', dismissedByName: expect.any(String) },
  ]);
  await manager.post('/risk-proposals/dismissals/undos', { keys: [key] });
  expect(await keysOf()).toContain(key);
});

test('the path counts as many as are proposed, where assets are alike and where they differ', async () => {
  const add = (name: string, given: object = {}) =>
    manager.post('/assets', { ...laptop, name, serialNumber: name, ...given });
  for (const name of ['LT-201', 'LT-202']) await add(name, { type: 'Server' });
  await add('LT-203', { type: 'Tablet', encryptionEnabled: null, patchLevel: 'Critical', vulnerabilityCount: 4 });
  await add('LT-204', { type: 'Printer', warrantyExpiry: '2020-01-01', accessReviewDate: '2020-01-01' });
  const { steps } = (await manager.get('/readiness/iso-27001-2022/path')).body;
  const { total } = (await manager.get('/risk-proposals')).body;
  expect(steps).toContainEqual({ step: 'decide-risks', isDone: false, count: total });
});

test('another organisation sees none of it', async () => {
  const stranger = await server.signIn('compliance_manager', await server.secondOrganisation());
  expect(await keysOf(stranger)).toEqual([]);
});
