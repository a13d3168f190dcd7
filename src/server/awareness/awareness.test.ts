import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { runDueTasks } from '../platform/background/scheduled-tasks.ts';
import { courseNamed } from './courses.ts';
import { awarenessTask } from './reminder-schedule.ts';
import { rightLetters } from '#domain/awareness/paper.ts';

const COURSE = 'phishing';
const course = courseNamed(COURSE, 'en');
const DAY = 86_400_000;
const day = (distance: number) => new Date(Date.now() + distance * DAY).toISOString().slice(0, 10);

let server: TestServer;
let manager: TestSession;
let viewer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  viewer = await server.signIn('viewer');
});
afterAll(() => server.stop());

const readAll = async (who: TestSession) => {
  for (const { id } of course.lessons) await who.post(`/awareness/courses/${COURSE}/readings`, { lesson: id });
};

/** Takes the whole test, `wrong` of its questions answered wrongly. */
async function take(who: TestSession, wrong: number) {
  const { body: attempt } = await who.post(`/awareness/courses/${COURSE}/attempts`, {});
  let answer = attempt;
  for (const [place, { id }] of attempt.questions.entries()) {
    const question = course.questions.find((each) => each.id === id)!;
    const right = rightLetters(question);
    const chosen = place < wrong ? [['a', 'b', 'c'].find((letter) => !right.includes(letter))] : right;
    answer = (await who.post(`/awareness/attempts/${attempt.id}/answers`, { question: id, chosen })).body;
  }
  return answer;
}

describe('a course', () => {
  test('is open to a viewer; its test opens when every lesson is read, and tells nothing before an answer', async () => {
    const listed = await viewer.get('/awareness/courses?language=de');
    expect(listed.body.find(({ id }: { id: string }) => id === COURSE)).toMatchObject({ state: 'new', read: 0 });
    const early = await viewer.post(`/awareness/courses/${COURSE}/attempts`, {});
    expect([early.status, early.body.code]).toEqual([409, 'lessons_unread']);
    await readAll(viewer);
    const { body } = await viewer.post(`/awareness/courses/${COURSE}/attempts`, {});
    expect(body.questions).toHaveLength(course.questions.length);
    expect(JSON.stringify(body)).not.toContain(course.questions[0]!.explanation);
    const again = await viewer.post(`/awareness/courses/${COURSE}/attempts`, {});
    expect(again.body).toEqual(body);

    const { id } = body.questions[0];
    const path = `/awareness/attempts/${body.id}/answers`;
    const answered = await viewer.post(path, { question: id, chosen: ['b'] });
    expect(answered.body.questions[0].answer.explanation.length).toBeGreaterThan(20);
    const twice = await viewer.post(path, { question: id, chosen: ['a'] });
    expect([twice.status, twice.body.code]).toEqual([409, 'answered']);
    expect((await viewer.post(path, { question: 'no-such', chosen: ['a'] })).status).toBe(404);
    // On another device it goes on where it was.
    expect((await viewer.get(`/awareness/attempts/${body.id}`)).body).toEqual(answered.body);
  });

  test('of somebody else is nobody’s business, in this organisation or another', async () => {
    await readAll(manager);
    const { body } = await manager.post(`/awareness/courses/${COURSE}/attempts`, {});
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    for (const who of [viewer, await server.signIn('admin'), stranger]) {
      expect((await who.get(`/awareness/attempts/${body.id}`)).status).toBe(404);
      const answer = { question: body.questions[0].id, chosen: ['a'] };
      expect((await who.post(`/awareness/attempts/${body.id}/answers`, answer)).status).toBe(404);
    }
  });

  test('is failed below the mark and passed at it; three failures a day are enough; a pass is a certificate', async () => {
    const learner = await server.signIn('user');
    await readAll(learner);
    const allowed = Math.floor((course.questions.length * (100 - course.passMark)) / 100);
    const failed = await take(learner, allowed + 1);
    expect(failed).toMatchObject({ passed: false, certificate: null });
    const passed = await take(learner, allowed);
    expect(passed.passed).toBe(true);
    expect(passed.certificate).toMatchObject({ course: COURSE, issuedOn: day(0), score: passed.score });
    const { number } = passed.certificate;
    const over = await learner.post(`/awareness/attempts/${passed.id}/answers`, {
      question: 'pressure',
      chosen: ['a'],
    });
    expect([over.status, over.body.code]).toEqual([409, 'finished']);

    // Whoever holds the number may verify it; the paper is its holder's, and that of who runs campaigns.
    expect((await viewer.get(`/awareness/certificates/${number}`)).body).toMatchObject({ isCurrent: true });
    const paper = await learner.get(`/awareness/certificates/${number}/file?language=fr`);
    expect([paper.status, paper.headers.get('content-type'), String(paper.body).slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await manager.get(`/awareness/certificates/${number}/file`)).status).toBe(200);
    expect((await viewer.get(`/awareness/certificates/${number}/file`)).status).toBe(404);
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    expect((await stranger.get(`/awareness/certificates/${number}`)).status).toBe(404);

    await take(learner, 5);
    await take(learner, 5);
    const fourth = await learner.post(`/awareness/courses/${COURSE}/attempts`, {});
    expect([fourth.status, fourth.body.code]).toEqual([409, 'too_many_attempts']);
  });
});

