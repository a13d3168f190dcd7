import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
const SOC = 'soc-2-2017';
const POLICY = `# Password Policy

Owner: Head of IT. Approved by the board on 3 March 2026.

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Passwords must be stored in the password manager that the company provides.
`;

let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

test('of many who reuse the same evidence at once one does, and the others are told', async () => {
  const { body } = await manager.upload([{ name: 'Password_Policy.txt', bytes: POLICY }]);
  const added = await manager.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(manager, added.body.job.id);
  const { findings } = (await manager.get(`/documents/${added.body.added[0].id}`)).body;
  const finding = findings.find(
    (each: Record<string, unknown>) => each['requirementId'] === 'A.5.17' && each['framework'] === ISO,
  );
  const accepted = await manager.post('/evidence/acceptances', { suggestionIds: [finding.id] });
  const evidenceId = accepted.body.evidence[0].id as string;
  const { rows } = (await manager.get(`/evidence/proposals?framework=${SOC}`)).body;
  const { requirementId } = rows[0].requirement;

  const asked = { evidenceId, framework: SOC, requirementId };
  const answers = await Promise.all(Array.from({ length: 5 }, () => manager.post('/evidence/reuses', asked)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const kept = await manager.get(`/evidence?framework=${SOC}&requirementId=${encodeURIComponent(requirementId)}`);
  expect(kept.body.total).toBe(1);
});
