import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditionChange } from '#domain/evidence/edition-change.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const [OLD, NEW] = ['iso-14001-2015', 'iso-14001-2026'];
const REVIEW = `# Environmental management review

Top management reviews the environmental management system every year. The management review of 4 March 2026 considered the status of
actions from previous management reviews, changes in external and internal issues and environmental performance, and decided on
opportunities for continual improvement. The minutes of the management review are kept.

# Environmental aspects

The organization determines its environmental aspects and significant environmental aspects from a life cycle perspective. The register of
environmental aspects and their environmental impacts is updated every year.

# Continual improvement

Nonconformities are corrected, their causes are found and corrective actions are recorded. The suitability of the environmental management
system is improved continually.
`;

let server: TestServer;
let admin: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await waitForJob(admin, (await admin.post('/organisation/frameworks', { framework: OLD })).body.job.id);
  const { body } = await admin.upload([
    { name: 'Management_review.md', bytes: REVIEW },
    { name: 'Review_2025.txt', bytes: REVIEW.replace('2026', '2025') },
  ]);
  const files = body.files.map(({ id }: { id: string }) => ({ fileId: id }));
  await waitForJob(admin, (await admin.post('/documents', { files })).body.job.id);
  const { rows } = (await admin.get(`/suggestions?framework=${OLD}&state=open&pageSize=100`)).body;
  await admin.post('/evidence/acceptances', {
    suggestionIds: rows.map(({ id }: { id: string }) => id),
    validUntil: '2030-01-01',
  });
});
afterAll(() => server.stop());

const evidenceOf = async (framework: string): Promise<Evidence[]> =>
  (await admin.get(`/evidence?framework=${framework}&pageSize=100`)).body.rows;
const standing = async (framework: string) => (await evidenceOf(framework)).filter(({ withdrawnAt }) => !withdrawnAt);
const controlOf = async (framework: string, id: string) => (await admin.get(`/controls/${framework}/${id}`)).body;
const preview = async (): Promise<EditionChange> =>
  (await admin.get(`/organisation/frameworks/${NEW}/edition-change`)).body;
const inUse = async () =>
  (await admin.get('/organisation/frameworks')).body.map((each: { framework: string }) => each.framework);
const linkOf = ({ documentId, quote }: Evidence, id: string) => `${id} ${documentId} ${quote.start}-${quote.end}`;

/** Every link of the edition before, as each requirement that carries its own on must have it. */
async function expectedLinks(): Promise<string[]> {
  const { steps } = await preview();
  const pieces = await standing(OLD);
  return steps.flatMap(({ requirement, from }) =>
    requirement
      ? pieces
          .filter((piece) => from.some(({ requirementId }) => requirementId === piece.requirementId))
          .map((piece) => linkOf(piece, requirement.requirementId))
      : [],
  );
}

test('the preview says of every requirement what becomes of it, and what would be carried along', async () => {
  await admin.patch(`/controls/${OLD}/9.3`, {
    status: 'Implemented',
    ownerId: admin.userId,
    dueOn: '2027-05-01',
    justification: 'Yearly, by the board',
  });
  await admin.patch(`/controls/${OLD}/10.3`, { status: 'Implemented' });
  await admin.patch(`/controls/${OLD}/10.1`, { status: 'Not Started' });
  const { from, to, isInUse, steps, made } = await preview();
  expect([from.framework, to.framework, isInUse, made]).toEqual([OLD, NEW, true, null]);
  const of = (id: string) => steps.find(({ requirement }) => requirement?.requirementId === id);
  expect(of('9.3.2')).toMatchObject({ change: 'split', status: 'Implemented', from: [{ requirementId: '9.3' }] });
  expect(of('9.3.2')!.evidence).toBeGreaterThan(0);
  expect(of('6.3')).toMatchObject({ change: 'new', status: null, evidence: 0 });
  expect(of('10.1')).toMatchObject({ change: 'merged', status: 'In Progress' });
  expect(of('4.2')).toMatchObject({ change: 'same' });
  const german = await admin.get(`/organisation/frameworks/${NEW}/edition-change?language=de`);
  expect(german.body.steps[0].requirement.title).not.toBe(steps[0]!.requirement!.title);
});

