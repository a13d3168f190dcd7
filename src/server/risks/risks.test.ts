import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
let user: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  user = await server.signIn('user');
});
afterAll(() => server.stop());

const FAR = '2099-01-01';
const point = (kind: string, likelihood: number, impact: number, rationale = '') => ({
  kind,
  likelihood,
  impact,
  rationale,
});
const add = async (facts: object) => (await admin.post('/risks', { title: 'Stolen laptop', ...facts })).body;

describe('the register', () => {
  test('a risk gets the next reference, a day of review by its band, and its scores', async () => {
    const risk = await add({
      title: 'Phishing',
      assessments: [point('inherent', 4, 5), point('residual', 2, 2, 'We train people')],
    });
    expect(risk).toMatchObject({
      reference: expect.stringMatching(/^R-\d{3}$/),
      inherent: { score: 20, band: 'critical', isAboveAppetite: true },
      residual: { score: 4, band: 'low', isAboveAppetite: false },
      stage: 'assessed',
      claim: 'no-controls',
      version: expect.any(Number),
    });
    const next = await add({ title: 'Fire' });
    expect(Number(next.reference.slice(2))).toBe(Number(risk.reference.slice(2)) + 1);
    expect(next).toMatchObject({ stage: 'identified', residual: null, claim: null });
  });

  test('a taken reference, a stranger as owner, a step beside the scale and a control that is not there are named', async () => {
    await add({ reference: 'X-1' });
    const taken = await admin.post('/risks', { title: 'A', reference: 'x-1', ownerId: crypto.randomUUID() });
    expect([taken.status, taken.body.issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['ownerId', 'reference'],
    ]);
    const beside = await admin.post('/risks', { title: 'A', assessments: [point('inherent', 6, 2)] });
    expect(beside.body.issues).toEqual([
      { path: 'likelihood', message: 'Choose a step of the scale', code: 'scale_step_missing' },
    ]);
    const gone = await admin.post('/risks', {
      title: 'A',
      controls: [{ framework: 'iso-27001-2022', requirementId: 'A.9.99' }],
    });
    expect(gone.body.issues[0].message).toBe('There is no control iso-27001-2022/A.9.99');
  });

  test('is sorted, filtered and paged by the server', async () => {
    const owned = await add({
      title: 'Zebra',
      ownerId: admin.userId,
      treatment: 'avoid',
      assessments: [point('inherent', 5, 5)],
    });
    const { body } = await admin.get('/risks?sort=residual&pageSize=2');
    expect(body.rows).toHaveLength(2);
    expect(body.rows[0].residual ?? body.rows[0].inherent).toMatchObject({ score: 25 });
    const found = async (query: string) =>
      (await admin.get(`/risks?${query}&pageSize=100`)).body.rows.map(({ id }: { id: string }) => id);
    for (const query of [
      'owner=me',
      'treatment=avoid',
      'band=critical',
      'search=zebr',
      'only=above-appetite',
      'kind=inherent&likelihood=5&impact=5',
    ])
      expect(await found(query)).toContain(owned.id);
    for (const query of [
      'owner=none',
      'treatment=none',
      'band=low',
      'stage=closed',
      'only=without-owner',
      'only=review-overdue',
      'kind=inherent&likelihood=4&impact=5',
    ])
      expect(await found(query)).not.toContain(owned.id);
  });

  test('what the overview counts, the list shows', async () => {
    const { body } = await admin.get('/risks/overview');
    for (const [slice, count] of Object.entries(body.slices))
      expect([slice, (await admin.get(`/risks?only=${slice}&pageSize=1`)).body.total]).toEqual([slice, count]);
    for (const [stage, count] of Object.entries(body.stages))
      expect([stage, (await admin.get(`/risks?stage=${stage}&pageSize=1`)).body.total]).toEqual([stage, count]);
    for (const { id, count } of body.bands)
      expect([id, (await admin.get(`/risks?band=${id}&pageSize=1`)).body.total]).toEqual([id, count]);
    for (const { kind, likelihood, impact, count } of body.cells) {
      const { body: cell } = await admin.get(`/risks?kind=${kind}&likelihood=${likelihood}&impact=${impact}`);
      expect(cell.total).toBe(count);
    }
  });

  test('a change by somebody who saw an older state is refused', async () => {
    const risk = await add({});
    expect((await admin.patch(`/risks/${risk.id}`, { title: 'B', version: risk.version })).status).toBe(200);
    expect((await admin.patch(`/risks/${risk.id}`, { title: 'C', version: risk.version })).body.code).toBe(
      'changed_meanwhile',
    );
  });

  test('several are changed at once, all or none', async () => {
    const ids = [(await add({})).id, (await add({})).id];
    const all = await admin.post('/risks/changes', { ids, change: { ownerId: user.userId, reviewDueOn: FAR } });
    expect(all.body).toMatchObject({ changed: 2, back: [{ change: { ownerId: null } }] });
    expect(new Set(all.body.back[0].ids)).toEqual(new Set(ids));
    expect((await admin.get(`/risks/${ids[1]}`)).body).toMatchObject({ ownerId: user.userId, reviewDueOn: FAR });
    const none = await admin.post('/risks/changes', { ids: [...ids, crypto.randomUUID()], change: { ownerId: null } });
    expect(none.status).toBe(404);
    expect((await admin.get(`/risks/${ids[0]}`)).body.ownerId).toBe(user.userId);
  });

  test('links name what is there, and a removed risk leaves a line in the trail', async () => {
    const { body: asset } = await admin.post('/assets', {
      name: 'Server',
      type: 'Server',
      category: 'Hardware',
      serialNumber: 'S1',
      owner: 'A',
      dataClassification: 'Internal',
    });
    const risk = await add({
      assetIds: [asset.id],
      controls: [{ framework: 'iso-27001-2022', requirementId: 'A.8.7' }],
    });
    expect(risk).toMatchObject({
      assets: [{ id: asset.id, name: 'Server' }],
      linkedControls: [{ requirementId: 'A.8.7', status: 'Not Started' }],
    });
    expect((await admin.get(`/risks?assetId=${asset.id}`)).body.total).toBe(1);
    expect((await admin.get('/risks?control=iso-27001-2022/A.8.7')).body.total).toBe(1);
    expect((await admin.remove(`/risks/${risk.id}`)).status).toBe(200);
    expect((await admin.get(`/risks/${risk.id}`)).status).toBe(404);
    const { body: trail } = await admin.get('/activity?subject=risks&pageSize=5');
    expect(trail.rows[0]).toMatchObject({ action: 'removed', subjectId: risk.id });
  });

  test('another organisation finds nothing of it', async () => {
    const risk = await add({});
    const elsewhere = await server.signIn('admin', await server.secondOrganisation());
    expect((await elsewhere.get(`/risks/${risk.id}`)).status).toBe(404);
    expect((await elsewhere.get('/risks')).body.total).toBe(0);
    expect((await elsewhere.post(`/risks/${risk.id}/assessments`, point('inherent', 1, 1))).status).toBe(404);
  });
});

