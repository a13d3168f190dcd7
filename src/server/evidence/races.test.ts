import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
const policyOf = (company: string) => `# Password Policy of ${company}

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Multi-factor authentication is required for remote access and for all administrator accounts.
`;

interface Finding {
  id: string;
  requirementId: string;
}

let server: TestServer;
let manager: TestSession;
let auditor: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  auditor = await server.signIn('auditor');
});
afterAll(() => server.stop());

/** Files policies and reads them. @returns for each its id and what it says of passwords. */
async function readPolicies(...companies: string[]): Promise<{ documentId: string; finding: Finding }[]> {
  const { body } = await manager.upload(
    companies.map((company) => ({ name: `${company}.txt`, bytes: policyOf(company) })),
  );
  const added = await manager.post('/documents', {
    files: body.files.map(({ id }: { id: string }) => ({ fileId: id })),
  });
  await waitForJob(manager, added.body.job.id);
  return Promise.all(
    added.body.added.map(async ({ id }: { id: string }) => {
      const { findings } = (await manager.get(`/documents/${id}`)).body;
      return { documentId: id, finding: findings.find(({ requirementId }: Finding) => requirementId === 'A.5.17') };
    }),
  );
}

const accept = (...suggestionIds: string[]) => manager.post('/evidence/acceptances', { suggestionIds });
const standing = async (documentId: string) =>
  (await manager.get(`/evidence?documentId=${documentId}`)).body.rows.filter(
    ({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt === null,
  ).length;

test('of several who accept the same suggestion at once one does, and there is one piece of evidence', async () => {
  const [policy] = await readPolicies('Alder');
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept(policy!.finding.id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await standing(policy!.documentId)).toBe(1);
});

test('suggestions of different documents for one requirement can be accepted at the same time', async () => {
  const policies = await readPolicies('Birch', 'Cedar', 'Daphne', 'Elm', 'Fir');
  const answers = await Promise.all(policies.map(({ finding }) => accept(finding.id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('whoever changes the same requirements in another order waits', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `A.8.${index + 1}`);
  const changes = [ids, ids.toReversed(), ids, ids.toReversed()].map((requirementIds, index) =>
    manager.post(`/controls/${ISO}/changes`, { requirementIds, change: { justification: `Reason ${index}` } }),
  );
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a document that is removed while it is accepted is either gone or stands as evidence', async () => {
  const policies = await readPolicies('Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kalmia', 'Larch');
  for (const { documentId, finding } of policies) {
    const [accepted, removed] = await Promise.all([accept(finding.id), manager.remove(`/documents/${documentId}`)]);
    const isGone = (await manager.get(`/documents/${documentId}`)).status === 404;
    expect(removed.status).toBe(isGone ? 200 : 409);
    expect(isGone ? [404, 409] : [200]).toContain(accepted.status);
    expect(await standing(documentId)).toBe(isGone ? 0 : 1);
  }
});

test('a suggestion that is accepted and taken back at once is never open with evidence standing', async () => {
  const [policy] = await readPolicies('Maple');
  const { documentId, finding } = policy!;
  for (let round = 0; round < 8; round += 1) {
    const reopening = manager.post('/evidence/reopenings', { suggestionIds: [finding.id] });
    const statuses = (await Promise.all([accept(finding.id), reopening])).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { findings } = (await manager.get(`/documents/${documentId}`)).body;
    const { state } = findings.find(({ id }: Finding) => id === finding.id);
    expect([state, await standing(documentId)]).toEqual(state === 'accepted' ? ['accepted', 1] : ['open', 0]);
  }
});

test('evidence that two withdraw at once is withdrawn once, by one of them', async () => {
  const [policy] = await readPolicies('Nettle');
  const { evidence } = (await accept(policy!.finding.id)).body;
  const path = `/evidence/${evidence[0].id}/withdrawal`;
  const answers = await Promise.all([1, 2, 3].map(() => manager.post(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const entries = (await auditor.get(`/activity?subject=evidence&subjectId=${evidence[0].id}`)).body.rows;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['withdrawn', 'accepted']);
});

test('taking back what nobody decided is no entry of the trail', async () => {
  const [policy] = await readPolicies('Olive');
  const { id } = policy!.finding;
  expect((await manager.post('/evidence/reopenings', { suggestionIds: [id] })).status).toBe(200);
  expect((await auditor.get(`/activity?subject=suggestions&subjectId=${id}`)).body.total).toBe(0);
});

test('evidence cannot have ended before it is accepted', async () => {
  const [policy] = await readPolicies('Poplar');
  const { status, body } = await manager.post('/evidence/acceptances', {
    suggestionIds: [policy!.finding.id],
    validUntil: '2020-01-31',
  });
  expect([status, body.issues?.[0]?.path]).toEqual([422, 'validUntil']);
});