test('moving on carries every decision and every link along, and leaves the edition before as it is', async () => {
  const links = await expectedLinks();
  expect(links.length).toBeGreaterThan(5);
  const before = await evidenceOf(OLD);
  const { status, body } = await admin.post(`/organisation/frameworks/${NEW}/edition-change`, {});
  expect(status).toBe(200);
  expect(body.made.evidence).toBe(links.length);
  await waitForJob(admin, body.job.id);

  const carried = await standing(NEW);
  expect(carried.map((piece) => linkOf(piece, piece.requirementId)).toSorted()).toEqual(links.toSorted());
  expect(carried.every(({ validUntil }) => validUntil === '2030-01-01')).toBe(true);
  expect(await evidenceOf(OLD)).toEqual(before);
  for (const id of ['9.3.1', '9.3.2', '9.3.3'])
    expect(await controlOf(NEW, id)).toMatchObject({
      status: 'Implemented',
      ownerId: admin.userId,
      dueOn: '2027-05-01',
      justification: 'Yearly, by the board',
    });
  expect(await controlOf(OLD, '9.3')).toMatchObject({ status: 'Implemented', justification: 'Yearly, by the board' });
  expect(await inUse()).toEqual(['iso-27001-2022', NEW]);
  const { rows } = (await admin.get('/activity?subject=frameworks')).body;
  expect(rows[0]).toMatchObject({ action: 'edition-upgraded', subjectId: NEW, after: { evidence: links.length } });
});

test('what an ask was shown by still shows it where the ask is the same, and nowhere else', async () => {
  const [carried, old] = [await standing(NEW), await standing(OLD)];
  for (const { requirementId, asks, documentId, quote } of carried.filter(({ requirementId: id }) => id === '6.1.3')) {
    const origin = old.find(
      (piece) =>
        piece.requirementId === requirementId && piece.documentId === documentId && piece.quote.start === quote.start,
    );
    expect(asks).toEqual(origin?.asks);
  }
  expect(carried.find(({ requirementId }) => requirementId === '9.3.2')?.asks).toEqual([]);
});

test('a document on which only carried evidence stands cannot be removed', async () => {
  const [piece] = await standing(NEW);
  for (const old of await standing(OLD))
    if (old.documentId === piece!.documentId) await admin.post(`/evidence/${old.id}/withdrawal`, {});
  await server.owner.query(`update suggestions set decision = 'open' where document_id = $1`, [piece!.documentId]);
  const refused = await admin.remove(`/documents/${piece!.documentId}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'evidence_stands']);
});

test('it is made once, and taken back it leaves what somebody has changed since', async () => {
  const again = await admin.post(`/organisation/frameworks/${NEW}/edition-change`, {});
  expect([again.status, again.body.code]).toEqual([409, 'edition_changed']);
  await admin.patch(`/controls/${NEW}/9.3.1`, { status: 'In Progress' });
  const { body } = await admin.remove(`/organisation/frameworks/${NEW}/edition-change`);
  await waitForJob(admin, body.job.id);
  expect(body.kept).toBe(1);
  expect(body.withdrawn).toBeGreaterThan(5);
  expect(await standing(NEW)).toEqual([]);
  expect(await controlOf(NEW, '9.3.1')).toMatchObject({ status: 'In Progress' });
  expect(await controlOf(NEW, '9.3.2')).toMatchObject({ status: 'Not Started', ownerId: null, dueOn: null });
  expect(await inUse()).toEqual(['iso-27001-2022', OLD]);
  expect((await admin.get(`/suggestions?framework=${NEW}`)).body.total).toBe(0);
  expect((await preview()).made).toBeNull();
});

test('then one can move on again: links are carried anew, own decisions stay', async () => {
  const links = await expectedLinks();
  const { body } = await admin.post(`/organisation/frameworks/${NEW}/edition-change`, {});
  await waitForJob(admin, body.job.id);
  expect((await standing(NEW)).map((piece) => linkOf(piece, piece.requirementId)).toSorted()).toEqual(links.toSorted());
  expect(await controlOf(NEW, '9.3.1')).toMatchObject({ status: 'In Progress' });
  expect(await controlOf(NEW, '9.3.2')).toMatchObject({ status: 'Implemented' });
});

test('it needs the edition before, and somebody who may decide about requirements', async () => {
  const foreign = await server.secondOrganisation();
  const elsewhere = await server.signIn('admin', foreign);
  const refused = await elsewhere.post(`/organisation/frameworks/${NEW}/edition-change`, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'edition_not_in_use']);
  expect((await admin.get('/organisation/frameworks/soc-2-2017/edition-change')).status).toBe(404);
  const manager = await server.signIn('compliance_manager');
  expect((await manager.post(`/organisation/frameworks/${NEW}/edition-change`, {})).status).toBe(403);
});
