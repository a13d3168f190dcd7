import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestSession } from '../../../test/server.ts';
import { remindersOf } from '#domain/vendors/reminders.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { perform } from '../platform/context.ts';
import { PRODUCT } from '../platform/background/product-actor.ts';
import { addRecord } from './records.ts';
import { lookAtVendors } from './reminder-schedule.ts';

const server = await startTestServer();
let admin: TestSession;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

async function add(facts: object = {}): Promise<VendorDetails> {
  const { body } = await admin.post('/vendors', {
    name: `Vendor ${Math.random()}`,
    tier: 'High',
    industry: 'Hosting',
    compliance: 'SOC 2',
    ...facts,
  });
  return body as VendorDetails;
}
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const recorded = async (vendor: VendorDetails, facts: object) =>
  (await admin.post(`/vendors/${vendor.id}/records`, { facts })).body as VendorDetails;

test('a vendor gets the specified score, and incidents lower it by ten each, by 25 at most', async () => {
  const vendor = await add({ tier: 'Critical', industry: 'Email marketing', compliance: 'HIPAA' });
  expect(vendor).toMatchObject({ score: 100 - 12 - 10 - 6, band: 'fair' });
  const incident = { kind: 'incident', title: 'Outage', happenedOn: dayFrom(-3), severity: 'high' };
  expect((await recorded(vendor, incident)).score).toBe(62);
  await recorded(vendor, incident);
  const third = await recorded(vendor, incident);
  expect(third).toMatchObject({ score: 72 - 25, band: 'alert', incidents: 3 });
  expect(third.scores.map(({ score }) => score)).toEqual([47, 52, 62, 72]);
  const { body } = await admin.get('/vendors?band=alert');
  expect((body as { rows: { id: string }[] }).rows.map(({ id }) => id)).toContain(vendor.id);
});

test('certificates that are recorded count more than what is declared, as long as they are in force', async () => {
  const vendor = await add({ compliance: 'ISO 27001', tier: 'Low' });
  expect(vendor.score).toBe(96);
  const ended = await recorded(vendor, { kind: 'certificate', standard: 'ISO 27001', expiresOn: dayFrom(-1) });
  expect(ended).toMatchObject({ score: 96 - 18, waits: expect.arrayContaining(['certificate-ended']) as unknown });
  const renewed = await recorded(vendor, { kind: 'certificate', standard: 'ISO 27001', expiresOn: dayFrom(400) });
  expect(renewed.score).toBe(96);
  expect(renewed.waits).not.toContain('certificate-ended');
});

test('scoring anew keeps a dated score and says what it was before', async () => {
  const vendor = await add();
  const { status, body } = await admin.post(`/vendors/${vendor.id}/scores`, {});
  const answer = body as { before: number; vendor: VendorDetails };
  expect(status).toBe(200);
  expect(answer.before).toBe(vendor.score);
  expect(answer.vendor.scores).toHaveLength(2);
});

test('of scores in one transaction only the last one is kept', async () => {
  const vendor = await add({ tier: 'Low' });
  const incident = { kind: 'incident' as const, title: 'Outage', happenedOn: dayFrom(-3), severity: 'high' as const };
  await perform(server.services, admin.visitor, false, async (context) => {
    for (let times = 0; times < 3; times += 1) await addRecord(context, vendor.id, incident);
  });
  const { body } = await admin.get(`/vendors/${vendor.id}`);
  expect(body).toMatchObject({ score: 71, basis: { incidents: 3 } });
  expect(body.scores.map(({ score }: { score: number }) => score)).toEqual([71, 96]);
});

test('a name is taken once, a domain is a domain, an address begins with https', async () => {
  const { name } = await add();
  const twice = await admin.post('/vendors', { name: name.toUpperCase(), tier: 'Low', industry: 'x' });
  expect(twice.body).toMatchObject({ issues: [{ path: 'name' }] });
  const bad = await admin.post('/vendors', {
    name: 'Bad',
    tier: 'Low',
    industry: 'x',
    domains: ['http://x'],
    website: 'javascript:alert(1)',
  });
  const paths = (bad.body as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['domains.0', 'website']));
});

test('what a new vendor, agreement or risk lacks is said in words', async () => {
  const messages = async (path: string) => {
    const { status, body } = await admin.post(path, {});
    const { issues } = body as { issues: { path: string; message: string }[] };
    return [status, ...issues.map(({ path: field, message }) => `${field}: ${message}`).toSorted()];
  };
  expect(await messages('/vendors')).toEqual([
    422,
    'industry: Industry is required',
    'name: Name is required',
    'tier: Choose a tier',
  ]);
  expect(await messages('/agreements')).toEqual([422, 'title: Name the agreement']);
  expect(await messages('/risks')).toEqual([422, 'title: Title is required']);
});

test('a review is dated and sets the next one; a reader may not record one', async () => {
  const vendor = await add({ reviewDueOn: dayFrom(-5) });
  expect(vendor.waits).toContain('review-overdue');
  const { body } = await admin.post(`/vendors/${vendor.id}/reviews`, {
    outcome: 'improvements',
    note: 'Asked for MFA',
  });
  expect(body).toMatchObject({ reviews: [{ outcome: 'improvements', note: 'Asked for MFA' }] });
  expect((body as VendorDetails).waits).not.toContain('review-overdue');
  const reader = await server.signIn('auditor');
  const refused = await reader.post(`/vendors/${vendor.id}/reviews`, { outcome: 'satisfactory', note: '' });
  expect(refused.status).toBe(403);
});

