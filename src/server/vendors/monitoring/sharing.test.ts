import { afterAll, expect, test } from 'vitest';
import { startNameServer } from '../../../../test/name-server.ts';
import { startTestServer } from '../../../../test/server.ts';
import { monitoringFor } from './run-job.ts';

const names = await startNameServer({ 'NS example': ['ns.example'] });
// As if every job had had its time as soon as it has kept one vendor.
const server = await startTestServer({ MONITORING_RESOLVERS: `127.0.0.1:${names.port}` }, [monitoringFor(0)]);
afterAll(async () => {
  await server.stop();
  names.stop();
});

test('an organisation with many vendors lets others have their turn, and is looked at to the end all the same', async () => {
  const admin = await server.signIn('admin');
  for (let at = 0; at < 12; at += 1) {
    const domains = [`v${at}.example`];
    names.zone[`A v${at}.example`] = ['127.0.0.1'];
    await admin.post('/vendors', { name: `Vendor ${at}`, tier: 'Low', industry: 'Hosting', domains });
  }
  expect((await admin.post('/vendor-monitoring/runs', {})).status).toBe(200);
  const looks = async () => (await server.owner.query('select vendor_id, job_id from vendor_monitoring_runs')).rows;
  await expect.poll(async () => (await looks()).length, { timeout: 20_000 }).toBe(12);
  await expect.poll(async () => (await admin.get('/vendor-monitoring')).body.jobs, { timeout: 20_000 }).toEqual([]);
  const rows = (await looks()) as { vendor_id: string; job_id: string }[];
  expect(new Set(rows.map((row) => row.vendor_id)).size).toBe(12);
  expect(new Set(rows.map((row) => row.job_id)).size).toBeGreaterThan(1);
});
