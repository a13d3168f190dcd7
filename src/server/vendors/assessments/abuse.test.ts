import { access } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { plainQuestions, vendorTrial } from '../../../../test/vendor-assessments.ts';

// What somebody does who has a link, or may send them, and means no good.

let server: TestServer;
let admin: TestSession;
let trial: ReturnType<typeof vendorTrial>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  trial = vendorTrial(server, admin);
});
afterAll(() => server.stop());

async function opened() {
  const { id } = await trial.begin(await trial.makeVendor(admin, 'Critical'));
  const token = await trial.link(id);
  const { body } = await trial.look(token);
  return { id, token, questions: plainQuestions(body) };
}

test('whoever holds a link and asks for much at once keeps no member waiting', async () => {
  const { token, questions } = await opened();
  let done = 0;
  const flood = Array.from({ length: 60 }, async (_, at) => {
    const said = questions.slice(0, 80).map(({ id }) => ({ questionId: id, comment: `${at}` }));
    expect((await trial.save(token, ...said)).status).toBe(200);
    done += 1;
  });
  await expect.poll(() => done).toBeGreaterThan(1);
  const before = done;
  for (let at = 0; at < 4; at += 1) expect((await admin.get('/vendor-assessments')).status).toBe(200);
  // A few go on meanwhile; behind all of them a member would wait for minutes.
  expect(done - before).toBeLessThan(15);
  await Promise.all(flood);
}, 60_000);

test('a document that is taken back leaves no bytes, so that giving and taking fills no disk', async () => {
  const { token, questions } = await opened();
  const [question] = questions;
  const count = async () => (await server.owner.query(`select sha256 from files where name = 'full.txt'`)).rows;
  expect((await trial.give(token, question?.id ?? '', 'full.txt', 'Nothing but words.')).status).toBe(200);
  const [{ sha256 }] = await count();
  const path = server.services.filesOf(server.organisationId).pathOf(sha256);
  await access(path);
  const { files } = (await trial.look(token)).body;
  const remove = () => server.anonymous.post('/vendor-answers/removals', { token, fileId: files[0].id });
  expect((await remove()).status).toBe(200);
  expect(await count()).toEqual([]);
  await expect(access(path)).rejects.toThrow('ENOENT');
  expect((await remove()).status).toBe(404);
});

test('bytes that somebody else gave as well stay theirs', async () => {
  const [one, other] = [await opened(), await opened()];
  for (const { token, questions } of [one, other])
    expect((await trial.give(token, questions[0]?.id ?? '', 'shared.txt', 'The same words.')).status).toBe(200);
  const { files } = (await trial.look(one.token)).body;
  await server.anonymous.post('/vendor-answers/removals', { token: one.token, fileId: files[0].id });
  const kept = (await trial.get(other.id)).files;
  expect((await admin.get(`/vendor-evidence/${kept[0]?.id}/file`)).body).toBe('The same words.');
});

test('links are not mailed to one address again and again', async () => {
  const { id } = await trial.begin(await trial.makeVendor(), { recipientEmail: 'victim@elsewhere.example' });
  const another = await trial.begin(await trial.makeVendor(), { recipientEmail: 'Victim@elsewhere.example' });
  const statuses: number[] = [];
  for (const each of [id, id, id, another.id, another.id, another.id, id])
    statuses.push((await admin.post(`/vendor-assessments/${each}/links`, { isMailed: true })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const { rows } = await server.owner.query(
    `select id from outbox where lower(recipient) = 'victim@elsewhere.example'`,
  );
  expect(rows).toHaveLength(5);
  // The last link that was made is good still: what was refused changed nothing.
  expect((await admin.post(`/vendor-assessments/${id}/links`, {})).status).toBe(200);
});

test('the workbook is made a few times a minute under one link, and not at all for what anybody makes up', async () => {
  const { token } = await opened();
  const ask = async () => (await trial.send('GET', '/vendor-answers/workbook', token)).status;
  const statuses = [];
  for (let at = 0; at < 14; at += 1) statuses.push(await ask());
  expect(new Set(statuses.slice(0, 12))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
  expect((await trial.send('GET', '/vendor-answers/workbook', 'x'.repeat(43))).status).toBe(410);
});
