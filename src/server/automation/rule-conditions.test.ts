import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { runTask } from '../platform/background/scheduled-tasks.ts';
import { watchTask } from './audit-trail-schedule.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await watch();
});
afterAll(() => server.stop());

const watch = () => runTask(server.services, watchTask, server.organisationId);
const titles = async () => {
  const { rows } = (await admin.get('/tasks')).body as { rows: { title: string }[] };
  return rows.map(({ title }) => title);
};
const addRule = (subject: string, action: string, field: string, value: string) =>
  admin.post('/automation/rules', {
    name: `${subject} ${value}`,
    isOn: true,
    trigger: { kind: 'event', subject, actions: [action], conditions: [{ field, operator: 'is', value }] },
    actions: [{ kind: 'task', title: `${value}: {{title}}`, note: '', to: { kind: 'maker' }, days: 7 }],
    mostPerHour: 100,
  });

test('a condition holds by what a thing is, also where the change did not touch it', async () => {
  for (const value of ['Critical', 'Low'])
    expect((await addRule('vendors', 'reviewed', 'tier', value)).status).toBe(200);
  const { body: vendor } = await admin.post('/vendors', { name: 'Cloud', tier: 'High', industry: 'Hosting' });
  expect((await admin.patch(`/vendors/${vendor.id}`, { tier: 'Critical' })).status).toBe(200);
  expect((await admin.post(`/vendors/${vendor.id}/reviews`, { outcome: 'satisfactory', note: '' })).status).toBe(200);
  await watch();
  expect(await titles()).toEqual(['Critical: Cloud']);
});
