import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationTerms } from '#domain/activity/notification-settings.ts';
import { DEFAULT_TERMS, NO_CHOICES } from '#domain/activity/notification-settings.ts';
import type { Role } from '#domain/people/permission.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';
import { writeMail } from '../platform/mail/mail-text.ts';
import { notify } from '../platform/database/notify.ts';
import { runTask } from '../platform/background/scheduled-tasks.ts';
import { mailTask } from './notification-mails.ts';
import { mailTimeOf } from '../platform/mail/notification-times.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function start() {
  const where = await server.secondOrganisation();
  await server.owner.query(`update organisations set timezone = 'Europe/Berlin' where id = $1`, [where]);
  return { admin: await server.signIn('admin', where), user: await server.signIn('user', where) };
}

const give = (from: TestSession, to: TestSession, title = 'Review access') =>
  from.post('/tasks', { tasks: [{ title, ownerId: to.userId }] });
const mailsOf = async (session: TestSession) =>
  (
    await server.owner.query(
      'select kind, language, values, link from outbox where recipient = $1 order by created_at',
      [session.visitor.actor.email],
    )
  ).rows;
const shown = async (session: TestSession) => (await session.get('/notifications')).body.rows;
const terms = (change: Partial<NotificationTerms>) => ({ ...DEFAULT_TERMS, ...change });
const goMails = (session: TestSession, at = new Date()) =>
  runTask(server.services, mailTask, session.visitor.organisationId, at);

describe('when a mail leaves', () => {
  const noQuiet = DEFAULT_TERMS.quiet;
  const at = (now: string, rhythm: object, quiet: object = {}) =>
    mailTimeOf(
      new Date(now),
      { ...DEFAULT_TERMS.rhythm, ...rhythm },
      { ...noQuiet, ...quiet },
      'Europe/Berlin',
    ).toISOString();

  test('at once, at the next hour of the day, or at that of the week', () => {
    expect(at('2026-11-21T10:00:00.000Z', {})).toBe('2026-11-21T10:00:00.000Z');
    expect(at('2026-11-21T10:00:00Z', { every: 'daily', hour: 8 })).toBe('2026-11-22T07:00:00.000Z');
    expect(at('2026-11-21T05:00:00Z', { every: 'daily', hour: 8 })).toBe('2026-11-21T07:00:00.000Z');
    // The 21st is a Saturday.
    expect(at('2026-11-21T10:00:00Z', { every: 'weekly', hour: 9, weekday: 0 })).toBe('2026-11-23T08:00:00.000Z');
  });

  test('across summer time the clock on the wall counts', () => {
    expect(at('2026-03-28T10:00:00Z', { every: 'daily', hour: 8 })).toBe('2026-03-29T06:00:00.000Z');
  });

  test('in quiet hours it is held back until they end, over midnight as well', () => {
    const night = { isOn: true, from: 20, until: 7 };
    expect(at('2026-11-21T22:30:00Z', {}, night)).toBe('2026-11-22T06:00:00.000Z');
    expect(at('2026-11-22T02:00:00Z', {}, night)).toBe('2026-11-22T06:00:00.000Z');
    expect(at('2026-11-22T06:00:00Z', {}, night)).toBe('2026-11-22T06:00:00.000Z');
    expect(at('2026-11-21T10:00:00Z', { every: 'daily', hour: 22 }, night)).toBe('2026-11-22T06:00:00.000Z');
  });
});

test('a task that is given reaches the bell and, in the language of who gets it, the mailbox', async () => {
  const { admin, user } = await start();
  await server.owner.query(`update auth."user" set language = 'de' where id = $1`, [user.userId]);
  await give(admin, user);
  expect(await shown(user)).toMatchObject([{ kind: 'task-assigned' }]);
  await goMails(user);
  await goMails(user);
  const [mail, ...more] = await mailsOf(user);
  expect(more).toEqual([]);
  const { subject, text, html } = writeMail(mail, 'https://we.example');
  expect(subject).toMatch(/hat Ihnen eine Aufgabe gegeben: Review access$/);
  expect(text).toMatch(/https:\/\/we\.example\/app\/schedule\?task=/);
  expect(text).toContain('https://we.example/settings/notifications');
  expect(html).toContain('<li><a href="https://we.example/app/schedule?task=');
});

