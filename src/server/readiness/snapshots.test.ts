import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { runDueTasks } from '../platform/background/scheduled-tasks.ts';
import { snapshotTask } from './snapshots.ts';

const ISO = 'iso-27001-2022';
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

const trend = async () => (await manager.get(`/readiness/${ISO}/trend`)).body;
const implement = (id: string) => manager.patch(`/controls/${ISO}/${id}`, { status: 'Implemented', version: 0 });

test('the trend has every day that was kept, unchanged, and this moment last', async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  await runDueTasks(server.services, [snapshotTask], yesterday);
  expect((await implement('A.5.15')).status).toBe(200);
  const [before, now] = await trend();
  expect(before.day).toBe(yesterday.toISOString().slice(0, 10));
  expect([before.figures.implemented, now.figures.implemented]).toEqual([0, 1]);
  await runDueTasks(server.services, [snapshotTask], new Date());
  expect(await trend()).toEqual([before, now]);
});

test('the line of the plan begins with what was kept when the date was set, not with what is reached by now', async () => {
  await manager.patch('/organisation/profile', { timeline: 'standard' });
  await runDueTasks(server.services, [snapshotTask], new Date());
  const begin = async () => (await manager.get(`/readiness/${ISO}/path`)).body.pace.from;
  const before = await begin();
  expect(before).toEqual({ day: new Date().toISOString().slice(0, 10), percent: 1 });
  const requirementIds = ['A.8.1', 'A.8.2', 'A.8.3'];
  await manager.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'Implemented' } });
  expect(await begin()).toEqual(before);
});

test('the plan keeps its promise when it is carried out', async () => {
  const { body } = await manager.get(`/readiness/${ISO}/plan?domain=access-control`);
  expect(body.plan).toMatchObject({ target: 60 });
  for (const { requirementId } of body.plan.actions) expect((await implement(requirementId)).status).toBe(200);
  const { body: after } = await manager.get(`/readiness/${ISO}`);
  const domain = after.domains.find((each: { domain: string }) => each.domain === 'access-control');
  expect(domain.percentage).toBe(body.plan.promised);
});

test('a domain that the framework has not is not found, a target above 100 is refused', async () => {
  expect((await manager.get(`/readiness/${ISO}/plan?domain=nowhere`)).status).toBe(404);
  expect((await manager.get(`/readiness/${ISO}/plan?target=101`)).status).toBe(422);
});
