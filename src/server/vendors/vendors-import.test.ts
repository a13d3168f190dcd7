import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestSession } from '../../../test/server.ts';
import type { VendorRowOutcome } from '#domain/vendors/import.ts';
import type { VendorRecord } from '#domain/vendors/record.ts';
import type { Vendor } from '#domain/vendors/view.ts';

const server = await startTestServer();
let admin: TestSession;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

test('an import previews every row, writes nothing before, and then only the good ones', async () => {
  const lines = [
    { row: 2, values: { name: 'Imported AG', tier: 'Critical', industry: 'Payroll', compliance: 'ISO 27001' } },
    { row: 3, values: { name: 'Wrong AG', tier: 'Huge', industry: 'Payroll' } },
    { row: 4, values: { name: 'imported ag', tier: 'Low', industry: 'Payroll' } },
  ];
  const preview = (await admin.post('/vendor-imports', { lines, isPreview: true })).body;
  expect(preview).toMatchObject({
    fates: [
      { fate: 'new' },
      {
        fate: 'refused',
        faults: [
          {
            column: 'tier',
            value: 'Huge',
            message: 'Use one of: Critical, High, Medium, Low',
            code: 'one_of',
            params: { choices: 'Critical, High, Medium, Low' },
          },
        ],
      },
      { fate: 'refused', faults: [{ column: 'name' }] },
    ],
  });
  expect((await admin.get('/vendors?search=imported')).body).toMatchObject({ total: 0 });
  await admin.post('/vendor-imports', { lines });
  expect((await admin.get('/vendors?search=imported')).body).toMatchObject({ total: 1, rows: [{ score: 88 }] });
  const again = (await admin.post('/vendor-imports', { lines: lines.slice(0, 1) })).body;
  expect(again).toMatchObject({ fates: [{ fate: 'same', changes: [] }] });
  const other = [
    { row: 2, values: { name: 'imported AG', tier: 'hoch', website: 'payroll.example', owner: 'Nobody' } },
  ];
  const { fates } = (await admin.post('/vendor-imports', { lines: other, isPreview: true })).body;
  expect(fates).toMatchObject([{ fate: 'update', faults: [{ column: 'owner' }] }]);
  expect(fates[0].changes).toEqual([
    { field: 'name', before: 'Imported AG', after: 'imported AG' },
    { field: 'tier', before: 'Critical', after: 'High' },
    { field: 'website', before: '', after: 'https://payroll.example' },
  ]);
  await admin.post('/vendor-imports', { lines: other });
  expect((await admin.get('/vendors?search=imported')).body.rows[0]).toMatchObject({
    tier: 'High',
    industry: 'Payroll',
  });
});

test('a whole import is taken back: what it added goes, what it changed is as it was, what was changed since stays', async () => {
  await admin.post('/vendors', { name: 'Undo known', tier: 'Low', industry: 'Print', notes: 'before' });
  const lines = ['Undo known', 'Undo new', 'Undo touched'].map((name, index) => ({
    row: index + 2,
    values: { name, tier: 'High', industry: 'Payroll', contactName: 'Eva', contractEndOn: '1 May 2030' },
  }));
  const { id, fates } = (await admin.post('/vendor-imports', { lines })).body;
  expect(fates.map(({ fate }: { fate: string }) => fate)).toEqual(['update', 'new', 'new']);
  const found = async () => (await admin.get('/vendors?search=undo&sort=name')).body.rows as Vendor[];
  const recordsOf = async () => {
    const { body } = await admin.get(`/vendors/${(await found())[0]?.id}`);
    const facts = (body.records as VendorRecord[]).map((record) => record.facts);
    return facts.toSorted((a, b) => a.kind.localeCompare(b.kind));
  };
  expect(await recordsOf()).toMatchObject([{ name: 'Eva' }, { title: 'Undo known', endOn: '2030-05-01' }]);
  expect(
    (await admin.post('/vendor-imports', { lines })).body.fates.map((each: VendorRowOutcome) => each.fate),
  ).toEqual(['same', 'same', 'same']);
  const touched = (await found()).find(({ name }) => name === 'Undo touched');
  await admin.patch(`/vendors/${touched?.id}`, { notes: 'somebody was here' });
  const { status, body } = await admin.post(`/vendor-imports/${id}/undo`);
  expect([status, body]).toEqual([200, { undone: 2, kept: ['Undo touched'], ownerGone: [] }]);
  expect((await found()).map(({ name, tier, industry }) => [name, tier, industry])).toEqual([
    ['Undo known', 'Low', 'Print'],
    ['Undo touched', 'High', 'Payroll'],
  ]);
  expect(await recordsOf()).toEqual([]);
  expect((await admin.post(`/vendor-imports/${id}/undo`)).status).toBe(404);
  expect((await admin.post('/vendor-imports', { lines, isPreview: true })).body.id).toBeNull();
});

