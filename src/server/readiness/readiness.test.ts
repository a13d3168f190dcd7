import sharp from 'sharp';
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

test('a domain’s figure opens to the requirements that make it, and follows a status', async () => {
  const before = (await manager.get(`/readiness/${ISO}`)).body;
  expect(before).toMatchObject({ percent: 0, total: 123, gaps: 123, domainsReady: 0 });
  expect(before.domains).toHaveLength(13);
  const suppliers = before.domains.find(({ domain }: { domain: string }) => domain === 'suppliers');
  const requirementIds = suppliers.because.map(({ requirementId }: { requirementId: string }) => requirementId);
  await manager.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'Implemented' } });
  const after = (await manager.get(`/readiness/${ISO}`)).body;
  expect(after).toMatchObject({ implemented: 5, percent: 4, unproven: 5, domainsReady: 1, gaps: 123 });
});

test('gaps say why, and what is excluded is none', async () => {
  await manager.patch(`/controls/${ISO}/A.8.30`, { applicable: false, justification: 'Nothing is developed outside' });
  const gaps = (await manager.get(`/readiness/${ISO}/gaps`)).body;
  const named = (id: string) => gaps.find(({ requirementId }: { requirementId: string }) => requirementId === id);
  expect(named('A.8.30')).toBeUndefined();
  expect(named('A.5.19').because).toContainEqual({ reason: 'no-evidence', count: null });
  expect(gaps[0].priority).toBe('high');
});

test('a gap that treats an open risk above the appetite comes sooner and names it, until the risk is closed', async () => {
  const gapsNow = async (): Promise<{ requirementId: string; priority: string }[]> =>
    (await manager.get(`/readiness/${ISO}/gaps`)).body;
  const medium = (await gapsNow()).filter(({ priority }) => priority === 'medium');
  const requirementId = medium.map((gap) => gap.requirementId).find((id) => id.startsWith('A.'));
  const gapNow = async (): Promise<Record<string, unknown> | undefined> =>
    (await gapsNow()).find((gap) => gap.requirementId === requirementId);
  const before = await gapNow();
  const add = async (likelihood: number) => {
    const assessments = [{ kind: 'inherent', likelihood, impact: likelihood, rationale: '' }];
    const controls = [{ framework: ISO, requirementId }];
    return (await manager.post('/risks', { title: 'Unpatched server', controls, assessments })).body;
  };
  await add(1);
  expect(await gapNow()).toEqual(before);
  const risk = await add(5);
  const why = expect.arrayContaining([{ reason: 'risk-above-appetite', count: 1 }]);
  expect(await gapNow()).toMatchObject({ priority: 'high', risks: [risk.reference], because: why });
  const included = (await manager.get(`/readiness/${ISO}/statement`)).body;
  expect(included.filter((row: object) => 'risks' in row)).toMatchObject([
    { requirementId, risks: [expect.any(String), risk.reference] },
  ]);
  await manager.post(`/risks/${risk.id}/closing`, { reason: 'The server is gone' });
  expect(await gapNow()).toEqual(before);
});

test('the Statement of Applicability has all 93 controls, and is a PDF in the language asked for', async () => {
  expect((await manager.get(`/readiness/${ISO}/statement`)).body).toHaveLength(93);
  const headers = { cookie: manager.cookie };
  const german = await fetch(`${server.origin}/api/v1/statements-of-applicability/${ISO}?language=de`, { headers });
  expect(german.headers.get('content-type')).toBe('application/pdf');
  expect(german.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?statement-of-applicability_\d{4}-\d\d-\d\d\.pdf/,
  );
  expect(
    Buffer.from(await german.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await manager.get(`/statements-of-applicability/${ISO}?language=xx`)).status).toBe(422);
});

test('a viewer sees the figures, and neither gaps nor the statement', async () => {
  const viewer = await server.signIn('viewer');
  expect((await viewer.get(`/readiness/${ISO}`)).status).toBe(200);
  expect((await viewer.get(`/readiness/${ISO}/gaps`)).status).toBe(403);
  expect((await viewer.get(`/statements-of-applicability/${ISO}`)).status).toBe(403);
});

test('the printed statement carries the name, the language and the logo of the organisation, the same bytes each time', async () => {
  const admin = await server.signIn('admin');
  await admin.patch('/organisation/settings', { name: 'Bouleau SARL', language: 'fr', timezone: 'Asia/Tokyo' });
  const print = async () => {
    const path = `${server.origin}/api/v1/statements-of-applicability/${ISO}`;
    return Buffer.from(await (await fetch(path, { headers: { cookie: manager.cookie } })).arrayBuffer());
  };
  const without = await print();
  expect(without.includes('/Lang (fr)')).toBe(true);
  expect(without.includes('/Subtype /Image')).toBe(false);

  const png = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'logo.png');
  const headers = { cookie: admin.cookie, origin: server.origin };
  await fetch(`${server.origin}/api/v1/organisation/logo`, { method: 'POST', headers, body: form });
  const branded = await print();
  expect(branded.includes('/Subtype /Image')).toBe(true);
  expect(branded.equals(await print())).toBe(true);
});

test('the list has every framework in use, and a Statement of Applicability only the one that asks for it', async () => {
  const admin = await server.signIn('admin');
  await admin.post('/organisation/frameworks', { framework: 'soc-2-2017' });
  await manager.patch('/controls/soc-2-2017/CC6.1', { status: 'Implemented' });
  const { body } = await manager.get('/readiness');
  expect(body.map(({ framework }: { framework: string }) => framework)).toEqual([ISO, 'soc-2-2017']);
  expect(body[1]).toMatchObject({ implemented: 1, total: 61, percent: 1 });
  expect((await manager.get('/readiness/soc-2-2017/statement')).status).toBe(404);
  expect((await manager.get('/statements-of-applicability/soc-2-2017')).status).toBe(404);
});
