import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_ASSET } from '#domain/assets/asset.ts';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const ISO = 'iso-27001-2022';
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

const ANSWERS = {
  industry: 'technology',
  size: 'small',
  country: 'DE',
  situations: ['personal-data', 'software-development'],
  frameworks: ['ISO 27001', 'GDPR'],
  goals: ['certificate', 'law'],
  timeline: 'standard',
  weeklyHours: 20,
  hourlyCost: 80,
};

test('without the answers it needs there is no analysis, and the answer says which are missing', async () => {
  const { status, body } = await manager.get('/setup-analysis');
  expect([status, body.code]).toEqual([409, 'profile_incomplete']);
  expect(body.detail).toContain('industry, size, frameworks');
});

test('the profile is kept in part and as a whole, and its change stands in the audit trail', async () => {
  expect((await manager.get('/organisation/profile')).body).toMatchObject({ industry: null, frameworks: [] });
  await manager.patch('/organisation/profile', { industry: 'retail' });
  const { body } = await manager.patch('/organisation/profile', ANSWERS);
  expect(body).toMatchObject({ ...ANSWERS, timelineSetOn: new Date().toISOString().slice(0, 10) });
  const admin = await server.signIn('admin');
  const { body: trail } = await admin.get('/activity?subject=organisations');
  expect(trail.rows[0]).toMatchObject({ before: { industry: 'retail' }, after: { industry: 'technology' } });
});

test.each([
  [{ industry: 'mining' }, 'industry'],
  [{ frameworks: ['ISO 27001', 'COBIT'] }, 'frameworks.1'],
  [{ weeklyHours: 2.5 }, 'weeklyHours'],
])('refuses %j and names the field', async (wrong, path) => {
  const { status, body } = await manager.patch('/organisation/profile', wrong);
  expect([status, body.issues[0].path]).toEqual([422, path]);
});

test('the analysis says what the rest of the product says', async () => {
  const requirementIds = ['A.5.1', 'A.5.2'];
  await manager.post(`/controls/${ISO}/changes`, { requirementIds, change: { status: 'Implemented' } });
  const { status, body } = await manager.get('/setup-analysis?language=de');
  expect(status).toBe(200);
  const [iso, gdpr] = await Promise.all(
    [ISO, 'gdpr-2016'].map(async (id) => (await manager.get(`/readiness/${id}`)).body),
  );
  expect(body.readinessScore).toMatchObject({ implemented: 2, total: iso.total + gdpr.total });
  const [first, second] = body.priorityFrameworks;
  expect(first).toMatchObject({ framework: 'gdpr-2016', isChosen: true, isInUse: false });
  expect(first.reasons.map(({ reason }: { reason: string }) => reason)).toContain('duty-gdpr');
  expect(second).toMatchObject({ framework: ISO, implemented: 2, percent: iso.percent });
  expect(body.riskAreas).toContainEqual(expect.objectContaining({ code: 'duty-not-in-use', framework: 'gdpr-2016' }));
  expect(body.recommendedPolicies[0]).toMatchObject({ isMandatory: true, title: expect.stringMatching(/\w/) });
  expect(body.implementationRoadmap.cost).toBe(80 * body.implementationRoadmap.hours);
});

test('who may not see the inventory and the library is told nothing of them', async () => {
  const viewer = await server.signIn('viewer');
  expect((await viewer.get('/setup-analysis')).status).toBe(403);
  const auditor = await server.signIn('auditor');
  expect((await auditor.patch('/organisation/profile', { industry: 'retail' })).status).toBe(403);
});

test('the analysis of an organisation takes no longer than it may', async () => {
  const before = performance.now();
  await manager.get('/setup-analysis');
  expect(performance.now() - before).toBeLessThan(4000);
});

test('profile insights name what is missing, what is due, and say that there is not enough history', async () => {
  const dueOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await manager.patch(`/controls/${ISO}/A.5.15`, { dueOn });
  const { status, body } = await manager.get('/profile-insights');
  expect(status).toBe(200);
  const missing = body.completion.items.filter(({ isDone }: { isDone: boolean }) => !isDone);
  expect(missing.map(({ item }: { item: string }) => item)).toEqual(
    expect.arrayContaining(['logo', 'documents', 'assets']),
  );
  expect(body.insights).toContainEqual(expect.objectContaining({ code: 'duty-not-in-use', names: ['GDPR'] }));
  expect(body.reminders[0]).toMatchObject({ type: 'control-due', subjectId: 'A.5.15', dueOn, urgency: 'high' });
  expect(body.outlook).toMatchObject({ pace: null, deadline: expect.stringMatching(/^\d{4}-/), isInTime: null });
});

