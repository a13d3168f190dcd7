import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../../../test/backups.ts';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const TEXT = `# Service Level Agreement

The Provider guarantees an availability of the Platform of 99.9 % per calendar month.

Priority\tResponse time\tResolution time
P1\t15 minutes\t4 hours
P2\t1 hour\t8 hours

If availability falls below 99.9 %, the Customer receives a service credit of 10 % of the monthly fee.

The Provider shall notify the Customer of any security breach within 24 hours.

The Provider does not warrant that the service is free of errors.`;

async function takeIn(given: object = {}, session = admin) {
  const { status, body } = await session.post('/agreements', { title: 'SLA', text: TEXT, ...given });
  expect(status).toBe(200);
  await waitForJob(session, body.jobId);
  return (await session.get(`/agreements/${body.id}`)).body;
}

async function addVendor(name: string) {
  const { body } = await admin.post('/vendors', { name, tier: 'High', industry: 'Hosting' });
  return body.id as string;
}

interface Shown {
  commitments: {
    id: string;
    state: string;
    quote: { start: number; end: number };
    facts: { kind: string; value?: number };
  }[];
}

function ofKind(body: Shown, kind: string): Shown['commitments'][number] {
  const found = body.commitments.find(({ facts }) => facts.kind === kind);
  if (!found) throw new Error(`No commitment is of the kind ${kind}`);
  return found;
}

describe('an agreement', () => {
  test('is read with its words, and its vendor is held to it', async () => {
    const vendorId = await addVendor('Northwind');
    const facts = {
      kind: 'incident',
      title: 'Down',
      severity: 'high',
      happenedOn: '2026-03-10',
      affected: 'down',
      priority: 'P1',
    };
    const moments = {
      startedAt: '2026-03-10T10:00:00+01:00',
      respondedAt: '2026-03-10T10:10:00+01:00',
      resolvedAt: '2026-03-10T15:00:00+01:00',
    };
    const { body: vendor } = await admin.post(`/vendors/${vendorId}/records`, { facts: { ...facts, ...moments } });
    expect(vendor.records).toHaveLength(1);
    const body = await takeIn({ vendorId, effectiveOn: '2026-03-01', endsOn: '2026-04-30', timeZone: 'Europe/Berlin' });
    expect(body).toMatchObject({
      state: 'ready',
      language: 'en',
      isRead: true,
      isJudged: true,
      vendorName: 'Northwind',
    });
    const { body: source } = await admin.get(`/agreements/${body.id}/text`);
    const { quote } = ofKind(body, 'availability');
    expect(source.text.slice(quote.start, quote.end)).toBe(
      'The Provider guarantees an availability of the Platform of 99.9 % per calendar month.',
    );
    expect(ofKind(body, 'response').facts).toMatchObject({ value: 15, unit: 'minutes', severity: 'P1' });
    const [march, april] = body.availability[0].periods;
    expect(march).toMatchObject({
      name: '2026-03',
      verdict: 'breached',
      downtimeMinutes: 300,
      credit: { percent: 10 },
    });
    expect(april).toMatchObject({ name: '2026-04', verdict: 'kept' });
    expect(body.times).toMatchObject([
      { kind: 'response', verdict: 'kept', minutes: 10 },
      { kind: 'resolution', verdict: 'breached', minutes: 300 },
    ]);
    expect(body.missing.map(({ kind }: { kind: string }) => kind)).toContain('deletion');
    expect(body.unusual.map(({ rule }: { rule: string }) => rule)).toContain('disclaimer');
    const { body: list } = await admin.get(`/agreements?vendorId=${vendorId}`);
    expect(list.rows[0].counts).toMatchObject({ breached: 2, unknown: 0, commitments: body.commitments.length });
  });

  test('that was in force before its vendor came into the register says nothing of the time before', async () => {
    const year = new Date().getUTCFullYear() - 1;
    const target = TEXT.replace('guarantees an availability', 'aims at an availability');
    const vendorId = await addVendor('New here');
    const body = await takeIn({ vendorId, effectiveOn: `${year}-01-01`, timeZone: 'UTC', text: target });
    const periods = body.availability[0].periods as { verdict: string; availability: number | null }[];
    expect(periods.slice(0, -1).every((each) => each.verdict === 'unrecorded' && each.availability === null)).toBe(
      true,
    );
    expect(periods.at(-1)).toMatchObject({ isRunning: true, availability: 100 });
    expect(body.counts).toMatchObject({ kept: 0, running: 1, unrecorded: periods.length - 1 });
    const facts = { kind: 'incident', title: 'Down', severity: 'high', affected: 'down', happenedOn: `${year}-02-10` };
    const moments = { startedAt: `${year}-02-10T10:00:00Z`, resolvedAt: `${year}-02-10T15:00:00Z` };
    await admin.post(`/vendors/${vendorId}/records`, { facts: { ...facts, ...moments } });
    const { body: later } = await admin.get(`/agreements/${body.id}`);
    expect(later).toMatchObject({ recordedSince: `${year}-02-10`, counts: { breached: 0, missed: 1, unrecorded: 1 } });
  });

  test('is judged only with a vendor and a first day, both of which may come later', async () => {
    const body = await takeIn();
    expect(body).toMatchObject({ vendorId: null, isJudged: false, availability: [], counts: { breached: 0 } });
    const vendorId = await addVendor('Later Ltd');
    const change = { vendorId, effectiveOn: '2026-01-01', version: body.version };
    expect((await admin.patch(`/agreements/${body.id}`, change)).body).toMatchObject({
      isJudged: true,
      vendorName: 'Later Ltd',
    });
    expect((await admin.patch(`/agreements/${body.id}`, change)).status).toBe(409);
    const wrong = await admin.patch(`/agreements/${body.id}`, { endsOn: '2025-12-31' });
    expect(wrong.body).toMatchObject({ status: 422, issues: [{ path: 'endsOn' }] });
  });

  test('takes the place of an earlier one of the same vendor, from its first day, and says what changed', async () => {
    const vendorId = await addVendor('Versions');
    const old = await takeIn({ vendorId, effectiveOn: '2025-01-01' });
    const text = TEXT.replace('within 24 hours', 'within 96 hours');
    const young = await takeIn({ vendorId, effectiveOn: '2026-01-01', replacesId: old.id, text });
    expect(young.changes).toMatchObject([{ kind: 'breach-notice', before: [{ value: 24 }], after: [{ value: 96 }] }]);
    expect(young.unusual.map(({ rule }: { rule: string }) => rule)).toContain('breach-late');
    const { body } = await admin.get(`/agreements/${old.id}`);
    expect(body).toMatchObject({ replacedOn: '2026-01-01', isInForce: false });
    expect(body.availability[0].periods.at(-1).name).toBe('2025-12');
    const other = await takeIn({ vendorId: await addVendor('Another') });
    expect((await admin.patch(`/agreements/${other.id}`, { replacesId: old.id })).status).toBe(422);
    expect((await admin.patch(`/agreements/${old.id}`, { replacesId: young.id })).status).toBe(422);
    await admin.remove(`/agreements/${old.id}`);
    expect((await admin.get(`/agreements/${young.id}`)).body).toMatchObject({ replacesId: null, changes: null });
  });

  test('that is no agreement, too much or a scan says so', async () => {
    const letter = await takeIn({ text: 'Good morning, the party is on Friday.' });
    expect(letter).toMatchObject({ state: 'ready', commitments: [] });
    const long = await admin.post('/agreements', { title: 'Long', text: 'a'.repeat(500_001) });
    expect(long.body.issues[0].message).toBe('Use at most 500,000 characters');
    expect((await admin.post('/agreements', { title: 'None' })).status).toBe(422);
    const { body } = await admin.upload([
      { name: 'a.exe', bytes: 'MZ' },
      { name: 'a.pdf', bytes: '%PDF-1.4 nothing' },
    ]);
    const [program, pdf] = body.files;
    expect((await admin.post('/agreements', { title: 'P', fileId: program.id })).status).toBe(422);
    expect(await takeIn({ text: undefined, fileId: pdf.id })).toMatchObject({
      state: 'refused',
      refusal: expect.any(String),
      commitments: [],
    });
  });
});

describe('a commitment', () => {
  test('is confirmed, corrected, dismissed and taken back, each with its entry in the audit trail', async () => {
    const { id, ...body } = await takeIn();
    const { id: commitmentId, facts } = ofKind(body as never, 'breach-notice');
    const path = `/agreements/${id}/commitments/${commitmentId}`;
    const now = ({ body: shown }: { body: Shown }) => shown.commitments.find((each) => each.id === commitmentId);
    expect(now(await admin.patch(path, { decision: 'confirm', version: 1 }))).toMatchObject({
      state: 'confirmed',
      decidedByName: expect.any(String),
    });
    expect((await admin.patch(path, { decision: 'dismiss', version: 1 })).status).toBe(409);
    const corrected = now(await admin.patch(path, { decision: 'correct', facts: { ...facts, value: 96 } }));
    expect(corrected).toMatchObject({ state: 'corrected', facts: { value: 96 }, proposed: { value: 24 } });
    expect(now(await admin.patch(path, { decision: 'dismiss' }))).toMatchObject({ state: 'dismissed' });
    expect(now(await admin.patch(path, { decision: 'reset' }))).toMatchObject({
      state: 'proposed',
      facts: { value: 24 },
      proposed: null,
      decidedAt: null,
    });
    expect((await admin.patch(path, { decision: 'correct', facts: { ...facts, kind: 'audit' } })).status).toBe(422);
    const { body: trail } = await admin.get(`/activity?subject=agreements&subjectId=${id}`);
    expect(trail.entries ?? trail.rows).toHaveLength(6);
  });

  test('is added by hand with words of the text, and goes and comes back', async () => {
    const body = await takeIn();
    const facts = { ...ofKind(body, 'breach-notice').facts, kind: 'audit', value: null, unit: null };
    const add = (quote: object) => admin.post(`/agreements/${body.id}/commitments`, { facts, quote });
    expect((await add({ start: 5, end: 9_999 })).status).toBe(422);
    const { body: after } = await add({ start: 0, end: 23 });
    const added = ofKind(after, 'audit');
    expect(added).toMatchObject({ state: 'added', quote: { start: 0, end: 23, page: null } });
    const path = `/agreements/${body.id}/commitments/${added.id}`;
    expect(ofKind((await admin.patch(path, { decision: 'dismiss' })).body, 'audit').state).toBe('dismissed');
    expect(ofKind((await admin.patch(path, { decision: 'reset' })).body, 'audit').state).toBe('added');
  });
});

test('nothing is for another organisation, and who may only look changes nothing', async () => {
  const vendorId = await addVendor('Mine');
  const { id, commitments } = await takeIn({ vendorId });
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const paths = [`/agreements/${id}`, `/agreements/${id}/text`];
  for (const path of paths) expect((await stranger.get(path)).status).toBe(404);
  expect(
    (await stranger.patch(`/agreements/${id}/commitments/${commitments[0].id}`, { decision: 'dismiss' })).status,
  ).toBe(404);
  expect((await stranger.remove(`/agreements/${id}`)).status).toBe(404);
  expect((await stranger.post('/agreements', { title: 'T', text: TEXT, vendorId })).status).toBe(422);
  expect((await stranger.post('/agreements', { title: 'T', text: TEXT, replacesId: id })).status).toBe(422);
});

test('what a vendor had goes with it, also the file', async () => {
  const vendorId = await addVendor('Gone');
  const { body } = await admin.upload([{ name: 'sla.md', bytes: TEXT }]);
  const { id } = await takeIn({ text: undefined, fileId: body.files[0].id, vendorId });
  const kept = () => server.owner.query('select is_kept from files where id = $1', [body.files[0].id]);
  expect((await kept()).rows).toEqual([{ is_kept: true }]);
  await admin.remove(`/vendors/${vendorId}`);
  expect((await admin.get(`/agreements/${id}`)).status).toBe(404);
  expect((await kept()).rows[0]?.is_kept ?? false).toBe(false);
});

test('a backup brings agreements back as they were', async () => {
  const vendorId = await addVendor('Backed up');
  const old = await takeIn({ vendorId, effectiveOn: '2026-01-01' });
  const young = await takeIn({ vendorId, effectiveOn: '2026-02-01', replacesId: old.id });
  const file = await backUp(admin, true);
  await admin.remove(`/agreements/${young.id}`);
  await restore(server, admin, file, (await admin.get('/session')).body.organisation.name);
  const { jobId: _job, ...after } = (await admin.get(`/agreements/${young.id}`)).body;
  const { jobId: _was, ...before } = young;
  expect(after).toEqual(before);
}, 60_000);
