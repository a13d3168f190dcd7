import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const CSV = `Ref,Title,Section,Description,Priority,ISO 27001
S-1,Suppliers are known,Suppliers,A list of all suppliers.,high,A.5.19 (equal: The same list.)
S-2,Leavers lose access,Access,,,
`;
const OWN = 'own-supplier-code';
let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const upload = { fileName: 'code.csv', text: CSV, title: 'Supplier Code', edition: '1', use: false };
  await admin.post('/organisation/custom-frameworks', upload);
});
afterAll(() => server.stop());

const primary = async () => {
  const { body } = await admin.get('/organisation/frameworks');
  return body.find(({ why }: { why: string }) => why === 'primary')?.framework;
};

test('it can be what the organisation works towards first, and then stays until another one is', async () => {
  const { body } = await admin.patch('/organisation/settings', { primaryFramework: OWN });
  expect(body.primaryFramework).toBe(OWN);
  expect(await primary()).toBe(OWN);
  expect((await admin.get(`/readiness/${OWN}`)).body).toMatchObject({ total: 2 });
  const { rows } = await server.owner.query(`select title from jobs where kind = 'documents.match'`);
  expect(rows).toContainEqual({ title: 'Supplier Code' });
  const refused = await admin.remove(`/organisation/custom-frameworks/${OWN}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'primary_framework']);
  await admin.patch('/organisation/settings', { primaryFramework: 'PCI-DSS' });
  expect(await primary()).toBe('pci-dss-4-0-1');
});

test('what nobody has is refused as a primary framework, in the profile and for structures', async () => {
  for (const primaryFramework of ['own-nothing', 'COBIT', '']) {
    const { status } = await admin.patch('/organisation/settings', { primaryFramework });
    expect(status, primaryFramework).toBe(422);
  }
  expect((await admin.patch('/organisation/profile', { frameworks: ['COBIT'] })).status).toBe(422);
  expect((await admin.get('/documents/structures/own-nothing')).status).toBe(422);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.patch('/organisation/settings', { primaryFramework: OWN })).status).toBe(422);
  expect((await stranger.get(`/documents/structures/${OWN}`)).status).toBe(422);
});

test('the set-up takes it, with the documents that show what it relates to', async () => {
  const answers = { industry: 'technology', size: 'medium', frameworks: [OWN, 'HIPAA'], currentCompliance: [OWN] };
  const { body: profile } = await admin.patch('/organisation/profile', answers);
  expect(profile).toMatchObject({ frameworks: ['HIPAA', OWN], currentCompliance: [OWN] });
  const { body } = await admin.get('/setup-analysis');
  const own = body.priorityFrameworks.find(({ framework }: { framework: string }) => framework === OWN);
  expect(own).toMatchObject({ isChosen: true, isHeld: true, total: 2 });
  const { body: insights } = await admin.get('/profile-insights');
  expect(JSON.stringify(insights)).toContain(OWN);
  const documents = body.recommendedPolicies.filter(({ frameworks }: { frameworks: string[] }) =>
    frameworks.includes(OWN),
  );
  expect(documents.map(({ key }: { key: string }) => key)).toContain('supplier-security-policy');
});

test('templates are found by it, and a structure is generated for it', async () => {
  const { body: templates } = await admin.get(`/documents/templates?framework=${OWN}&requirementId=S-1`);
  expect(templates[0].requirements[OWN]).toEqual(['S-1']);
  const { body } = await admin.get(
    `/documents/generated-structures?standard=${OWN}&type=tech&size=medium&requirements=`,
  );
  expect(body.documents.map(({ key }: { key: string }) => key)).toContain('supplier-security-policy');
  expect(body.suggestions).toContainEqual({ kind: 'uncovered', count: 1, total: 2, ids: ['S-2'] });
});

test('the first day offers it with folders', async () => {
  const { body: offered } = await admin.get('/documents/structures');
  expect(offered).toContainEqual({ model: OWN, framework: OWN });
  expect(offered).toContainEqual({ model: 'PCI-DSS', framework: 'pci-dss-4-0-1' });
  const { body } = await admin.post('/documents/structures', { model: OWN, language: 'en' });
  expect(body).toMatchObject({ model: OWN, made: { folders: 4, drafts: 0 } });
});

test('an analysis leaves out one that was removed since it was chosen', async () => {
  await admin.remove(`/organisation/custom-frameworks/${OWN}`);
  const { status, body } = await admin.get('/setup-analysis');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(OWN);
  await admin.patch('/organisation/profile', { weeklyHours: 10, frameworks: ['HIPAA', OWN] });
  expect((await admin.get('/organisation/profile')).body.frameworks).toEqual(['HIPAA']);
});