describe('a campaign', () => {
  const asked = { title: 'Basics', courses: [COURSE], dueOn: day(20) };

  test('asks its audience, tells them, and is done when they passed; its record becomes evidence by a click', async () => {
    const where = await server.secondOrganisation();
    const [admin, sales, viewing] = [
      await server.signIn('admin', where),
      await server.signIn('user', where),
      await server.signIn('viewer', where),
    ];
    await admin.patch('/awareness/people', { ids: [sales.userId, viewing.userId], department: 'Sales' });
    const audience = { kind: 'departments', values: ['Sales'] };
    const { body: campaign, status } = await admin.post('/awareness/campaigns', { ...asked, audience });
    expect([status, campaign.counts]).toEqual([200, { done: 0, open: 2, overdue: 0, left: 0 }]);
    expect((await viewing.get('/notifications')).body.rows[0]).toMatchObject({ kind: 'training-assigned' });
    expect((await viewing.get('/awareness/assignments')).body).toMatchObject([{ title: 'Basics', isOverdue: false }]);
    expect((await admin.get('/awareness/assignments')).body).toEqual([]);

    const path = `/awareness/campaigns/${campaign.id}`;
    const early = await admin.post(`${path}/filings`, { requirements: ['7.3'] });
    expect([early.status, early.body.code]).toEqual([409, 'nobody_done']);
    await readAll(viewing);
    await take(viewing, 0);
    expect((await viewing.get('/awareness/assignments')).body).toEqual([]);
    const open = (await admin.get(path)).body;
    expect([open.percent, open.people.length]).toEqual([50, 2]);
    // A colleague without a task in it sees numbers and their own line.
    const seen = (await sales.get(path)).body;
    expect([seen.seesEverybody, seen.people.map(({ userId }: { userId: string }) => userId)]).toEqual([
      false,
      [sales.userId],
    ]);

    const filed = await admin.post(`${path}/filings`, { requirements: ['7.3', 'A.6.3'] });
    expect(filed.body).toMatchObject({ requirements: ['7.3', 'A.6.3'] });
    const evidence = (await admin.get('/evidence?framework=iso-27001-2022&requirementId=7.3')).body.rows;
    expect(evidence).toHaveLength(1);
    expect(evidence[0]).toMatchObject({ documentId: filed.body.documentId, validUntil: filed.body.validUntil });
    const { rows } = await server.owner.query('select text, type from documents where id = $1', [
      filed.body.documentId,
    ]);
    expect(rows[0].type).toBe('record');
    expect(rows[0].text.slice(evidence[0].quote.start, evidence[0].quote.end)).toBe(evidence[0].quote.text);
    expect(evidence[0].quote.text).toContain('1 of 2 people (50 %)');
    const removed = await admin.remove(path);
    expect([removed.status, removed.body.code]).toEqual([409, 'filed']);

    const csv = await admin.get(`${path}/export`);
    expect(String(csv.body).split('\r\n')).toHaveLength(4);
    const closed = await admin.post(`${path}/closing`, {});
    expect(closed.body.closedAt).not.toBeNull();
    expect((await admin.patch(path, { title: 'Later' })).body.code).toBe('closed');
    expect((await sales.get('/awareness/assignments')).body).toEqual([]);
  });

  test('asks who joins later, reminds once before the day and again when it is late, and by hand once a day', async () => {
    const where = await server.secondOrganisation();
    const admin = await server.signIn('admin', where);
    const first = await server.signIn('user', where);
    const audience = { kind: 'roles', values: ['user'] };
    const { body: campaign } = await admin.post('/awareness/campaigns', { ...asked, dueOn: day(3), audience });
    const late = await server.signIn('user', where);
    const kinds = async (who: TestSession) =>
      (await who.get('/notifications')).body.rows.map(({ kind }: { kind: string }) => kind).toSorted();
    const at = (distance: number) => {
      const moment = new Date(Date.now() + distance * DAY);
      moment.setUTCHours(12, 0, 0, 0);
      return moment;
    };
    await runDueTasks(server.services, [awarenessTask], at(0));
    expect(await kinds(late)).toEqual(['training-assigned']);
    expect(await kinds(first)).toEqual(['training-assigned', 'training-due']);
    await runDueTasks(server.services, [awarenessTask], at(1));
    expect(await kinds(first)).toHaveLength(2);
    await runDueTasks(server.services, [awarenessTask], at(4));
    expect(await kinds(first)).toContain('training-overdue');
    // Who came later has two weeks.
    expect(await kinds(late)).toEqual(['training-assigned']);
    const path = `/awareness/campaigns/${campaign.id}`;
    expect((await admin.post(`${path}/reminders`)).body.reminded).toBe(2);
    expect((await admin.post(`${path}/reminders`)).body.reminded).toBe(0);
  });

  test('names what is wrong by field, and takes nobody of another organisation', async () => {
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    const paths = async (body: object) =>
      (
        await manager.post('/awareness/campaigns', { ...asked, audience: { kind: 'everybody', values: [] }, ...body })
      ).body.issues?.map(({ path }: { path: string }) => path);
    expect(await paths({ courses: ['no-such'] })).toEqual(['courses']);
    expect(await paths({ dueOn: day(-1) })).toEqual(['dueOn', 'startsOn']);
    expect(await paths({ audience: { kind: 'people', values: [stranger.userId] } })).toEqual(['audience']);
    expect(await paths({ audience: { kind: 'departments', values: ['Nobody'] } })).toEqual(['audience']);
    const foreign = await manager.patch('/awareness/people', { ids: [stranger.userId], department: 'Ours' });
    expect(foreign.status).toBe(422);
    expect((await viewer.get('/awareness/campaigns')).status).toBe(403);
    expect((await viewer.get('/awareness/people')).status).toBe(403);
  });
});

