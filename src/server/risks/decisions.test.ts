import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultMethod } from '#domain/risks/default-method.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { messagesOf } from '../platform/messages.ts';

let server: TestServer;
let admin: TestSession;
let manager: TestSession;
let user: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  manager = await server.signIn('compliance_manager');
  user = await server.signIn('user');
});
afterAll(() => server.stop());

const FAR = '2099-01-01';
const inMonths = (months: number) => {
  const day = new Date();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};
const point = (kind: string, likelihood: number, impact: number, rationale = '') => ({
  kind,
  likelihood,
  impact,
  rationale,
});
const add = async (facts: object) => (await admin.post('/risks', { title: 'Stolen laptop', ...facts })).body;

describe('acceptance', () => {
  const accept = (who: TestSession, id: string, until = inMonths(6)) =>
    who.post(`/risks/${id}/acceptances`, { until, statement: 'Costs more than it saves' });

  test('only the owner accepts, and keeps the state it was given for', async () => {
    const risk = await add({
      ownerId: user.userId,
      treatment: 'retain',
      assessments: [point('inherent', 3, 3), point('residual', 2, 3, 'Rarely seen')],
    });
    expect((await accept(admin, risk.id)).body).toMatchObject({ status: 403, code: 'acceptance_not_owner' });
    const { body } = await accept(user, risk.id);
    expect(body).toMatchObject({ stage: 'accepted', acceptance: { state: 'valid', changes: [] } });
    expect(body.acceptances[0]).toMatchObject({
      acceptedBy: user.userId,
      stateThen: {
        score: 6,
        band: 'medium',
        methodNumber: 1,
        treatment: 'retain',
        residual: { rationale: 'Rarely seen' },
      },
    });
  });

  test('a changed score, treatment, owner or a weaker control is told, and takes the risk out of the accepted', async () => {
    const control = { framework: 'iso-27001-2022', requirementId: 'A.8.13' };
    await admin.patch('/controls/iso-27001-2022/A.8.13', { status: 'Implemented' });
    const risk = await add({
      ownerId: admin.userId,
      treatment: 'modify',
      controls: [control],
      assessments: [point('inherent', 5, 4), point('residual', 2, 4)],
    });
    expect((await accept(admin, risk.id)).body.acceptance).toEqual({ state: 'valid', changes: [] });
    await admin.patch('/controls/iso-27001-2022/A.8.13', { status: 'Not Started' });
    expect((await admin.get(`/risks/${risk.id}`)).body).toMatchObject({
      acceptance: { state: 'changed', changes: ['control-weaker'] },
      stage: 'treated',
      claim: 'none-implemented',
    });
    await admin.post(`/risks/${risk.id}/assessments`, point('residual', 4, 4));
    await admin.patch(`/risks/${risk.id}`, { controls: [], treatment: 'share', ownerId: user.userId });
    const { body } = await admin.get(`/risks/${risk.id}`);
    expect(body.acceptance).toEqual({
      state: 'changed',
      changes: ['score', 'band', 'treatment', 'owner', 'control-gone'],
    });
    expect((await admin.get('/risks?only=acceptance-changed')).body.rows.map(({ id }: { id: string }) => id)).toContain(
      risk.id,
    );
  });

  test('the method says who may accept how much, and for how long', async () => {
    const high = await add({ ownerId: user.userId, assessments: [point('residual', 3, 4)] });
    expect((await accept(user, high.id)).body.code).toBe('acceptance_risk_manager');
    const critical = await add({ ownerId: manager.userId, assessments: [point('residual', 5, 4)] });
    expect((await accept(manager, critical.id)).body.code).toBe('acceptance_management');
    const unassessed = await add({ ownerId: admin.userId });
    expect((await accept(admin, unassessed.id)).body.code).toBe('acceptance_not_assessed');
    const mine = await add({ ownerId: admin.userId, assessments: [point('residual', 5, 5)] });
    expect((await accept(admin, mine.id, FAR)).body.issues[0]).toMatchObject({
      path: 'until',
      message: expect.stringContaining('at most'),
    });
    expect((await accept(admin, mine.id)).status).toBe(200);
  });

  test('is withdrawn by who gave it or who edits risks, with a reason; an ended one counts no more', async () => {
    const risk = await add({ ownerId: user.userId, assessments: [point('residual', 1, 2)] });
    const [given] = (await accept(user, risk.id)).body.acceptances;
    const path = `/risks/${risk.id}/acceptances/${given.id}/withdrawal`;
    const other = await server.signIn('user');
    expect((await other.post(path, { reason: 'No' })).status).toBe(403);
    expect((await user.post(path, { reason: '' })).status).toBe(422);
    expect((await user.post(path, { reason: 'We know better now' })).body).toMatchObject({
      stage: 'assessed',
      acceptance: { state: 'withdrawn' },
    });
    expect((await user.post(path, { reason: 'Again' })).status).toBe(409);
    const { body } = await accept(user, risk.id);
    await server.owner.query(`update risk_acceptances set until = '2020-01-01' where id = $1`, [
      body.acceptances[0].id,
    ]);
    expect((await admin.get(`/risks/${risk.id}`)).body).toMatchObject({
      stage: 'assessed',
      acceptance: { state: 'expired' },
    });
  });
});

