import { beforeAll, expect, test } from 'vitest';
import type { RiskRowOutcome } from '#domain/risks/import.ts';
import type { Risk, RiskDetails } from '#domain/risks/view.ts';
import { startTestServer, type TestSession } from '../../../test/server.ts';

const server = await startTestServer();
let admin: TestSession;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const send = async (rows: object[], isPreview = false) => {
  const lines = rows.map((values, index) => ({ row: index + 2, values }));
  const { status, body } = await admin.post('/risk-imports', { lines, isPreview });
  expect(status).toBe(200);
  return body as { fates: RiskRowOutcome[]; id: string | null };
};
const found = async (search: string) => (await admin.get(`/risks?search=${search}`)).body.rows as Risk[];
const detailsOf = async (id: string) => (await admin.get(`/risks/${id}`)).body as RiskDetails;

test('a preview says of each row what it changes, and keeps nothing', async () => {
  await admin.post('/risks', { reference: 'D-1', title: 'Differs', category: 'data' });
  const values = {
    reference: 'D-1',
    title: 'Differs',
    category: 'People',
    inherentLikelihood: '4',
    inherentImpact: '3',
  };
  const { fates, id } = await send([{ ...values, controls: 'A.5.31' }], true);
  expect([id, fates[0]?.fate]).toEqual([null, 'update']);
  expect(fates[0]?.changes).toEqual([
    { field: 'category', before: 'data', after: 'people' },
    { field: 'controls', before: [], after: ['A.5.31'] },
    { field: 'inherent', before: null, after: '4 × 3' },
  ]);
  expect((await found('differs'))[0]).toMatchObject({ category: 'data', inherent: null, controls: 0 });
});

test('a whole import is taken back: what it added goes, what it changed is as it was, what was touched since stays', async () => {
  const known = (
    await admin.post('/risks', {
      reference: 'U-1',
      title: 'Undo known',
      threat: 'before',
      controls: [{ framework: 'iso-27001-2022', requirementId: 'A.5.1' }],
      assessments: [{ kind: 'inherent', likelihood: 2, impact: 2, rationale: 'first' }],
    })
  ).body as RiskDetails;
  const point = { inherentLikelihood: '5', inherentImpact: '5', residualLikelihood: '1', residualImpact: '5' };
  const { id, fates } = await send([
    { reference: 'U-1', title: 'Undo known', threat: 'after', controls: 'A.8.7', ...point },
    { reference: 'U-2', title: 'Undo new' },
    { reference: 'U-3', title: 'Undo planned' },
    { title: 'Undo numbered by us' },
  ]);
  expect(fates.map(({ fate }) => fate)).toEqual(['update', 'new', 'new', 'new']);
  expect(await detailsOf(known.id)).toMatchObject({ threat: 'after', inherent: { score: 25 }, residual: { score: 5 } });
  const planned = (await found('planned'))[0];
  await admin.post(`/risks/${planned?.id}/actions`, { title: 'Somebody was here' });

  const { status, body } = await admin.post(`/risk-imports/${id}/undo`);
  expect([status, body]).toEqual([200, { undone: 3, kept: ['U-3 Undo planned'], ownerGone: [] }]);
  expect((await found('undo')).map(({ reference }) => reference).toSorted()).toEqual(['U-1', 'U-3']);
  const back = await detailsOf(known.id);
  expect(back).toMatchObject({ threat: 'before', inherent: { likelihood: 2, impact: 2 }, residual: null });
  expect(back.linkedControls.map(({ requirementId }) => requirementId)).toEqual(['A.5.1']);
  expect(back.assessments.map(({ rationale }) => rationale)).toEqual(['first']);
  expect((await admin.post(`/risk-imports/${id}/undo`)).status).toBe(404);
});

test('an undo keeps what a vendor is tied to since, and goes on where an owner has left', async () => {
  const [before, after] = [await server.signIn('user'), await server.signIn('user')];
  const nameOf = async ({ userId }: TestSession) =>
    (await server.owner.query('select name from auth."user" where id = $1', [userId])).rows[0].name as string;
  const owned = (await admin.post('/risks', { reference: 'G-1', title: 'Gone owned', ownerId: before.userId })).body;
  const { id } = await send([
    { reference: 'G-1', title: 'Gone owned', owner: await nameOf(after), threat: 'new' },
    { reference: 'G-2', title: 'Gone tied' },
  ]);
  const tied = (await found('tied'))[0];
  const vendor = (await admin.post('/vendors', { name: 'Tied', tier: 'Low', industry: 'Print' })).body;
  await server.owner.query('insert into vendor_risks (organisation_id, vendor_id, risk_id) values ($1, $2, $3)', [
    server.organisationId,
    vendor.id,
    tied?.id,
  ]);
  await server.owner.query('delete from memberships where user_id = $1', [before.userId]);
  const { status, body } = await admin.post(`/risk-imports/${id}/undo`);
  expect([status, body]).toEqual([200, { undone: 1, kept: ['G-2 Gone tied'], ownerGone: ['G-1 Gone owned'] }]);
  expect(await detailsOf(owned.id)).toMatchObject({ threat: '', ownerId: after.userId });
});

test('an undo is of its own organisation, and of who may edit', async () => {
  const { id } = await send([{ title: 'Mine alone' }]);
  expect((await (await server.signIn('viewer')).post(`/risk-imports/${id}/undo`)).status).toBe(403);
  expect(await found('mine')).toHaveLength(1);
});
