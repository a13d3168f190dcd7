import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import { bandOfPercent, type Readiness } from '#domain/readiness/readiness.ts';
import type { Risk } from '#domain/risks/view.ts';
import type { Vendor } from '#domain/vendors/view.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { renewSetupToken } from '../../people/setup.ts';

let server: TestServer;
let visitor: Pick<TestSession, 'get'>;

beforeAll(async () => {
  server = await startTestServer();
  const token = await renewSetupToken(server.services.database);
  const administrator = { name: 'Ana Ruiz', email: 'ana@maple.example', password: 'correct horse battery staple' };
  const made = await server.anonymous.post('/setup', { token, administrator, organisation: null });
  const cookie = made.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  visitor = { get: (path) => server.anonymous.request('GET', path, undefined, { cookie }) };
  const mine = { justification: 'Decided while the year was done.' };
  await server.anonymous.request('PATCH', '/controls/iso-27001-2022/A.8.33', mine, { cookie });
  await vi.waitFor(allDone, { timeout: 150_000, interval: 200 });
}, 180_000);
afterAll(() => server.stop());

async function allDone(): Promise<void> {
  const { rows } = await server.owner.query<{ state: string }>('select state from jobs');
  if (rows.length !== 4 || rows.some(({ state }) => state !== 'done')) throw new Error(JSON.stringify(rows));
}
const readiness = async (): Promise<Readiness> => (await visitor.get('/readiness/iso-27001-2022')).body;
async function named(search: string) {
  const { rows } = (await visitor.get(`/documents?search=${search}`)).body;
  return (await visitor.get(`/documents/${rows[0].id}`)).body;
}

