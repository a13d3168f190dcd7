import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let ana: TestSession;
let bo: TestSession;
let reader: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signIn('admin');
  bo = await server.signIn('user');
  reader = await server.signIn('user');
  const id = randomUUID();
  await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values ($1, $2, 'Reader', 'user', '["assets.view"]')`,
    [id, server.organisationId],
  );
  await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [id, reader.userId]);
});
afterAll(() => server.stop());

const view = {
  name: 'Servers at risk',
  query: { type: 'Server', riskLevel: 'High', sort: 'cost', direction: 'desc', pageSize: 25 },
  columns: ['name', 'cost'],
  isShared: false,
};
const names = async (session: TestSession) =>
  (await session.get('/asset-views')).body.map(({ name }: { name: string }) => name);

describe('saved views', () => {
  test('are one’s own until they are shared', async () => {
    const { body } = await ana.post('/asset-views', view);
    expect(body).toMatchObject({ ...view, isOwn: true });
    expect(await names(ana)).toEqual(['Servers at risk']);
    expect(await names(bo)).toEqual([]);
    expect((await bo.get(`/asset-views/${body.id}`)).status).toBe(404);

    await ana.patch(`/asset-views/${body.id}`, { isShared: true });
    expect((await bo.get(`/asset-views/${body.id}`)).body).toMatchObject({ ...view, isShared: true, isOwn: false });
    expect((await bo.patch(`/asset-views/${body.id}`, { name: 'Mine' })).status).toBe(403);
    expect((await bo.remove(`/asset-views/${body.id}`)).status).toBe(403);
    const { body: trail } = await ana.get(`/activity?subject=asset_views&subjectId=${body.id}`);
    expect(trail.total).toBe(1);

    expect((await ana.remove(`/asset-views/${body.id}`)).status).toBe(200);
    expect(await names(bo)).toEqual([]);
  });

  test('who runs the organisation removes a shared view of somebody else, and never sees one that is not shared', async () => {
    const { body: shared } = await bo.post('/asset-views', { ...view, name: 'Left behind', isShared: true });
    const { body: hidden } = await bo.post('/asset-views', { ...view, name: 'Hidden' });
    expect((await ana.remove(`/asset-views/${hidden.id}`)).status).toBe(404);
    expect((await ana.remove(`/asset-views/${shared.id}`)).status).toBe(200);
    expect(await names(bo)).toEqual(['Hidden']);
    await bo.remove(`/asset-views/${hidden.id}`);
  });

  test('a second one of the same name is refused, a name is needed, and nonsense is not kept', async () => {
    expect((await bo.post('/asset-views', view)).status).toBe(200);
    expect(await bo.post('/asset-views', { ...view, name: 'servers AT risk ' })).toMatchObject({ status: 409 });
    const { status, body } = await bo.post('/asset-views', { ...view, name: '  ' });
    expect([status, body.issues]).toEqual([
      422,
      [{ path: 'name', message: 'Name the view', code: 'view_name_missing' }],
    ]);
    expect((await bo.post('/asset-views', { ...view, name: 'x', query: { sort: 'secret' } })).status).toBe(422);
    expect((await bo.post('/asset-views', { ...view, name: 'x', query: { color: 'red' } })).status).toBe(422);
  });

  test('who may only read keeps views and shares none', async () => {
    expect((await reader.post('/asset-views', view)).status).toBe(200);
    expect((await reader.post('/asset-views', { ...view, name: 'For all', isShared: true })).status).toBe(403);
  });

  test('never leave the organisation', async () => {
    const { body } = await ana.post('/asset-views', { ...view, isShared: true });
    const elsewhere = await server.signIn('admin', await server.secondOrganisation());
    expect(await names(elsewhere)).toEqual([]);
    expect((await elsewhere.get(`/asset-views/${body.id}`)).status).toBe(404);
  });
});
