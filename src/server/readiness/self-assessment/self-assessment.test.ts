import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const ISO = 'iso-27001-2022';
const LIST = `/self-assessments?framework=${ISO}`;
let server: TestServer;
let manager: TestSession;
let reader: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  reader = await server.signIn('user');
});
afterAll(() => server.stop());

interface Question {
  id: string;
  asks: { id: string; text: string }[];
}

const begin = async (from?: string) => (await manager.post('/self-assessments', { framework: ISO, from })).body;
const asksOf = async (requirementId: string, language = 'en') =>
  ((await manager.get(`/self-assessment-questions/${ISO}?language=${language}`)).body as Question[]).find(
    ({ id }) => id === requirementId,
  )!.asks;
async function answer(id: string, requirementId: string, value: string, note = '') {
  const answers = (await asksOf(requirementId)).map((ask) => ({ requirementId, askId: ask.id, answer: value, note }));
  return manager.patch(`/self-assessments/${id}/answers`, { answers });
}
const controlOf = async (id: string) => (await manager.get(`/controls/${ISO}/${id}`)).body;

test('questions are the catalogue’s asks in the language of who reads them', async () => {
  const { body } = await reader.get(`/self-assessment-questions/${ISO}?language=de`);
  expect(body).toHaveLength(123);
  const [english] = await asksOf('A.5.15');
  const [german] = await asksOf('A.5.15', 'de');
  expect(german!.id).toBe(english!.id);
  expect(german!.text).not.toBe(english!.text);
});

test('answers are kept one by one, and one open self-assessment serves every device', async () => {
  const one = await begin();
  expect((await begin()).id).toBe(one.id);
  const [ask] = await asksOf('4.1');
  const given = { requirementId: '4.1', askId: ask!.id, answer: 'partly', note: 'Workshop of May' };
  const { body } = await manager.patch(`/self-assessments/${one.id}/answers`, { answers: [given] });
  expect(body).toMatchObject([given]);
  const { body: read } = await reader.get(`/self-assessments/${one.id}`);
  expect(read).toMatchObject({
    number: null,
    total: { partly: 1 },
    answers: [given],
    first: [{ requirementId: '4.1' }],
  });
  expect((await reader.patch(`/self-assessments/${one.id}/answers`, { answers: [given] })).status).toBe(403);
});

test('what cannot stand is refused by name, and nothing of it is kept', async () => {
  const { id } = await begin();
  const noReason = await answer(id, 'A.7.4', 'not-applicable', '  ');
  expect([noReason.status, noReason.body.issues[0].path]).toEqual([422, 'answers.0.note']);
  expect((await answer(id, '4.2', 'not-applicable', 'No parties')).status).toBe(422);
  const unknown = { requirementId: 'A.7.4', askId: 'zz', answer: 'yes', note: '' };
  expect((await manager.patch(`/self-assessments/${id}/answers`, { answers: [unknown] })).status).toBe(404);
  const { body } = await manager.get(`/self-assessments/${id}`);
  expect(body.answers).toHaveLength(1);
});

test('“does not apply” answers the whole control, and another answer opens it again', async () => {
  const { id } = await begin();
  const [ask] = await asksOf('A.7.4');
  const given = { requirementId: 'A.7.4', askId: ask!.id, answer: 'not-applicable', note: 'We have no offices' };
  const { body } = await manager.patch(`/self-assessments/${id}/answers`, { answers: [given] });
  expect(body).toHaveLength((await asksOf('A.7.4')).length);
  const again = await manager.patch(`/self-assessments/${id}/answers`, {
    answers: [{ ...given, answer: 'no', note: '' }],
  });
  expect(again.body).toMatchObject([{ askId: ask!.id, answer: 'no' }]);
  await manager.patch(`/self-assessments/${id}/answers`, { answers: [given] });
});