describe('reviews and closing', () => {
  test('a review is recorded and sets the next by the band; who neither owns nor edits may not', async () => {
    const risk = await add({ reviewDueOn: '2020-01-01', ownerId: user.userId, assessments: [point('residual', 5, 5)] });
    expect(risk.isReviewOverdue).toBe(true);
    expect(
      (await (await server.signIn('auditor')).post(`/risks/${risk.id}/reviews`, { outcome: 'unchanged', note: '' }))
        .status,
    ).toBe(403);
    const { body } = await user.post(`/risks/${risk.id}/reviews`, { outcome: 'unchanged', note: 'Still so' });
    expect(body).toMatchObject({
      isReviewOverdue: false,
      reviews: [{ outcome: 'unchanged', note: 'Still so', nextOn: body.reviewDueOn }],
    });
  });

  test('a closed risk is in no list but that of closed ones, and can be opened again', async () => {
    const risk = await add({ title: 'Old office' });
    await admin.post(`/risks/${risk.id}/reviews`, { outcome: 'closed', note: 'We moved out' });
    const shown = async (query: string) => (await admin.get(`/risks?search=old+office${query}`)).body.total;
    expect([await shown(''), await shown('&stage=closed')]).toEqual([0, 1]);
    expect((await admin.post(`/risks/${risk.id}/reviews`, { outcome: 'unchanged', note: '' })).body.code).toBe(
      'risk_closed',
    );
    expect((await admin.remove(`/risks/${risk.id}/closing`)).body.stage).toBe('identified');
  });
});

describe('the method', () => {
  test('another one shows what it does before it is kept; assessments keep theirs', async () => {
    const there = await server.secondOrganisation();
    const boss = await server.signIn('admin', there);
    expect((await boss.get('/risk-method')).body.versions).toMatchObject([{ number: 1, madeAt: null }]);
    const { body: risk } = await boss.post('/risks', { title: 'A', assessments: [point('residual', 3, 3)] });
    const stricter = { ...defaultMethod(messagesOf('server/risk-method', 'en')), appetite: 6 };
    const { body: effect } = await boss.post('/risk-method/effect', { method: stricter });
    expect(effect).toMatchObject({
      assessed: 1,
      needsAssessment: 0,
      above: { before: 0, after: 1 },
      risks: [{ id: risk.id }],
    });
    expect((await boss.get('/risk-method')).body.versions).toHaveLength(1);
    const kept = await boss.post('/risk-method/versions', { method: stricter, note: 'After the incident', after: 1 });
    expect(kept.body.versions).toMatchObject([{ number: 1 }, { number: 2, note: 'After the incident' }]);
    expect((await boss.post('/risk-method/versions', { method: stricter, after: 1 })).body.code).toBe(
      'changed_meanwhile',
    );
    expect((await boss.get(`/risks/${risk.id}`)).body.residual).toMatchObject({
      isAboveAppetite: true,
      methodNumber: 1,
      isOutdated: false,
    });
    const small = {
      ...stricter,
      likelihood: stricter.likelihood.slice(0, 3),
      impact: stricter.impact.slice(0, 3),
      bands: stricter.bands.slice(0, 2),
      appetite: 4,
    };
    expect((await boss.post('/risk-method/effect', { method: small })).body).toMatchObject({ needsAssessment: 1 });
    await boss.post('/risk-method/versions', { method: small });
    expect((await boss.get(`/risks/${risk.id}`)).body.residual).toMatchObject({
      score: 9,
      band: 'medium',
      isOutdated: true,
    });
    expect((await boss.get('/risks/overview')).body).toMatchObject({
      cells: [],
      slices: { 'assessed-by-old-method': 1 },
    });
    expect((await boss.post(`/risks/${risk.id}/assessments`, point('residual', 4, 1))).status).toBe(422);
  });

  test('one that contradicts itself is refused, each fault at its field', async () => {
    const method = defaultMethod(messagesOf('server/risk-method', 'en'));
    const { body } = await admin.post('/risk-method/versions', {
      method: {
        ...method,
        appetite: 25,
        bands: method.bands.map((band, i) => ({ ...band, from: i === 2 ? 3 : band.from })),
      },
    });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['method.bands.2.from', 'method.appetite']);
  });
});