test('a framework that is taken into use is a duty met', async () => {
  const admin = await server.signIn('admin');
  await admin.post('/organisation/frameworks', { framework: 'gdpr-2016' });
  const { body } = await manager.get('/profile-insights');
  expect(body.insights.map(({ code }: { code: string }) => code)).not.toContain('duty-not-in-use');
});

test('what was given up, has ended, came with the product or cannot be read is not there', async () => {
  const stateOf = async (key: string) => {
    const { presentDocuments } = (await manager.get('/setup-analysis')).body;
    return presentDocuments.find((each: { key: string }) => each.key === key)?.presence.state ?? 'missing';
  };
  const { organisationId, owner } = server;
  const write = (text: string, ...values: unknown[]) => owner.query(text, [organisationId, manager.userId, ...values]);
  const risk = await manager.post('/risks', { title: 'Fire', assessments: [] });
  expect(risk.status).toBe(200);
  await write(
    `insert into risk_actions (id, organisation_id, risk_id, title, note, state, created_at, closed_at)
     values ($2, $1, $3, 'Extinguishers', '', 'cancelled', now(), now())`,
    risk.body.id,
  );
  await write(
    `insert into events (id, organisation_id, kind, title, note, starts_on, days, timezone, repeats, last_on, created_at, created_by, created_by_name, changed_at)
     values ($2, $1, 'audit', 'Audit', '', '2020-01-01', 1, 'UTC', '{"every":"year","interval":1}', '2021-01-01', now(), $2, 'Ana', now())`,
  );
  await owner.query(
    `insert into risk_methods (organisation_id, number, method, note, made_at) values ($1, 1, '{}', '', now()) on conflict do nothing`,
    [organisationId],
  );
  expect(await stateOf('risk-treatment-plan')).toBe('missing');
  expect(await stateOf('internal-audit-programme')).toBe('missing');
  expect(await stateOf('risk-assessment-method')).toBe('missing');
  await owner.query(`update risk_actions set state = 'done'`);
  await owner.query(`update events set last_on = null`);
  await owner.query(`update risk_methods set made_by = $1`, [manager.userId]);
  expect(await stateOf('risk-treatment-plan')).toBe('there');
  expect(await stateOf('internal-audit-programme')).toBe('there');
  expect(await stateOf('risk-assessment-method')).toBe('there');
  await owner.query('delete from risk_actions; delete from events; delete from risks; delete from risk_methods');
  const { body: upload } = await manager.upload([{ name: 'backup-policy.md', bytes: '# Backup policy' }]);
  const { body: added } = await manager.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  // What is still being read would be said to be read in the end.
  await waitForJob(manager, added.job.id);
  await owner.query(`update documents set state = 'refused' where title = 'Backup policy'`);
  expect(await stateOf('backup-policy')).toBe('in-part');
});

test('the assistant, the check and the templates agree on what is there', async () => {
  const list = async () => (await manager.get('/setup-analysis')).body;
  const missing = async () =>
    (await manager.get('/documents/check?kind=mandatory-missing&pageSize=100')).body.rows.map(
      ({ values }: { values: { key: string } }) => values.key,
    );
  const keysOf = (documents: { key: string }[]) => documents.map(({ key }) => key);
  expect(keysOf((await list()).recommendedPolicies)).toEqual(
    expect.arrayContaining(['acceptable-use-policy', 'risk-assessment-method']),
  );
  expect(await missing()).toEqual(expect.arrayContaining(['acceptable-use-policy', 'asset-register']));
  const bytes = '# Acceptable use policy\n\nLaptops are locked.';
  const { body: upload } = await manager.upload([{ name: 'acceptable-use-policy.md', bytes }]);
  await manager.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  const laptop = { name: 'Laptop', type: 'Laptop', category: 'Hardware', serialNumber: 'L-1', owner: 'Ana Ruiz' };
  expect((await manager.post('/assets', { ...NEW_ASSET, ...laptop })).body).toMatchObject(laptop);
  const { presentDocuments, recommendedPolicies } = await list();
  expect(keysOf(recommendedPolicies)).not.toContain('acceptable-use-policy');
  expect(presentDocuments).toContainEqual(
    expect.objectContaining({
      key: 'acceptable-use-policy',
      presence: { state: 'there', signs: [expect.objectContaining({ kind: 'document', reason: 'name' })] },
    }),
  );
  expect(presentDocuments).toContainEqual(
    expect.objectContaining({
      key: 'asset-register',
      presence: { state: 'there', signs: [{ kind: 'register', register: 'assets', count: 1 }] },
    }),
  );
  const now = await missing();
  expect(now).not.toContain('acceptable-use-policy');
  expect(now).not.toContain('asset-register');
  const { body: templates } = await manager.get('/documents/templates');
  expect(templates.find(({ key }: { key: string }) => key === 'acceptable-use-policy').document).toMatchObject({
    title: 'Acceptable use policy',
  });
});
