import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

test('all 123 requirements are there before anybody touched one', async () => {
  const { body } = await manager.get(`/controls/${ISO}`);
  expect(body).toHaveLength(123);
  expect(
    body.every(
      ({ status, applicable }: { status: string; applicable: boolean }) => status === 'Not Started' && applicable,
    ),
  ).toBe(true);
});

test('a change on an older version is refused and nothing is overwritten', async () => {
  const path = `/controls/${ISO}/A.5.9`;
  expect((await manager.patch(path, { status: 'In Progress', version: 0 })).body.version).toBe(1);
  const late = await manager.patch(path, { status: 'Implemented', version: 0 });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await manager.get(path)).body.status).toBe('In Progress');
});

test('a clause is not excluded, a control only with a justification; the answer names the field', async () => {
  const clause = await manager.patch(`/controls/${ISO}/6.1.3`, { applicable: false, justification: 'No' });
  expect([clause.status, clause.body.issues]).toEqual([
    422,
    [{ path: 'applicable', message: 'Clauses 4 to 10 cannot be excluded', code: 'clauses_apply' }],
  ]);
  const control = await manager.patch(`/controls/${ISO}/A.7.4`, { applicable: false });
  expect(control.body.issues).toEqual([
    { path: 'justification', message: 'Say why the control does not apply', code: 'justification_missing' },
  ]);
});

test('only a member of the organisation can own a control', async () => {
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const foreign = await manager.patch(`/controls/${ISO}/A.5.9`, { ownerId: stranger.userId });
  expect([foreign.status, foreign.body.issues[0].path]).toEqual([422, 'ownerId']);
  const owned = await manager.patch(`/controls/${ISO}/A.5.9`, { ownerId: manager.userId });
  expect(owned.body.ownerName).toBe(manager.visitor.actor.name);
});

test('several are changed at once, or none', async () => {
  const requirementIds = ['A.8.1', 'A.8.2', '9.9.9'];
  const refused = await manager.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'Implemented' } });
  expect(refused.status).toBe(404);
  expect((await manager.get(`/controls/${ISO}/A.8.1`)).body.status).toBe('Not Started');
  const done = await manager.post(`/controls/${ISO}/changes`, {
    requirementIds: ['A.8.1', 'A.8.2'],
    change: { dueOn: '2027-01-31' },
  });
  expect(done.body.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(['2027-01-31', '2027-01-31']);
});

test('an unknown framework or requirement is not there', async () => {
  expect((await manager.get('/controls/iso-0')).status).toBe(404);
  expect((await manager.get(`/frameworks/${ISO}/requirements/A.9.9`)).status).toBe(404);
});

test('a requirement speaks four languages', async () => {
  const titles = await Promise.all(
    ['en', 'es', 'fr', 'de'].map(
      async (language) => (await manager.get(`/frameworks/${ISO}/requirements/A.8.13?language=${language}`)).body.title,
    ),
  );
  expect(new Set(titles).size).toBe(4);
});

test('an asset shows the controls that apply to it, without those excluded, and is no business of another organisation', async () => {
  const { body: asset } = await manager.post('/assets', {
    name: 'Laptop',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: 'S-1',
    owner: 'Ana',
    dataClassification: 'Restricted',
    backupStatus: 'Enabled',
  });
  await manager.patch(`/controls/${ISO}/A.8.7`, { applicable: false, justification: 'No programs run here' });
  await manager.patch(`/controls/${ISO}/A.8.13`, { status: 'Implemented' });
  const { body } = await manager.get(`/assets/${asset.id}/controls?language=de`);
  const ids = body.map(({ requirementId }: { requirementId: string }) => requirementId);
  expect(ids).toContain('A.8.24');
  expect(ids).not.toContain('A.8.7');
  expect(body.find(({ requirementId }: { requirementId: string }) => requirementId === 'A.8.13')).toMatchObject({
    status: 'Implemented',
    result: 'met',
    because: 'backed-up',
    lastCheck: asset.lastUpdated,
  });
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(`/assets/${asset.id}/controls`)).status).toBe(404);
});