test('finishing makes a baseline that stays as it is; the next one may begin with its answers', async () => {
  const open = await begin();
  expect((await manager.get(`/self-assessments/${open.id}/starting-points`)).body.code).toBe('not_finished');
  await answer(open.id, 'A.5.15', 'yes');
  await answer(open.id, 'A.5.16', 'no');
  const { body: baseline } = await manager.post(`/self-assessments/${open.id}/baseline`);
  expect(baseline).toMatchObject({ number: 1, finishedAt: expect.any(String) });
  expect((await answer(open.id, 'A.5.16', 'yes')).body.code).toBe('finished_already');
  expect((await manager.remove(`/self-assessments/${open.id}`)).body.code).toBe('finished_already');

  const next = await begin(open.id);
  await answer(next.id, 'A.5.16', 'yes');
  const { body: all } = await reader.get(LIST);
  const access = all.map((each: { domains: { domain: string; percent: number }[] }) =>
    each.domains.find(({ domain }) => domain === 'access-control'),
  );
  expect(all.map(({ number }: { number: number | null }) => number)).toEqual([null, 1]);
  expect(access[0].percent).toBeGreaterThan(access[1].percent);
  expect((await manager.remove(`/self-assessments/${next.id}`)).status).toBe(200);
  const empty = await begin();
  expect((await manager.post(`/self-assessments/${empty.id}/baseline`)).body.code).toBe('nothing_answered');
});

test('applied as a starting point: shown first, never Implemented, with the audit trail', async () => {
  const { body: all } = await reader.get(LIST);
  const { id } = all.find(({ number }: { number: number | null }) => number === 1);
  const { body: points } = await reader.get(`/self-assessments/${id}/starting-points`);
  expect(points).toMatchObject([
    { requirementId: '4.1', because: 'some-claimed', to: 'In Progress' },
    { requirementId: 'A.5.15', because: 'all-claimed', to: 'In Progress' },
    { requirementId: 'A.7.4', because: 'does-not-apply', to: null, reason: 'We have no offices' },
  ]);
  expect(await controlOf('A.5.15')).toMatchObject({ status: 'Not Started', version: 0 });

  const changes = [
    { requirementId: 'A.5.15', version: 0 },
    { requirementId: 'A.7.4', version: 0 },
  ];
  const path = `/self-assessments/${id}/starting-points`;
  expect((await reader.post(path, { changes })).status).toBe(403);
  expect((await manager.post(path, { changes: [{ requirementId: 'A.5.16', version: 0 }] })).status).toBe(409);
  expect((await manager.post(path, { changes })).status).toBe(200);
  expect(await controlOf('A.5.15')).toMatchObject({ status: 'In Progress', applicable: true });
  expect(await controlOf('A.7.4')).toMatchObject({ applicable: false, justification: 'We have no offices' });
  expect((await manager.post(path, { changes })).body.code).toBe('changed_meanwhile');

  const admin = await server.signIn('admin');
  const { rows } = (await admin.get('/activity?subject=selfAssessments')).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['applied', 'completed']),
  );
  const changed = (await admin.get('/activity?subject=controls')).body.rows;
  expect(changed.map(({ subjectId }: { subjectId: string }) => subjectId)).toContain(`${ISO}/A.7.4`);
});

test('somebody who changed the control meanwhile is not overruled', async () => {
  const { body: all } = await reader.get(LIST);
  const { id } = all.find(({ number }: { number: number | null }) => number === 1);
  await manager.patch(`/controls/${ISO}/4.1`, { justification: 'Seen by somebody' });
  const { body } = await manager.post(`/self-assessments/${id}/starting-points`, {
    changes: [{ requirementId: '4.1', version: 0 }],
  });
  expect(body.code).toBe('changed_meanwhile');
});

test('another organisation finds neither answers nor baselines', async () => {
  const foreign = await server.signIn('admin', await server.secondOrganisation());
  const { body: all } = await reader.get(LIST);
  expect((await foreign.get(LIST)).body).toEqual([]);
  expect((await foreign.get(`/self-assessments/${all[0].id}`)).status).toBe(404);
  expect((await foreign.post('/self-assessments', { framework: ISO, from: all.at(-1).id })).status).toBe(404);
});
