import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const SOC = 'soc-2-2017';
const POLICY = `# Password Policy

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Access to systems needs a user name and a password.

## Multi-factor authentication

Multi-factor authentication is required for remote access and for all administrator accounts. Accounts are locked after ten failed logins.
`;

let server: TestServer;
let admin: TestSession;
let documentId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  documentId = await read('Password_Policy.txt', POLICY);
});
afterAll(() => server.stop());

async function read(name: string, bytes: string): Promise<string> {
  const { body } = await admin.upload([{ name, bytes }]);
  const added = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(admin, added.body.job.id);
  return added.body.added[0].id;
}

interface Found {
  id: string;
  framework: string;
  requirementId: string;
  state: string;
}
const found = async (framework: string, id = documentId): Promise<Found[]> =>
  (await admin.get(`/documents/${id}`)).body.findings.filter((each: Found) => each.framework === framework);
const inUse = async () =>
  (await admin.get('/organisation/frameworks')).body.map((each: { framework: string; why: string }) => [
    each.framework,
    each.why,
  ]);
const matched = async () => {
  const { rows } = await server.owner.query(
    `select id from jobs where kind = 'documents.match' order by created_at desc, id limit 1`,
  );
  return waitForJob(admin, rows[0].id);
};

test('an organization works with ISO 27001 from the start, and a document is matched against it', async () => {
  expect(await inUse()).toEqual([['iso-27001-2022', 'always']]);
  expect(await found('iso-27001-2022')).not.toEqual([]);
  expect(await found(SOC)).toEqual([]);
});

test('a framework taken into use is matched against what was read before, from the stored text', async () => {
  const { status, body } = await admin.post('/organisation/frameworks', { framework: SOC });
  expect(status).toBe(200);
  expect(body.inUse[1]).toMatchObject({ framework: SOC, why: 'chosen', addedByName: expect.stringMatching(/\S/) });
  const job = await waitForJob(admin, body.job.id);
  expect(job).toMatchObject({ kind: 'documents.match', title: 'SOC 2', state: 'done', done: 1, total: 1 });
  const suggestions = await found(SOC);
  expect(suggestions.map(({ requirementId }) => requirementId)).toContain('CC6.1');
  expect(job.outcome).toMatchObject({ documents: 1, suggestions: suggestions.length, framework: SOC });
  const [entry] = (await admin.get('/activity')).body.rows;
  expect(entry).toMatchObject({ action: 'added', subject: 'frameworks', subjectId: SOC, title: 'SOC 2' });
});

test('what is read afterwards is matched against all that are in use', async () => {
  const id = await read(
    'Leavers.txt',
    'Access rights of leavers are removed on their last day and the removal is recorded.',
  );
  expect(await found('iso-27001-2022', id)).not.toEqual([]);
  expect((await found(SOC, id)).map(({ requirementId }) => requirementId)).toContain('CC6.2');
});

test('one that is in use is not taken twice, and one that nobody knows not at all', async () => {
  const again = await admin.post('/organisation/frameworks', { framework: SOC });
  expect([again.status, again.body.job, again.body.inUse.length]).toEqual([200, null, 2]);
  expect((await admin.post('/organisation/frameworks', { framework: 'iso-1' })).status).toBe(404);
  expect((await admin.remove('/organisation/frameworks/gdpr-2016')).status).toBe(404);
});

test('what was accepted stays on record when a framework is given up, and counts again when it is back', async () => {
  const [first] = await found(SOC);
  await admin.post('/evidence/acceptances', { suggestionIds: [first!.id] });
  const stopped = await admin.remove(`/organisation/frameworks/${SOC}`);
  expect(stopped.body).toMatchObject({ inUse: [{ framework: 'iso-27001-2022' }], kept: { controls: 1, evidence: 1 } });
  expect((await found(SOC)).map(({ id, state }) => [id, state])).toEqual([[first!.id, 'accepted']]);
  expect((await admin.get('/suggestions?state=open')).body.rows.map(({ framework }: Found) => framework)).not.toContain(
    SOC,
  );
  const [entry] = (await admin.get('/activity')).body.rows;
  expect(entry).toMatchObject({ action: 'removed', subject: 'frameworks', subjectId: SOC });

  const back = await admin.post('/organisation/frameworks', { framework: SOC });
  await waitForJob(admin, back.body.job.id);
  expect((await found(SOC)).length).toBeGreaterThan(1);
  expect((await admin.get(`/readiness/${SOC}`)).body).toMatchObject({ evidenced: 1, inProgress: 1 });
});

test('the primary framework is in use as long as it is primary, and only then', async () => {
  await admin.patch('/organisation/settings', { primaryFramework: 'PCI-DSS' });
  expect((await matched()).outcome).toMatchObject({ framework: 'pci-dss-4-0-1', documents: 2 });
  expect(await inUse()).toEqual([
    ['iso-27001-2022', 'always'],
    ['pci-dss-4-0-1', 'primary'],
    [SOC, 'chosen'],
  ]);
  expect(await found('pci-dss-4-0-1')).not.toEqual([]);
  const refused = await admin.remove('/organisation/frameworks/pci-dss-4-0-1');
  expect([refused.status, refused.body.code]).toEqual([409, 'primary_framework']);

  await admin.patch('/organisation/settings', { primaryFramework: 'ISO 27001' });
  expect((await matched()).outcome).toEqual({ documents: 0, suggestions: 0, unmatched: 0 });
  expect(await found('pci-dss-4-0-1')).toEqual([]);
  const base = await admin.remove('/organisation/frameworks/iso-27001-2022');
  expect([base.status, base.body.code]).toEqual([409, 'always_in_use']);
});

test('a viewer sees what is in use, and nobody but an administrator changes it', async () => {
  const viewer = await server.signIn('viewer');
  expect((await viewer.get('/organisation/frameworks')).body[0]).toMatchObject({ framework: 'iso-27001-2022' });
  const manager = await server.signIn('compliance_manager');
  expect((await manager.post('/organisation/frameworks', { framework: 'gdpr-2016' })).status).toBe(403);
  expect((await manager.remove(`/organisation/frameworks/${SOC}`)).status).toBe(403);
});

test('what one organization uses is no other’s', async () => {
  const foreign = await server.secondOrganisation();
  const stranger = await server.signIn('admin', foreign);
  const { body } = await stranger.request('GET', '/organisation/frameworks', undefined, {
    'x-organisation': foreign,
  });
  expect(body.map(({ framework }: { framework: string }) => framework)).toEqual(['iso-27001-2022']);
});
