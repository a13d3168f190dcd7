import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
const SOC = 'soc-2-2017';
const CSF = 'nist-csf-2-0';
const POLICY = `# Password Policy

Owner: Head of IT. Approved by the board on 3 March 2026.

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Passwords must be stored in the password manager that the company provides.
`;

let server: TestServer;
let manager: TestSession;
let evidenceId: string;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  const { body } = await manager.upload([{ name: 'Password_Policy.txt', bytes: POLICY }]);
  const added = await manager.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(manager, added.body.job.id);
  const { findings } = (await manager.get(`/documents/${added.body.added[0].id}`)).body;
  const finding = findings.find(
    (each: Record<string, unknown>) => each['requirementId'] === 'A.5.17' && each['framework'] === ISO,
  );
  const accepted = await manager.post('/evidence/acceptances', { suggestionIds: [finding.id] });
  evidenceId = accepted.body.evidence[0].id;
});
afterAll(() => server.stop());

const proposals = async (query = '', framework = SOC) =>
  (await manager.get(`/evidence/proposals?framework=${framework}${query}`)).body;
const reuse = (requirementId: string, framework = SOC) =>
  manager.post('/evidence/reuses', { evidenceId, framework, requirementId });

test('a requirement is linked to those of other frameworks, with what the link stands on', async () => {
  const { body } = await manager.get(`/frameworks/${ISO}/requirements/A.5.17/links?language=de`);
  const link = body.find((each: Record<string, unknown>) => each['framework'] === SOC);
  expect(link).toMatchObject({ steps: [{ from: { requirementId: 'A.5.17' }, source: expect.stringMatching(/\S/) }] });
  expect(link.steps[0].why.length).toBeGreaterThan(15);
});

test('accepted evidence is proposed for what relates to it, and counts there only when a person says so', async () => {
  const { rows, total } = await proposals();
  expect(total).toBeGreaterThan(0);
  const { requirement, evidence } = rows[0];
  expect(evidence).toMatchObject({ id: evidenceId, framework: ISO });
  const readiness = async () => (await manager.get(`/readiness/${SOC}`)).body.evidenced;
  expect(await readiness()).toBe(0);
  const { body } = await reuse(requirement.requirementId);
  expect(body.evidence).toMatchObject({
    framework: SOC,
    documentId: evidence.documentId,
    quote: evidence.quote,
    asks: [],
  });
  expect(body.control.status).toBe('In Progress');
  expect(await readiness()).toBe(1);
  const { rows: left } = await proposals(`&requirementId=${requirement.requirementId}`);
  expect(left).toEqual([]);
  expect((await reuse(requirement.requirementId)).status).toBe(409);
});

test('evidence is not reused for what does not relate to it, nor when it was withdrawn', async () => {
  expect((await reuse('P8.1')).status).toBe(404);
  expect((await reuse('nothing')).status).toBe(404);
  const { rows } = await proposals('', CSF);
  await manager.post(`/evidence/${evidenceId}/withdrawal`, {});
  expect((await reuse(rows[0].requirement.requirementId, CSF)).status).toBe(409);
  expect(
    (await proposals('', CSF)).rows.filter((row: { evidence: { id: string } }) => row.evidence.id === evidenceId),
  ).toEqual([]);
});
