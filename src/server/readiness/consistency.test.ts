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

const found = async () =>
  new Map<string, Record<string, unknown>>(
    (await manager.get('/consistency')).body.map((finding: { rule: string }) => [finding.rule, finding]),
  );

test('what the inventory says against a control is found, and gone once it is mended', async () => {
  await manager.patch(`/controls/${ISO}/A.8.24`, { status: 'Implemented' });
  expect((await found()).has('encryption-belied')).toBe(false);
  const asset = {
    name: 'Server',
    type: 'Server',
    category: 'Hardware',
    serialNumber: 'S-1',
    owner: 'Ana',
    status: 'Active',
    dataClassification: 'Internal',
  };
  const { body } = await manager.post('/assets', { ...asset, encryptionEnabled: false });
  expect((await found()).get('encryption-belied')).toMatchObject({
    severity: 'high',
    count: 1,
    subjects: [
      { kind: 'requirement', id: 'A.8.24' },
      { kind: 'assets', only: 'unencrypted' },
    ],
  });
  await manager.patch(`/assets/${body.id}`, { encryptionEnabled: true, version: body.version });
  expect((await found()).has('encryption-belied')).toBe(false);
});

test('a status without evidence is named with its requirement', async () => {
  expect((await found()).get('implemented-without-evidence')).toMatchObject({
    subjects: [{ kind: 'requirement', framework: ISO, id: 'A.8.24' }],
  });
});

test('another organisation’s contradictions stay there', async () => {
  const stranger = await server.signIn('compliance_manager', await server.secondOrganisation());
  expect((await stranger.get('/consistency')).body).toEqual([]);
});

test('who may not see the inventory is not told what it says', async () => {
  await manager.patch(`/controls/${ISO}/A.8.24`, { status: 'Implemented' });
  const asset = {
    name: 'Box',
    type: 'Server',
    category: 'Hardware',
    serialNumber: 'S-2',
    owner: 'Ana',
    status: 'Active',
  };
  await manager.post('/assets', { ...asset, dataClassification: 'Internal', encryptionEnabled: false });
  expect((await found()).has('encryption-belied')).toBe(true);
  const person = await server.signIn('compliance_manager');
  await server.owner.query(
    `with made as (insert into roles (id, organisation_id, name, role, permissions)
      values (gen_random_uuid(), $1, 'Readiness', 'viewer', '["iso_readiness.view"]') returning id)
    update memberships set custom_role_id = made.id from made where user_id = $2`,
    [server.organisationId, person.userId],
  );
  const rules = (await person.get('/consistency')).body.map(({ rule }: { rule: string }) => rule);
  expect(rules).toContain('implemented-without-evidence');
  expect(rules).not.toContain('encryption-belied');
});
