import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, bring } from '../../../test/backups.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

// What a file that is restored must not bring.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

test('a restored vendor is at home where one that was entered could be', async () => {
  await admin.post('/vendors', { name: 'Restored', tier: 'Low', industry: 'I', domains: ['good.example'] });
  const file = await backUp(admin);
  const [row] = file.collections['vendors'] ?? [];
  const wrong: [string, unknown][] = [
    ['domains', ['127.0.0.1']],
    ['domains', ['good.example', 'db.internal']],
    ['domains', ['vendor.example:6379/x']],
    ['domains', Array.from({ length: 21 }, (_, at) => `v${at}.example`)],
    ['website', 'javascript:alert(1)'],
  ];
  for (const [field, value] of wrong) {
    const good = row[field];
    row[field] = value;
    const { backup, report } = await bring(server, admin, file);
    row[field] = good;
    expect({ value, state: backup?.state, problem: report?.problems[0] }).toMatchObject({
      state: 'refused',
      problem: { collection: 'vendors', field },
    });
  }
  expect((await bring(server, admin, file)).backup.state).toBe('ready');
}, 30_000);

test('a backup knows no link of an assessment', async () => {
  const { body: vendor } = await admin.post('/vendors', { name: 'Linked', tier: 'Low', industry: 'I' });
  const { body: draft } = await admin.post(`/vendors/${vendor.id}/assessments`, {});
  expect((await admin.post(`/vendor-assessments/${draft.id}/links`, {})).status).toBe(200);
  const { rows } = await server.owner.query('select token_hash from vendor_assessment_links');
  expect(JSON.stringify(await backUp(admin))).not.toContain(rows[0].token_hash);
});
