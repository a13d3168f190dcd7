import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonitoringOverview, VendorMonitoring } from '#domain/vendors/monitoring/run.ts';
import { makeAuthority, makeServerKeys } from '../../../../test/certificates.ts';
import { startNameServer } from '../../../../test/name-server.ts';
import { startTestServer, type TestSession } from '../../../../test/server.ts';
import { goodPage, startWebsite, toHttps } from '../../../../test/website.ts';
import { perform } from '../../platform/context.ts';
import { PRODUCT } from '../../platform/background/product-actor.ts';
import { monitorDue } from './run-schedule.ts';

const DOMAINS = ['one.example', 'two.example'];
const authority = makeAuthority();
const trusted = getCACertificates('default');
setDefaultCACertificates([...trusted, authority.pem]);
const keys = makeServerKeys(DOMAINS, { by: authority });
const site = await startWebsite(keys);
const names = await startNameServer({ 'NS example': ['ns.example'] });
const server = await startTestServer({
  MONITORING_RESOLVERS: `127.0.0.1:${names.port}`,
  MONITORING_ALLOWED_HOSTS: DOMAINS.map((name) => `${name}:${site.https}+${site.http}`).join(','),
});
let admin: TestSession;

beforeAll(async () => {
  admin = await server.signIn('admin');
  for (const name of [...DOMAINS, 'private.example'])
    Object.assign(names.zone, {
      [`A ${name}`]: ['127.0.0.1'],
      [`SOA ${name}`]: [{ mname: 'ns.example', rname: 'host.example' }],
      [`TXT ${name}`]: ['v=spf1 -all'],
      [`TXT _dmarc.${name}`]: ['v=DMARC1; p=reject'],
      [`CAA ${name}`]: [{ flags: 0, tag: 'issue', value: 'ca.example' }],
    });
});
afterAll(async () => {
  await server.stop();
  names.stop();
  site.stop();
  setDefaultCACertificates(trusted);
});

async function add(domains: string[], facts: object = {}, session = admin): Promise<string> {
  const name = `Vendor ${Math.random()}`;
  const { body } = await session.post('/vendors', { name, tier: 'High', industry: 'Hosting', domains, ...facts });
  return (body as { id: string }).id;
}

/** Nobody waits a minute here: what was ordered stands as if it were long ago. */
const forgetOrders = () =>
  server.owner.query(`update vendor_monitoring_orders set ordered_at = ordered_at - interval '1 hour'`);

async function over(session: TestSession, id: string) {
  await expect.poll(async () => (await session.get(`/jobs/${id}`)).body.state, { timeout: 20_000 }).toBe('done');
  return (await session.get(`/jobs/${id}`)).body;
}

async function look(vendorId: string, session = admin): Promise<VendorMonitoring> {
  await forgetOrders();
  const { status, body } = await session.post(`/vendors/${vendorId}/monitoring/runs`, {});
  expect({ status, body }).toMatchObject({ status: 200 });
  await over(session, (body as { id: string }).id);
  return (await session.get(`/vendors/${vendorId}/monitoring`)).body as VendorMonitoring;
}

const seen = ({ run }: VendorMonitoring, domain = 'one.example') =>
  Object.fromEntries(
    (run?.findings ?? []).filter((each) => each.domain === domain).map(({ check, code }) => [check, code]),
  );

test('who was never looked at is due, and at no hour of its own', async () => {
  const session = await server.signIn('admin', await server.secondOrganisation());
  const overview = async () =>
    (await session.get('/vendor-monitoring')).body as { nextAt: string | null; isDue: boolean };
  await add(['one.example'], {}, session);
  expect(await overview()).toMatchObject({ nextAt: null, isDue: true });
  await session.patch('/vendor-monitoring', { rhythm: 'off' });
  expect(await overview()).toMatchObject({ nextAt: null, isDue: false });
});

test('a run finds what is there, the next one what has become of it, and the owner hears of it', async () => {
  const owner = await server.signIn('admin');
  const id = await add(['one.example'], { ownerId: owner.userId });
  const first = await look(id);
  expect(seen(first)).toMatchObject({ reach: 'answers', certificate: 'good', spf: 'strict', dmarc: 'reject' });
  // Without DNSSEC half of its four points are lost.
  expect(first.run).toMatchObject({ posture: 98, parts: [{ check: 'dnssec', points: 2 }], changes: [] });
  const told = async () =>
    ((await owner.get('/notifications')).body as { rows: { kind: string; link: string }[] }).rows.map(
      ({ kind }) => kind,
    );
  expect(await told()).toEqual([]);

  site.become({
    https: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(),
    http: (_, response) => response.writeHead(200).end(),
  });
  site.rekey(makeServerKeys(['one.example'], { by: authority, days: [-90, -1] }));
  names.zone['TXT _dmarc.one.example'] = [];
  const second = await look(id);
  expect(seen(second)).toMatchObject({ certificate: 'expired', redirect: 'plain', hsts: 'missing' });
  expect(second.run?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ check: 'certificate', change: 'new', before: { code: 'good', state: 'ok' } }),
      expect.objectContaining({ check: 'redirect', change: 'new' }),
    ]),
  );
  expect(second.run?.posture).toBeLessThan(60);
  expect(await told()).toEqual(expect.arrayContaining(['vendor-problem', 'vendor-posture']));
  expect(await told()).toHaveLength(2);

  const third = await look(id);
  expect(third.run?.changes).toEqual([]);
  expect(await told()).toHaveLength(2);

  site.become({ https: goodPage, http: toHttps(() => site.https) });
  site.rekey(keys);
  names.zone['TXT _dmarc.one.example'] = ['v=DMARC1; p=reject'];
  const fourth = await look(id);
  expect(fourth.run?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ check: 'certificate', change: 'resolved' })]),
  );
  expect(fourth.history.map(({ posture }) => posture)).toEqual([98, second.run?.posture, second.run?.posture, 98]);
  const old = (await admin.get(`/vendors/${id}/monitoring?runId=${second.run?.id}`)).body as VendorMonitoring;
  expect(old.run?.posture).toBe(second.run?.posture);
  const vendor = (await admin.get(`/vendors/${id}`)).body as { lastScanAt: string };
  expect(vendor.lastScanAt).toBe(fourth.run?.endedAt);
});

