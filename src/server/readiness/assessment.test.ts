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

const implement = (id: string) => manager.patch(`/controls/${ISO}/${id}`, { status: 'Implemented' });
const statusOf = async (id: string) => (await manager.get(`/controls/${ISO}/${id}`)).body.status;

test('the assessment proposes, and changes nothing until somebody says so', async () => {
  await implement('A.5.15');
  const { body } = await manager.get(`/readiness/${ISO}/assessment`);
  expect(body.assessed).toBe(123);
  expect(body.proposals).toMatchObject([{ requirementId: 'A.5.15', to: 'In Progress', because: 'nothing-shown' }]);
  expect(await statusOf('A.5.15')).toBe('Implemented');
  const { requirementId, to, version } = body.proposals[0];
  const applied = await manager.post(`/readiness/${ISO}/assessment`, { changes: [{ requirementId, to, version }] });
  expect(applied.body).toMatchObject([{ requirementId: 'A.5.15', status: 'In Progress' }]);
  expect((await manager.get(`/readiness/${ISO}/assessment`)).body.proposals).toEqual([]);
});

test('one that somebody has changed since stops all of them', async () => {
  await implement('A.5.16');
  await implement('A.5.17');
  const { body } = await manager.get(`/readiness/${ISO}/assessment`);
  await manager.patch(`/controls/${ISO}/A.5.17`, { justification: 'We need it' });
  const changes = body.proposals.map(({ requirementId, to, version }: Record<string, unknown>) => ({
    requirementId,
    to,
    version,
  }));
  expect((await manager.post(`/readiness/${ISO}/assessment`, { changes })).status).toBe(409);
  expect(await statusOf('A.5.16')).toBe('Implemented');
});

test('insights name the requirements they count', async () => {
  const { body } = await manager.get(`/readiness/${ISO}/insights`);
  const unproven = body.find(({ code }: { code: string }) => code === 'unproven');
  expect(unproven).toMatchObject({ type: 'concern', requirementIds: ['A.5.16', 'A.5.17'], count: 2 });
});