describe('a reported mail', () => {
  const mail = 'From: Bank <x@bank.example>\nReply-To: y@other.example\nSubject: Now\n\n<img src=x onerror=alert(1)>';

  test('goes to those who judge it; its reporter is told; others see nothing of it', async () => {
    const { body: report, status } = await viewer.post('/awareness/mail-reports', {
      sender: 'x@bank.example',
      mailSubject: 'Now',
      did: 'clicked',
      source: mail,
    });
    expect([status, report.verdict]).toEqual([200, 'new']);
    expect((await manager.get('/notifications')).body.rows[0]).toMatchObject({ kind: 'mail-reported' });
    const other = await server.signIn('user');
    expect((await other.get('/awareness/mail-reports/own')).body).toEqual([]);
    expect((await other.get(`/awareness/mail-reports/${report.id}`)).status).toBe(403);
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    expect((await stranger.get(`/awareness/mail-reports/${report.id}`)).status).toBe(404);

    const open = (await manager.get(`/awareness/mail-reports/${report.id}`)).body;
    expect(open.reading).toMatchObject({ signs: ['reply-elsewhere'], text: '<img src=x onerror=alert(1)>' });
    const file = await manager.get(`/awareness/mail-reports/${report.id}/file`);
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('attachment'),
    ]);
    const path = `/awareness/mail-reports/${report.id}`;
    expect((await viewer.patch(path, { verdict: 'harmless' })).status).toBe(403);
    const judged = await manager.patch(path, { verdict: 'phishing', answer: 'Blocked', version: 1 });
    expect(judged.body).toMatchObject({ verdict: 'phishing', judgedByName: manager.visitor.actor.name });
    expect((await manager.patch(path, { verdict: 'spam', version: 1 })).body.code).toBe('changed_meanwhile');
    expect((await viewer.get('/notifications')).body.rows[0]).toMatchObject({ kind: 'mail-judged' });
    expect((await viewer.get('/awareness/mail-reports/own')).body).toMatchObject([{ answer: 'Blocked' }]);
    const months = (await manager.get('/awareness/mail-reports/months')).body;
    expect([months.length, months.at(-1)]).toEqual([12, expect.objectContaining({ total: 1, phishing: 1 })]);
  });

  test('is refused where it is too long or nothing', async () => {
    const paths = async (body: object) =>
      (
        await viewer.post('/awareness/mail-reports', { sender: '', mailSubject: 'x', did: 'nothing', ...body })
      ).body.issues?.map(({ path }: { path: string }) => path);
    expect(await paths({ mailSubject: ' ' })).toEqual(['mailSubject']);
    expect(await paths({ source: 'x'.repeat(300_001) })).toEqual(['source']);
    expect(await paths({ did: 'ate it' })).toEqual(['did']);
  });
});