test('where nobody owns it, whoever may edit vendors hears of a problem', async () => {
  const manager = await server.signIn('admin');
  const id = await add(['two.example']);
  names.zone['TXT two.example'] = ['v=spf1 +all'];
  await look(id);
  const { rows } = (await manager.get('/notifications')).body as { rows: { kind: string; link: string }[] };
  expect(rows).toMatchObject([{ kind: 'vendor-problem', link: `/app/vendor-risk/${id}#monitoring` }]);
  names.zone['TXT two.example'] = ['v=spf1 -all'];
});

test('a server in a private network is not looked at without the operator’s word, and that is nobody’s fault', async () => {
  const id = await add(['private.example']);
  const { run } = await look(id);
  expect(run?.findings.find(({ check }) => check === 'reach')).toMatchObject({ code: 'private', state: 'unknown' });
  expect(run?.posture).toBeNull();
});

test('without an answer of DNS nothing is said against anybody, and what was known stays', async () => {
  const id = await add(['one.example']);
  const before = await look(id);
  // A resolver that cannot ask anybody says so (SERVFAIL).
  names.lie((_, honest) => [Buffer.concat([honest.subarray(0, 3), Buffer.from([2]), honest.subarray(4)])]);
  const { run } = await look(id);
  names.lie(null);
  expect(run?.posture).toBeNull();
  expect(run?.changes).toEqual([]);
  expect(new Set(run?.findings.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(run?.findings[0]).toMatchObject({ code: 'no-dns', last: { code: 'answers', state: 'ok' } });
  expect((await look(id)).run).toMatchObject({ posture: before.run?.posture, changes: [] });
});

test('a person may look once a minute, and only where there is something to look at', async () => {
  const id = await add(['one.example']);
  await look(id);
  const again = await admin.post(`/vendors/${id}/monitoring/runs`, {});
  expect(again).toMatchObject({ status: 429 });
  const without = await add([]);
  expect(await admin.post(`/vendors/${without}/monitoring/runs`, {})).toMatchObject({
    status: 409,
    body: { code: 'no_domains' },
  });
  const auditor = await server.signIn('auditor');
  expect((await auditor.post(`/vendors/${id}/monitoring/runs`, {})).status).toBe(403);
  expect((await auditor.get(`/vendors/${id}/monitoring`)).status).toBe(200);
});

test('Run Now looks at every vendor with domains in one job that can be cancelled', async () => {
  await forgetOrders();
  const started = await admin.post('/vendor-monitoring/runs', {});
  expect(started).toMatchObject({ status: 200, body: { state: 'queued', title: 'Continuous Monitoring' } });
  expect(await admin.post('/vendor-monitoring/runs', {})).toMatchObject({ body: { code: 'monitoring_under_way' } });
  const running = (await admin.get('/vendors/overview')).body as { monitoring: string };
  expect(running.monitoring).toBe('running');
  const { outcome } = await over(admin, (started.body as { id: string }).id);
  const overview = (await admin.get('/vendor-monitoring')).body as MonitoringOverview;
  expect(outcome).toMatchObject({ vendors: overview.withDomains });
  expect(overview.jobs).toEqual([]);
  expect(((await admin.get('/vendors/overview')).body as { monitoring: string }).monitoring).toBe('ok');

  await forgetOrders();
  const held: (() => void)[] = [];
  site.become({ https: () => void held.push(() => {}) });
  const next = (await admin.post('/vendor-monitoring/runs', {})).body as { id: string };
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await admin.post(`/jobs/${next.id}/cancellation`, {});
  await expect.poll(async () => (await admin.get(`/jobs/${next.id}`)).body.state).toBe('cancelled');
  site.become({ https: goodPage });
});

test('what is due is looked at by itself, once, unless that is switched off', async () => {
  const organisationId = await server.secondOrganisation();
  const other = await server.signIn('admin', organisationId);
  const id = await add(['one.example'], {}, other);
  const visitor = { organisationId, actor: PRODUCT, requestId: 'round', log: server.services.log };
  const go = () => perform(server.services, visitor, false, monitorDue);
  const orders = async () =>
    (
      await server.owner.query('select job_id from vendor_monitoring_orders where organisation_id = $1', [
        organisationId,
      ])
    ).rows as { job_id: string }[];
  await other.patch('/vendor-monitoring', { rhythm: 'off' });
  await go();
  expect(await orders()).toEqual([]);
  const { body } = await other.patch('/vendor-monitoring', { rhythm: 'weekly' });
  expect(body).toMatchObject({ rhythm: 'weekly', withDomains: 1 });
  await go();
  await go();
  const [order, ...more] = await orders();
  expect(more).toEqual([]);
  await over(other, order?.job_id ?? '');
  await go();
  expect(await orders()).toHaveLength(1);
  const { run } = (await other.get(`/vendors/${id}/monitoring`)).body as VendorMonitoring;
  expect(run).toMatchObject({ cause: 'schedule', askedByName: 'Clausewise' });
  expect((await admin.get(`/vendors/${id}/monitoring`)).status).toBe(404);
  await other.remove(`/vendors/${id}`);
  const kept = await server.owner.query('select id from vendor_monitoring_runs where vendor_id = $1', [id]);
  expect(kept.rows).toEqual([]);
});
