import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { backUp, restore } from '../../../../test/backups.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

// A backup holds what its version knew. Restored by this one it says the same, and what this one adds survives as well.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer({ UPLOADS_PER_MINUTE: '60000' });
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const asset = { type: 'Laptop', category: 'Hardware', owner: 'Ada', dataClassification: 'Internal' };
/** What every asset said before it could be silent. */
const THEN = { encryptionEnabled: false, antivirusInstalled: true, backupStatus: 'Disabled', patchLevel: 'Current' };
const NOT_KNOWN = { encryptionEnabled: null, antivirusInstalled: null, backupStatus: null, patchLevel: null };

test('assets of a version in which nothing was not known keep what they said; today’s keep that it is not known', async () => {
  await admin.post('/assets', { ...asset, name: 'Then', serialNumber: 'B-1' });
  await admin.post('/assets', { ...asset, name: 'Now', serialNumber: 'B-2' });
  const file = await backUp(admin);
  const then = file.collections['assets']!.find(({ name }) => name === 'Then');
  Object.assign(then, THEN);
  const { body } = await admin.get('/session');
  expect(await restore(server, admin, file, body.organisation.name)).toMatchObject({ state: 'done' });
  const { rows } = (await admin.get('/assets?sort=serialNumber')).body as { rows: Asset[] };
  expect(rows[0]).toMatchObject({ name: 'Then', ...THEN, riskPoints: 35 });
  expect(rows[1]).toMatchObject({ name: 'Now', ...NOT_KNOWN, riskPoints: 45 });
}, 60_000);