test('a day of them is one mail, without what was seen meanwhile; nobody waits longer than they choose', async () => {
  const { admin, user } = await start();
  const rhythm = { every: 'daily', hour: 8, weekday: 0 };
  expect((await user.request('PUT', '/notifications/choices', { ...NO_CHOICES, rhythm })).status).toBe(200);
  await give(admin, user, 'One');
  await user.post('/notifications/reading', {});
  await give(admin, user, 'Two');
  await give(admin, user, '<b>Three</b>');
  await goMails(user);
  expect(await mailsOf(user)).toEqual([]);
  await goMails(user, new Date(Date.now() + 2 * 86_400_000));
  const [mail] = await mailsOf(user);
  expect(mail).toMatchObject({ kind: 'digest', values: { count: 2 } });
  const { html, subject } = writeMail(mail, 'https://we.example');
  expect(subject).toMatch(/^2 notifications from Organisation/);
  expect(html).toContain('&lt;b&gt;Three');
  expect(html).not.toContain('One');
  await give(admin, user, 'Four');
  await user.request('PUT', '/notifications/choices', NO_CHOICES);
  await goMails(user, new Date(Date.now() + 2 * 86_400_000 + 1000));
  expect(await mailsOf(user)).toHaveLength(2);
});

test('what somebody does not want does not come, unless the organisation has fixed it', async () => {
  const { admin, user } = await start();
  const kinds = { 'task-assigned': { inApp: false, mail: false } };
  const choose = () => user.request('PUT', '/notifications/choices', { ...NO_CHOICES, kinds });
  expect((await choose()).status).toBe(200);
  await give(admin, user);
  await goMails(user);
  expect([await shown(user), await mailsOf(user)]).toEqual([[], []]);
  const fixed = terms({ kinds: { 'task-assigned': { mail: true, isFixed: true } } });
  expect((await admin.request('PUT', '/notifications/settings', fixed)).body.terms).toEqual(fixed);
  await choose();
  await give(admin, user);
  await goMails(user);
  expect([await shown(user), await mailsOf(user)]).toMatchObject([[{}], [{}]]);
  const { body: trail } = await admin.get('/activity?subject=organisations');
  expect(trail.rows[0]).toMatchObject({ action: 'changed', after: { notifications: fixed } });
});

test('roles are told besides the person, once, and only of what they may see', async () => {
  const { admin, user } = await start();
  const where = admin.visitor.organisationId;
  const [manager, viewer] = [await server.signIn('compliance_manager', where), await server.signIn('viewer', where)];
  const alsoTo: Role[] = ['compliance_manager', 'viewer'];
  const kinds = { 'request-filed': { alsoTo }, 'task-assigned': { alsoTo } };
  await admin.request('PUT', '/notifications/settings', terms({ kinds }));
  await perform(server.services, admin.visitor, false, async (context) => {
    for (const person of [admin, user])
      await notify(context, person.userId, 'task-assigned', { title: 'T', name: 'N' });
    await notify(context, admin.userId, 'request-filed', { name: 'N' });
  });
  const kindsOf = async (session: TestSession) => (await shown(session)).map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf(manager)).toEqual(['task-assigned']);
  expect(await kindsOf(viewer)).toEqual(['task-assigned']);
  expect(await kindsOf(admin)).toEqual(expect.arrayContaining(['task-assigned', 'request-filed']));
});

test('a preview shows the mail, and a test sends it to oneself', async () => {
  const { admin, user } = await start();
  const preview = await user.get('/notifications/previews/task-due?language=fr');
  expect(preview.body).toMatchObject({ to: null, subject: expect.stringMatching(/^À faire pour le /) });
  expect(await mailsOf(user)).toEqual([]);
  const { body } = await user.post('/notifications/trials', { kind: 'task-due', language: 'en' });
  expect(body.to).toBe(user.visitor.actor.email);
  expect(await mailsOf(user)).toMatchObject([{ kind: 'notice', link: '/settings/notifications' }]);
  expect((await user.get('/notifications/previews/nonsense')).status).toBe(404);
  const { status, body: refused } = await admin.request(
    'PUT',
    '/notifications/settings',
    terms({ kinds: { what: {} } }),
  );
  expect([status, refused.errors ?? refused.issues]).toMatchObject([422, [{ path: 'kinds.what' }]]);
  expect((await user.request('PUT', '/notifications/settings', DEFAULT_TERMS)).status).toBe(403);
});

test('who left gets nothing any more', async () => {
  const { admin, user } = await start();
  await give(admin, user);
  await server.owner.query('update memberships set suspended_at = now() where user_id = $1', [user.userId]);
  await goMails(admin);
  expect(await mailsOf(user)).toEqual([]);
});
