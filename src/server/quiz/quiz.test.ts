import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';
import { keyOfAnswer, questionsById } from './catalogue.ts';
import { sweepQuizTask } from './cleanup-schedule.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let admin: TestSession;
let user: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  user = await server.signIn('user');
});
afterAll(() => server.stop());

const rightOf = (id: string) => keyOfAnswer(server.services.secrets, id, 0);
const wrongOf = (id: string) => keyOfAnswer(server.services.secrets, id, 2);

/** Plays an attempt that counts to its end, with so many right answers. */
async function play(session: TestSession, framework: string, right: number) {
  const { body: round } = await session.post('/quiz/rounds', { framework });
  let last;
  for (const [place, questionId] of round.questionIds.entries()) {
    const answer = place < right ? rightOf(questionId) : wrongOf(questionId);
    last = await session.post(`/quiz/rounds/${round.id}/answers`, { questionId, answer });
    expect(last.status).toBe(200);
  }
  return last?.body.result;
}

describe('anybody plays', () => {
  test('the outline names every question once and says nothing of it', async () => {
    const { status, body } = await server.anonymous.get('/quiz/outline');
    expect(status).toBe(200);
    expect(body.length).toBe((await questionsById()).size);
    expect(Object.keys(body[0]).toSorted()).toEqual(['framework', 'id', 'level']);
  });

  test('a question comes in the language asked for, its answers in changing order and without a hint', async () => {
    const places = new Set<number>();
    for (let call = 0; call < 25; call += 1) {
      const { body } = await server.anonymous.get('/quiz/questions?ids=iso27001-01&language=de');
      expect(body[0].question).toMatch(/Änderung 1:2024/);
      expect(Object.keys(body[0].answers[0]).toSorted()).toEqual(['key', 'text']);
      places.add(body[0].answers.findIndex(({ key }: { key: string }) => key === rightOf('iso27001-01')));
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('an answer is judged with reason and reference, and time that ran out is wrong', async () => {
    const ask = (answer: string | null) =>
      server.anonymous.post('/quiz/judgements', { questionId: 'iso27001-01', answer, language: 'fr' });
    const { body } = await ask(rightOf('iso27001-01'));
    expect(body).toMatchObject({
      isRight: true,
      right: rightOf('iso27001-01'),
      because: expect.stringContaining('4.1'),
      requirement: { framework: 'iso-27001-2022', id: '4.1', frameworkTitle: 'ISO/IEC 27001:2022' },
    });
    expect((await ask(wrongOf('iso27001-01'))).body).toMatchObject({ isRight: false, right: rightOf('iso27001-01') });
    expect((await ask(null)).body.isRight).toBe(false);
  });

  test.each([
    ['/quiz/questions', 422],
    ['/quiz/questions?ids=', 422],
    ['/quiz/questions?ids=nothing-99', 404],
    ['/quiz/questions?ids=../../secret', 422],
    ['/quiz/questions?ids=iso27001-01%00', 400],
    ['/quiz/questions?ids=iso27001-01&language=xx', 422],
    [`/quiz/questions?ids=${Array.from({ length: 21 }, () => 'iso27001-01').join(',')}`, 422],
    [`/quiz/questions?ids=${'a'.repeat(4000)}`, 422],
  ])('GET %s is refused with %i', async (path, status) => {
    expect((await server.anonymous.get(path)).status).toBe(status);
  });

  test.each([
    [{}, 422],
    [{ questionId: 'iso27001-01' }, 422],
    [{ questionId: 'iso27001-01', answer: 'notanswer1' }, 404],
    [{ questionId: 'iso27001-01', answer: { $ne: null } }, 422],
    [{ questionId: ['iso27001-01'], answer: null }, 422],
    [{ questionId: '__proto__', answer: null }, 422],
    [{ questionId: 'constructor-01', answer: null }, 404],
    [{ questionId: 'a\0-01', answer: null }, 422],
    [{ questionId: 'iso27001-01', answer: 'x'.repeat(100_000) }, 422],
    [{ questionId: '\ud83d', answer: '\ud83d' }, 422],
  ])('a judgement of %j is refused with %i', async (body, status) => {
    expect((await server.anonymous.post('/quiz/judgements', body)).status).toBe(status);
  });

  test('one address cannot ask without end', async () => {
    const asked = Array.from({ length: 320 }, () => server.anonymous.get('/quiz/questions?ids=iso27001-02'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(200);
  });

  test('nothing of it is kept', async () => {
    const { rows } = await server.owner.query('select count(*)::integer as count from quiz_answers');
    expect(rows[0].count).toBe(0);
  });
});

describe('attempts that count', () => {
  test('hold twelve questions of one standard, each answered once, and are finished by the last', async () => {
    const { body: round } = await user.post('/quiz/rounds', { framework: 'iso-27001-2022' });
    expect(new Set(round.questionIds).size).toBe(12);
    const [questionId] = round.questionIds;
    const give = (answer: string) => user.post(`/quiz/rounds/${round.id}/answers`, { questionId, answer });
    expect((await give(wrongOf(questionId))).body).toMatchObject({ isRight: false, result: null });
    expect(await give(rightOf(questionId))).toMatchObject({ status: 409, body: { code: 'answered_already' } });
    const foreign = 'gdpr-01';
    const path = `/quiz/rounds/${round.id}/answers`;
    expect((await user.post(path, { questionId: foreign, answer: null })).status).toBe(404);
    expect((await admin.post(path, { questionId: round.questionIds[1], answer: null })).status).toBe(404);
    expect((await user.get('/quiz/mine')).body.open).toMatchObject({
      id: round.id,
      answered: [{ questionId, isRight: false }],
    });
    expect((await user.post(`/quiz/rounds/${round.id}/keeping`)).body.code).toBe('round_not_finished');
    const result = await play(user, 'iso-27001-2022', 9);
    expect(result).toMatchObject({ right: 9, total: 12, percent: 75, keptAt: null, personName: expect.any(String) });
    const { body: mine } = await user.get('/quiz/mine');
    expect(mine.open).toBeNull();
    expect(mine.results).toHaveLength(1);
  });

  test('are one at a time, however many are begun at once', async () => {
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => user.post('/quiz/rounds', { framework: 'gdpr-2016' })),
    );
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { open } = (await user.get('/quiz/mine')).body;
    expect(begun.map(({ body }) => body.id)).toContain(open.id);
  });

  test('are seen by nobody else until their person keeps them', async () => {
    const result = await play(user, 'gdpr-2016', 12);
    expect((await admin.get('/quiz/results')).body).toEqual({ rows: [], total: 0 });
    expect((await admin.post(`/quiz/rounds/${result.id}/keeping`)).status).toBe(404);
    expect((await admin.request('DELETE', `/quiz/rounds/${result.id}`)).status).toBe(404);
    await user.post(`/quiz/rounds/${result.id}/keeping`);
    const { body } = await admin.get('/quiz/results?framework=gdpr-2016');
    expect(body).toMatchObject({ total: 1, rows: [{ id: result.id, percent: 100, documentId: null }] });
    expect((await admin.get('/quiz/results?framework=soc-2-2017')).body.total).toBe(0);
    expect((await user.get('/quiz/results')).status).toBe(403);
    await user.request('DELETE', `/quiz/rounds/${result.id}/keeping`);
    expect((await admin.get('/quiz/results')).body.total).toBe(0);
  });

  test('become evidence of competence only when somebody files them, and stay on record then', async () => {
    const result = await play(user, 'iso-27001-2022', 11);
    const filing = { roundIds: [result.id], framework: 'iso-27001-2022', requirementId: '7.2', language: 'de' };
    expect((await admin.post('/quiz/records', filing)).status).toBe(404);
    await user.post(`/quiz/rounds/${result.id}/keeping`);
    expect((await admin.get('/evidence?requirementId=7.2')).body.total).toBe(0);
    expect(await admin.post('/quiz/records', { ...filing, validUntil: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'validUntil' }] },
    });
    const { status, body: filed } = await admin.post('/quiz/records', { ...filing, validUntil: '2099-01-01' });
    expect(status).toBe(200);
    const { body: evidence } = await admin.get('/evidence?requirementId=7.2');
    expect(evidence.rows[0]).toMatchObject({
      id: filed.evidenceId,
      documentId: filed.documentId,
      validUntil: '2099-01-01',
      quote: { text: expect.stringContaining('Abgelegt von') },
    });
    await waitForJobs();
    const { body: document } = await admin.get(`/documents/${filed.documentId}`);
    const { quote } = evidence.rows[0];
    expect(document.state).toBe('read');
    expect(document.text.slice(quote.start, quote.end)).toBe(quote.text);
    expect(document.text).toContain('11 / 12 (91 %)');
    expect((await admin.post('/quiz/records', filing)).body.code).toBe('filed_already');
    expect((await user.request('DELETE', `/quiz/rounds/${result.id}/keeping`)).body.code).toBe('filed_already');
    expect((await user.request('DELETE', `/quiz/rounds/${result.id}`)).body.code).toBe('filed_already');
    expect(
      (await admin.get('/controls/iso-27001-2022')).body.find(
        ({ requirementId }: { requirementId: string }) => requirementId === '7.2',
      ).status,
    ).toBe('In Progress');
  });

  test('answers that do not fit are refused', async () => {
    for (const body of [{}, { framework: 'iso-27001' }, { framework: 5 }])
      expect((await user.post('/quiz/rounds', body)).status).toBe(422);
    for (const roundIds of [[], ['x'], [MISSING]]) {
      const { status } = await admin.post('/quiz/records', {
        roundIds,
        framework: 'iso-27001-2022',
        requirementId: '7.3',
      });
      expect([404, 422]).toContain(status);
    }
    const wrong = { roundIds: [MISSING], framework: 'iso-27001-2022', requirementId: 'A.5.1' };
    expect((await admin.post('/quiz/records', wrong)).status).toBe(422);
  });
});

async function waitForJobs(): Promise<void> {
  const open = 'select 1 from jobs where organisation_id = $1 and finished_at is null';
  while ((await server.owner.query(open, [server.organisationId])).rowCount) await setTimeout(50);
}

describe('the score board', () => {
  test('shows who agreed, by the latest answers, and nobody else', async () => {
    expect((await admin.get('/quiz/board')).body).toEqual({ rows: [], isShown: false });
    const { body: joined } = await user.post('/quiz/board/membership', {});
    expect(joined).toMatchObject({ isShown: true, rows: [{ place: 1, isMe: true }] });
    const before = joined.rows[0].points;
    expect(before).toBeGreaterThan(0);
    // To answer the same questions rightly once more brings nothing: a second perfect attempt is worth what the first was.
    await play(user, 'gdpr-2016', 12);
    const once = (await user.get('/quiz/board')).body.rows[0];
    expect(once.right).toBeLessThanOrEqual((await questionsById()).size);
    await admin.post('/quiz/board/membership', {});
    const { body: two } = await admin.get('/quiz/board');
    expect(two.rows.map(({ isMe, points }: { isMe: boolean; points: number }) => [isMe, points > 0])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect((await user.request('DELETE', '/quiz/board/membership')).body).toMatchObject({ isShown: false });
    expect((await admin.get('/quiz/board')).body.rows).toHaveLength(1);
  });

  test('lets go of who leaves the organisation', async () => {
    const leaver = await server.signIn('user');
    await leaver.post('/quiz/board/membership', {});
    await play(leaver, 'soc-2-2017', 3);
    await server.owner.query('delete from memberships where user_id = $1', [leaver.userId]);
    expect((await admin.get('/quiz/board')).body.rows).toHaveLength(1);
    await perform(server.services, admin.visitor, false, (context) => sweepQuizTask.work(context));
    const { rows } = await server.owner.query('select 1 from quiz_rounds where user_id = $1', [leaver.userId]);
    expect(rows).toEqual([]);
  });
});

test('what is swept is old, given up, or of people who left; what is kept stays', async () => {
  const count = async () =>
    (await server.owner.query('select count(*)::integer as all, count(kept_at)::integer as kept from quiz_rounds'))
      .rows[0];
  const before = await count();
  await server.owner.query(`update quiz_rounds set started_at = now() - interval '500 days'`);
  await perform(server.services, admin.visitor, false, (context) => sweepQuizTask.work(context));
  expect(before.all).toBeGreaterThan(before.kept);
  expect(await count()).toEqual({ all: before.kept, kept: before.kept });
});