test('an undo keeps what others worked with since, and goes on where an owner has left', async () => {
  const [before, after] = [await server.signIn('user'), await server.signIn('user')];
  const nameOf = async ({ userId }: TestSession) =>
    (await server.owner.query('select name from auth."user" where id = $1', [userId])).rows[0].name as string;
  const known = { name: 'Gone: owned', tier: 'Low', industry: 'Print', ownerId: before.userId };
  const owned = (await admin.post('/vendors', known)).body as Vendor;
  const lines = ['Gone: owned', 'Gone: linked', 'Gone: free'].map((name, index) => ({
    row: index + 2,
    values: { name, tier: 'High', industry: 'Payroll' },
  }));
  const asked = [{ ...lines[0], values: { ...lines[0]?.values, owner: await nameOf(after) } }, ...lines.slice(1)];
  const { id } = (await admin.post('/vendor-imports', { lines: asked })).body;
  const linked = (await admin.get('/vendors?search=linked')).body.rows[0] as Vendor;
  const risk = (await admin.post('/risks', { title: 'Linked since' })).body as { id: string };
  // As a proposed risk that is taken on links it: the vendor itself is not changed.
  await server.owner.query('insert into vendor_risks (organisation_id, vendor_id, risk_id) values ($1, $2, $3)', [
    server.organisationId,
    linked.id,
    risk.id,
  ]);
  await server.owner.query('delete from memberships where user_id = $1', [before.userId]);
  const { status, body } = await admin.post(`/vendor-imports/${id}/undo`);
  expect([status, body]).toEqual([200, { undone: 2, kept: ['Gone: linked'], ownerGone: ['Gone: owned'] }]);
  expect((await admin.get('/vendors?search=gone:&sort=name')).body.rows).toMatchObject([
    { name: 'Gone: linked' },
    { id: owned.id, tier: 'Low', ownerId: after.userId },
  ]);
});

test('a renewed certificate, contract or contact changes the one of its title, and an undo changes it back', async () => {
  const line = (more: object) => [{ row: 2, values: { name: 'Renewing', tier: 'Low', industry: 'Print', ...more } }];
  const first = { compliance: 'SOC 2', certificateExpiresOn: '2026-01-31', contactName: 'Eva', contactPhone: '1' };
  await admin.post('/vendor-imports', { lines: line(first) });
  const second = { ...first, certificateExpiresOn: '2027-01-31', contactPhone: '2' };
  const { id, fates } = (await admin.post('/vendor-imports', { lines: line(second) })).body;
  expect(fates).toMatchObject([
    {
      fate: 'update',
      changes: [
        { field: 'record.title.contact', before: 'Eva, 1', after: 'Eva, 2' },
        { field: 'record.title.certificate', before: 'SOC 2, 2026-01-31', after: 'SOC 2, 2027-01-31' },
      ],
    },
  ]);
  const factsOf = async () => {
    const { rows } = (await admin.get('/vendors?search=renewing')).body;
    const { body } = await admin.get(`/vendors/${rows[0].id}`);
    return (body.records as VendorRecord[]).map(({ facts }) => facts).toSorted((a, b) => a.kind.localeCompare(b.kind));
  };
  expect(await factsOf()).toMatchObject([{ expiresOn: '2027-01-31' }, { name: 'Eva', phone: '2' }]);
  expect((await admin.post(`/vendor-imports/${id}/undo`)).body).toMatchObject({ undone: 1, kept: [] });
  expect(await factsOf()).toMatchObject([{ expiresOn: '2026-01-31' }, { name: 'Eva', phone: '1' }]);
});
