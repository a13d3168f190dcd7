import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { inTransaction } from '../platform/context.ts';
import { weeklyFinished } from './pace.ts';

const ISO = 'iso-27001-2022';
const WEEK = 7 * 86_400_000;
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

const predictions = async () => (await manager.get(`/readiness/${ISO}/predictions`)).body;

test('a new organisation knows its gaps and is told from when there can be dates', async () => {
  const { predictions: all, ...whole } = await predictions();
  expect(whole).toMatchObject({ pace: null, weeks: 0, finished: 0, p50: null, paceFrom: expect.stringMatching(/^20/) });
  expect(all.length).toBeGreaterThan(100);
  const { predictedStatus, askCount, asksMissing, because } = all[0];
  expect({ predictedStatus, because: because[0] }).toEqual({ predictedStatus: null, because: 'no-pace' });
  expect(asksMissing).toHaveLength(askCount);
});

test('another framework is predicted as well', async () => {
  const { status, body } = await manager.get('/readiness/soc-2-2017/predictions');
  expect(status).toBe(200);
  expect(body.predictions.length).toBeGreaterThan(10);
});

test('the pace is that of the audit trail, week by week, and of this framework alone', async () => {
  for (const id of ['A.5.1', 'A.5.2', 'A.5.3'])
    await manager.patch(`/controls/${ISO}/${id}`, { status: 'Implemented' });
  await manager.patch(`/controls/${ISO}/A.5.4`, { status: 'In Progress' });
  await manager.patch(`/controls/soc-2-2017/CC6.1`, { status: 'Implemented' });
  const { organisationId } = manager.visitor;
  const paceIn = (weeks: number) =>
    inTransaction(server.services.database, { organisationId }, (db) =>
      weeklyFinished(db, organisationId, ISO, new Date(Date.now() + weeks * WEEK)),
    );
  expect(await paceIn(0)).toEqual([3]);
  expect(await paceIn(3)).toEqual([3, 0, 0, 0]);
  expect(await paceIn(40)).toEqual([]);
});
