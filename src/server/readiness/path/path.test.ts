import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const PATH = '/readiness/iso-27001-2022/path';
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

test('a new organisation begins with its documents, and has no pace before a date', async () => {
  const { status, body } = await manager.get(PATH);
  expect([status, body.next.step, body.pace, body.inPassing]).toEqual([200, 'add-documents', null, null]);
  expect(body.steps.find(({ step }: { step: string }) => step === 'complete-statement').count).toBe(93);
});

test('what is there is ticked off, and the date gives a pace', async () => {
  await manager.post('/assets', {
    name: 'LT-1',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: '1',
    owner: 'Ana',
    dataClassification: 'Internal',
  });
  await manager.patch('/organisation/profile', {
    timeline: 'standard',
    size: 'small',
    industry: 'technology',
    frameworks: ['ISO 27001', 'GDPR'],
    weeklyHours: 20,
  });
  const { body } = await manager.get(PATH);
  const done = body.steps.filter(({ isDone }: { isDone: boolean }) => isDone).map(({ step }: { step: string }) => step);
  expect(done).toEqual(expect.arrayContaining(['import-assets', 'set-date']));
  const { implementationRoadmap: roadmap } = (await manager.get('/setup-analysis')).body;
  expect(body.pace).toMatchObject({
    open: 123,
    hours: roadmap.hours,
    hoursPerWeek: roadmap.neededWeekly,
    fits: roadmap.fits,
  });
});

test('a statement whose proposals were accepted is complete: a role answers until a person is named', async () => {
  const { proposals } = (await manager.get('/readiness/iso-27001-2022/proposals')).body as {
    proposals: ControlProposal[];
  };
  const decisions = proposals.map(({ requirementId, version, statement, owner }) => ({
    requirementId,
    version,
    ...statement,
    ...(owner && { ownerRole: owner.role }),
  }));
  expect((await manager.post('/controls/iso-27001-2022/decisions', { decisions })).status).toBe(200);
  const { body } = await manager.get(PATH);
  const step = body.steps.find((each: { step: string }) => each.step === 'complete-statement');
  expect(step).toEqual({ step: 'complete-statement', isDone: true, count: 0 });
});

test('what ends next is named, the first on top, and what is far away is left out', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id } = (await manager.post('/vendors', { name: 'Parceltide', tier: 'High', industry: 'Mail' })).body;
  const add = (facts: object) => manager.post(`/vendors/${id}/records`, { facts });
  await add({ kind: 'contract', title: 'Main contract', endOn: inDays(60), noticeDays: 30 });
  await add({ kind: 'certificate', standard: 'ISO 27001', expiresOn: inDays(10) });
  await add({ kind: 'certificate', standard: 'SOC 2', expiresOn: inDays(300) });
  expect((await manager.get(PATH)).body.expiring).toEqual({
    rows: [
      { kind: 'certificate', id, title: 'Parceltide: ISO 27001', on: inDays(10) },
      { kind: 'contract', id, title: 'Parceltide: Main contract', on: inDays(30) },
    ],
    total: 2,
  });
});

test('who can change nothing is sent nowhere', async () => {
  const viewer = await server.signIn('viewer');
  expect((await viewer.get(PATH)).body).toEqual({
    next: null,
    steps: [],
    pace: null,
    expiring: { rows: [], total: 0 },
    documents: null,
    inPassing: null,
  });
});