test('a vendor is linked to a risk and found by it', async () => {
  const vendor = await add();
  const risk = (await admin.post('/risks', { title: 'Supplier fails' })).body as { id: string };
  const { body } = await admin.patch(`/vendors/${vendor.id}`, { riskIds: [risk.id] });
  expect((body as VendorDetails).risks).toMatchObject([{ title: 'Supplier fails' }]);
  const list = (await admin.get(`/vendors?riskId=${risk.id}`)).body;
  expect(list).toMatchObject({ total: 1, rows: [{ id: vendor.id }] });
});

test('a removed record takes its points with it; a removed vendor stays in the audit trail', async () => {
  const vendor = await add();
  const { records } = await recorded(vendor, { kind: 'incident', title: 'X', happenedOn: dayFrom(0), severity: 'low' });
  const after = (await admin.remove(`/vendors/${vendor.id}/records/${records[0]?.id}`)).body as VendorDetails;
  expect(after.score).toBe(vendor.score);
  await admin.remove(`/vendors/${vendor.id}`);
  expect((await admin.get(`/vendors/${vendor.id}`)).status).toBe(404);
  const trail = (await admin.get(`/activity?subject=vendors&subjectId=${vendor.id}`)).body;
  expect(JSON.stringify(trail)).toContain('removed');
});

test('the list goes out as a file, and another organisation sees none of it', async () => {
  const { id, name } = await add({ name: '=Formula & Co' });
  const file = await admin.get('/vendor-file?format=csv');
  expect(String(file.body)).toContain(`'${name}`);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(`/vendors/${id}`)).status).toBe(404);
  expect((await stranger.get('/vendors')).body).toMatchObject({ total: 0 });
});

test('an ended certificate scores anew and tells the owner, and nothing is told twice', async () => {
  const owner = await server.signIn('admin');
  const vendor = await add({ tier: 'Low', ownerId: owner.userId, reviewDueOn: dayFrom(40) });
  await recorded(vendor, { kind: 'certificate', standard: 'ISO 27001', number: 'IS 1', expiresOn: dayFrom(20) });
  for (const title of ['One', 'Two'])
    await recorded(vendor, { kind: 'incident', title, happenedOn: dayFrom(-5), severity: 'high' });
  await recorded(vendor, { kind: 'contract', title: 'Hosting', endOn: dayFrom(100), noticeDays: 60 });
  const go = (days: number) =>
    perform(server.services, { ...admin.visitor, actor: PRODUCT }, false, (context) =>
      lookAtVendors({ ...context, now: new Date(Date.now() + days * 86_400_000) }),
    );
  const told = async () => {
    const { rows } = await server.owner.query(
      'select kind, "values" ->> \'about\' as about from notifications where user_id = $1 and link = $2 order by kind',
      [owner.userId, `/app/vendor-risk/${vendor.id}`],
    );
    return rows.map(({ kind, about }) => `${kind} ${about ?? ''}`.trim());
  };
  const expiring = 'vendor-certificate-expiring ISO 27001 IS 1';
  for (let times = 0; times < 3; times += 1) await go(0);
  expect(await told()).toEqual([expiring]);
  expect((await admin.get(`/vendors/${vendor.id}`)).body.score).toBe(76);
  await go(15);
  await go(16);
  const decision = 'vendor-contract-decision Hosting';
  expect(await told()).toEqual([expiring, decision]);
  await go(21);
  await go(22);
  const ended = 'vendor-certificate-ended ISO 27001 IS 1';
  expect(await told()).toEqual(['vendor-alert', ended, expiring, decision]);
  const { body } = await admin.get(`/vendors/${vendor.id}`);
  expect(body).toMatchObject({ score: 58, band: 'alert', basis: { compliance: 'None' } });
  expect(body.scores[0].scoredByName).toBe(PRODUCT.name);
  await go(41);
  await go(54);
  await go(90);
  expect(await told()).toEqual([
    'vendor-alert',
    ended,
    expiring,
    decision,
    'vendor-review-due',
    'vendor-review-overdue',
  ]);
  const other = await server.signIn('admin');
  await admin.patch(`/vendors/${vendor.id}`, { ownerId: other.userId });
  await go(42);
  const { rows } = await server.owner.query('select kind from notifications where user_id = $1', [other.userId]);
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['vendor-certificate-ended', 'vendor-contract-decision', 'vendor-review-due']),
  );
});

test('a certificate that another of its standard follows is not told of, nor anything to who was suspended', async () => {
  const records = [
    { id: 'a', facts: { kind: 'certificate' as const, standard: 'SOC 2' as const, expiresOn: '2026-01-05' } },
    { id: 'b', facts: { kind: 'certificate' as const, standard: 'SOC 2' as const, expiresOn: '2027-01-05' } },
    { id: 'c', facts: { kind: 'contract' as const, title: 'Old', endOn: '2025-12-01' } },
    { id: 'd', facts: { kind: 'contract' as const, title: 'Goes on', endOn: '2026-01-20', isRenewed: true } },
  ];
  const said = (day: string) => remindersOf({ reviewDueOn: null }, records, day).map(({ about }) => about);
  expect(said('2025-12-31')).toEqual(['Goes on']);
  expect(said('2026-01-21')).toEqual([]);
  const gone = await server.signIn('viewer');
  const vendor = await add({ ownerId: gone.userId, reviewDueOn: dayFrom(-1) });
  await server.owner.query('update memberships set suspended_at = now() where user_id = $1', [gone.userId]);
  await perform(server.services, { ...admin.visitor, actor: PRODUCT }, false, lookAtVendors);
  const { rows } = await server.owner.query('select 1 from notifications where link like $1', [`%${vendor.id}`]);
  expect(rows).toEqual([]);
});
