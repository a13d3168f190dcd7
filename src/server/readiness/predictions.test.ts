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

test('a new organisation is told that there is not enough data', async () => {
  expect(await predictions()).toMatchObject({ pace: null, weeks: 0, finished: 0, predictions: [] });
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