describe('the treatment plan', () => {
  test('its steps decide how far a risk has come; an owner without the right to edit may finish their own', async () => {
    const risk = await add({ treatment: 'modify', assessments: [point('inherent', 2, 3)] });
    const { body: planned } = await admin.post(`/risks/${risk.id}/actions`, {
      title: 'Encrypt disks',
      ownerId: user.userId,
      dueOn: '2020-01-01',
      cost: 99.5,
      effort: 'low',
    });
    const [action] = planned.actions;
    expect(planned).toMatchObject({ stage: 'treating', openActions: 1, lateActions: 1 });
    const path = `/risks/${risk.id}/actions/${action.id}`;
    expect((await user.patch(path, { title: 'Encrypt nothing' })).status).toBe(403);
    expect((await user.patch(path, { state: 'done' })).body).toMatchObject({
      stage: 'treated',
      lateActions: 0,
      doneActions: 1,
    });
    expect((await admin.remove(path)).body.actions).toEqual([]);
  });

  test('a step of another risk is not found here', async () => {
    const [one, other] = [await add({}), await add({})];
    const { body } = await admin.post(`/risks/${one.id}/actions`, { title: 'Do' });
    expect((await admin.patch(`/risks/${other.id}/actions/${body.actions[0].id}`, { state: 'done' })).status).toBe(404);
  });
});