describe('who looks around with demo data', () => {
  test('sees that it is a demo', async () => {
    const { organisation } = (await visitor.get('/session')).body;
    expect(organisation).toMatchObject({
      name: 'Maple & Finch Logistics (Demo)',
      domain: 'demo.example',
      isDemo: true,
    });
  });

  test('finds every document read, in folders, each saying that it is invented', async () => {
    const { rows } = (await visitor.get('/documents?pageSize=50')).body as { rows: Document[] };
    expect(rows.map(({ state, folder }) => `${folder}: ${state}`).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'Policies: read'),
      ...Array.from({ length: 5 }, () => 'Procedures: read'),
      ...Array.from({ length: 3 }, () => 'Records: read'),
    ]);
    for (const { id } of rows) {
      const { text, findings } = (await visitor.get(`/documents/${id}`)).body;
      expect(text).toMatch(/Maple & Finch Logistics, its people and everything in this document are invented/);
      expect(text).not.toContain('@{');
      expect(findings.length).toBeGreaterThan(0);
    }
  });

  test('sees what becomes of good, unfinished and old documents', async () => {
    expect(await named('access')).toMatchObject({
      fileName: 'access-control-policy.docx',
      type: 'policy',
      notices: [],
    });
    expect((await named('supplier')).notices[0]).toMatchObject({ kind: 'placeholders' });
    expect(await named('management-review')).toMatchObject({ type: 'minutes' });
    const plan = await named('continuity');
    expect(plan.suggestions).toMatchObject({ accepted: 0 });
    expect(plan.text).toContain(`Next review: `);
  });

  test('finds domains in every band, evidence in their name, suggestions left to decide and exclusions with reasons', async () => {
    const picture = await readiness();
    const bands = new Set(picture.domains.map(({ percentage }) => bandOfPercent(percentage ?? 0)));
    expect(bands).toEqual(new Set(['success', 'warning', 'error']));
    expect(picture.domainsReady).toBeGreaterThanOrEqual(3);
    expect(picture.evidenced).toBeGreaterThanOrEqual(20);
    expect(picture.unproven).toBeGreaterThan(5);
    expect(picture.suggestions).toBeGreaterThan(5);
    expect(picture.excluded).toBe(4);
    const statement = (await visitor.get('/readiness/iso-27001-2022/statement')).body;
    for (const row of statement.filter(({ applicable }: { applicable: boolean }) => !applicable))
      expect(row.justification.length).toBeGreaterThan(40);
    const { rows } = (await visitor.get('/evidence?pageSize=100')).body;
    for (const { quote } of rows) expect(quote.text).not.toContain('invented');
    expect(new Set(rows.map(({ acceptedByName }: { acceptedByName: string }) => acceptedByName))).toEqual(
      new Set(['Imani Okafor']),
    );
  });

  test('finds forty assets at all levels of risk and licences that run out', async () => {
    const statistics = (await visitor.get('/assets/statistics')).body;
    expect(statistics).toMatchObject({ totalAssets: 40, expiringLicenses: 3 });
    for (const { count } of statistics.riskDistribution) expect(count).toBeGreaterThan(2);
    const filled = statistics.categoryDistribution.filter(({ value }: { value: number }) => value > 2);
    expect(filled).toHaveLength(4);
  });

  test('finds the risks of the register extract in every band, tied to assets, controls and documents', async () => {
    const { rows } = (await visitor.get('/risks?pageSize=50')).body;
    expect(rows).toHaveLength(12);
    const bands = new Set(rows.flatMap(({ inherent, residual }: Risk) => [inherent?.bandPlace, residual?.bandPlace]));
    expect(bands).toEqual(new Set([0, 1, 2, 3]));
    const { id } = rows.find(({ reference }: Risk) => reference === 'R-06');
    const risk = (await visitor.get(`/risks/${id}`)).body;
    expect(risk).toMatchObject({
      assets: [{}, {}],
      linkedControls: [{}, {}],
      documents: [{}],
      actions: [{ state: 'open' }],
    });
    expect((await named('risk-register')).text).toContain(risk.title);
  });

  test('finds suppliers of all bands, one that raises an alert, an agreement that one of them broke, and a questionnaire with answers', async () => {
    const { rows } = (await visitor.get('/vendors?pageSize=50')).body;
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ band }: Vendor) => band))).toEqual(new Set(['good', 'fair', 'alert']));
    const waits = new Set(rows.flatMap((vendor: Vendor) => vendor.waits));
    expect(waits).toContain('review-overdue');
    expect(waits).toContain('certificate-expiring');
    const [hosting] = rows.filter(({ name }: Vendor) => name === 'Norsund Cloud');
    expect((await visitor.get(`/vendors/${hosting.id}`)).body).toMatchObject({
      assets: [{}, {}, {}, {}],
      risks: [{}, {}],
      reviews: [{ outcome: 'improvements' }],
    });
    const [agreement] = (await visitor.get('/agreements')).body.rows;
    expect(agreement).toMatchObject({ state: 'ready', vendorName: 'Norsund Cloud', counts: { breached: 1 } });
    expect((await visitor.get(`/agreements/${agreement.id}`)).body).toMatchObject({ isJudged: true });
    const [questionnaire] = (await visitor.get('/questionnaires')).body.rows;
    expect(questionnaire).toMatchObject({ state: 'ready', counts: { total: 8, approved: 3 } });
    expect(questionnaire.counts.none).toBeGreaterThan(0);
  });

  test('sees a year in which readiness grew, as it was decided', async () => {
    const { rows } = await server.owner.query<{ day: Date; implemented: number }>(
      `select day, (figures->>'implemented')::int as implemented from readiness_snapshots
       where framework = 'iso-27001-2022' order by day`,
    );
    expect(rows.length).toBeGreaterThan(24);
    const implemented = rows.map((row) => row.implemented);
    expect(implemented).toEqual(implemented.toSorted((one, other) => one - other));
    expect(implemented[0]).toBe(0);
    expect(implemented.at(-1)).toBe((await readiness()).implemented);
    const { weeks, finished, predictions } = (await visitor.get('/readiness/iso-27001-2022/predictions')).body;
    expect(weeks).toBeGreaterThanOrEqual(13);
    expect(finished).toBeGreaterThan(5);
    expect(predictions.some(({ p50 }: { p50: string | null }) => p50 !== null)).toBe(true);
  });

  test('keeps what they decided themselves while it was done', async () => {
    const { body } = await visitor.get('/controls/iso-27001-2022/A.8.33');
    expect(body.control ?? body).toMatchObject({
      status: 'Not Started',
      justification: 'Decided while the year was done.',
    });
  });

  test('meets six people with roles and departments, who can sign in by no way and get no mail', async () => {
    const { rows } = await server.owner.query<{ name: string; ways: number; role: string }>(
      `select u.name, m.role, (select count(*)::int from auth.account a where a.user_id = u.id) as ways
       from memberships m join auth."user" u on u.id = m.user_id where u.email like '%@demo.example' order by u.name`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'Imani Okafor',
      'Jonas Feld',
      'Lena Marsh',
      'Priya Raman',
      'Rosa Lindqvist',
      'Tomasz Vela',
    ]);
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['auditor', 'compliance_manager', 'user']));
    expect(rows.every(({ ways }) => ways === 0)).toBe(true);
    const waiting = await server.owner.query(
      'select 1 from notifications where mail_due_at is not null or read_at is null',
    );
    expect(waiting.rows).toEqual([]);
    const mails = await server.owner.query('select 1 from outbox');
    expect(mails.rows).toEqual([]);
  });

  test('finds policies approved on the day that their text names, and read by people', async () => {
    const policy = await named('information-security');
    expect(policy).toMatchObject({ version: 1, approvedByName: 'Rosa Lindqvist' });
    const day = new Date(policy.approvedAt).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(policy.text).toContain(`Rosa Lindqvist, Managing Director, on ${day}`);
    expect((await visitor.get(`/documents/${policy.id}/readers`)).body).toMatchObject({ asked: 7, read: 5 });
  });

  test('finds an audit and a management review with what was found, and one that is overdue', async () => {
    const { rows } = (await visitor.get('/schedule/records')).body;
    expect(rows.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Access rights of Routeboard',
      'Internal audit, first part. People and operations',
      'Management review',
    ]);
    const { rows: tasks } = (await visitor.get('/tasks?pageSize=50')).body;
    expect(new Set(tasks.map(({ state }: { state: string }) => state))).toContain('open');
  });

  test('finds campaigns with certificates, versions of the statement, acceptances that stand and one that ended', async () => {
    const count = async (table: string, where = 'true') =>
      (await server.owner.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`))
        .rows[0]?.count;
    expect(await count('awareness_campaigns')).toBe(3);
    expect(await count('awareness_certificates')).toBe(2 * 6 + 5 + 2);
    expect(await count('statement_versions')).toBe(2);
    expect(await count('risk_acceptances', 'until < current_date')).toBe(1);
    expect(await count('risk_acceptances', 'until >= current_date')).toBe(4);
    expect(await count('vendor_assessments', "state = 'reviewed'")).toBe(1);
    expect(await count('vendor_assessments', "state = 'submitted'")).toBe(1);
    expect(await count('vendor_monitoring_runs')).toBe(11);
    const changed = "changes <> '[]'::jsonb";
    expect(await count('vendor_monitoring_runs', changed)).toBeGreaterThan(0);
  });

  test('can trace all of it, in the order of its days', async () => {
    const countOf = async (subject: string) => (await visitor.get(`/activity?subject=${subject}`)).body.total;
    // It was opened, and said something of itself.
    expect(await countOf('organisations')).toBe(2);
    expect(await countOf('assets')).toBe(40);
    expect(await countOf('evidence')).toBe((await readiness()).evidenced);
    expect((await visitor.get('/activity/verification')).body).toMatchObject({ broken: null });
    const { rows } = await server.owner.query<{ at: Date }>(
      "select at from audit_entries where at < now() - interval '1 day' order by number",
    );
    const moments = rows.map(({ at }) => at.getTime());
    expect(moments.length).toBeGreaterThan(300);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });
});
