import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import type { MailServer } from '../../../test/mail-server.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { inTransaction } from '../platform/context.ts';
import { sendMail } from '../platform/mail/mail.ts';
import { sweep } from '../platform/background/sweeps.ts';

let mail: MailServer;
let server: TestServer;
let boss: TestSession;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  boss = await administratorOf(server);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

async function administratorOf(where: TestServer): Promise<TestSession> {
  const session = await where.signIn('viewer');
  await where.owner.query(
    'update installation set administrator_email = (select email from auth."user" where id = $1)',
    [session.userId],
  );
  await where.owner.query(`update auth.session set administers_until = now() + interval '1 hour' where user_id = $1`, [
    session.userId,
  ]);
  return session;
}

const put = (where: TestServer) =>
  inTransaction(where.services.database, {}, (db) =>
    sendMail(db, {
      to: 'ada@example.com',
      kind: 'reset',
      values: { name: 'Ada', minutes: 30 },
      language: 'fr',
      link: '/reset-password?token=abc',
    }),
  );

test('a sent mail is shown in its language without its link, and is not sent twice', async () => {
  await put(server);
  await vi.waitFor(async () =>
    expect((await boss.get('/administration/outbox?state=sent')).body).toMatchObject({ total: 1, isConfigured: true }),
  );
  const [row] = (await boss.get('/administration/outbox?search=ada')).body.rows;
  const { body } = await boss.get(`/administration/outbox/${row.id}`);
  expect(body).toMatchObject({ subject: 'Choisissez un nouveau mot de passe pour Clausewise', hasLink: false });
  expect(body.text).not.toContain('token=abc');
  const again = await boss.post(`/administration/outbox/${row.id}/deliveries`);
  expect([again.status, again.body.code]).toEqual([409, 'mail_not_sendable']);
});

test('a mail that was given up is sent again on demand', async () => {
  await put(server);
  await vi.waitFor(async () => expect((await boss.get('/administration/outbox?state=sent')).body.total).toBe(2));
  const { rows } = await server.owner.query(
    `update outbox set state = 'failed', attempts = 6, link = '/reset-password?token=again' where id = (select id from outbox limit 1) returning id`,
  );
  mail.received.length = 0;
  expect((await boss.post(`/administration/outbox/${rows[0].id}/deliveries`)).body).toMatchObject({ state: 'waiting' });
  await vi.waitFor(() => expect(mail.received).toHaveLength(1));
});

test('without a mail server the administrator reads the mail with its link', async () => {
  const bare = await startTestServer();
  try {
    const session = await administratorOf(bare);
    await put(bare);
    await vi.waitFor(async () => expect((await session.get('/administration/outbox?state=kept')).body.total).toBe(1));
    const [row] = (await session.get('/administration/outbox')).body.rows;
    const { body } = await session.get(`/administration/outbox/${row.id}`);
    expect(body.text).toContain(`${bare.origin}/reset-password?token=abc`);
    const again = await session.post(`/administration/outbox/${row.id}/deliveries`);
    expect([again.status, again.body.code]).toEqual([409, 'mail_not_configured']);
  } finally {
    await bare.stop();
  }
});

test('a mail older than a month is swept', async () => {
  await server.owner.query(`update outbox set created_at = now() - interval '31 days'`);
  await sweep(server.services);
  expect((await boss.get('/administration/outbox')).body.total).toBe(0);
});

test('the test mail goes to whoever asks, and tells what the mail server really said', async () => {
  const admin = await server.signIn('admin');
  const { body } = await admin.post('/mail/tests');
  expect(body).toMatchObject({
    isAccepted: true,
    to: admin.visitor.actor.email,
    answer: expect.stringContaining('250'),
  });
  expect((await admin.get('/mail')).body).toMatchObject({ isConfigured: true, host: `127.0.0.1:${mail.port}` });

  const closed = await startTestServer({ SMTP_URL: 'smtp://post:secret@127.0.0.1:1' });
  try {
    const other = await closed.signIn('admin');
    expect((await other.post('/mail/tests')).body).toMatchObject({
      isAccepted: false,
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    expect(JSON.stringify((await other.get('/mail')).body)).not.toContain('secret');
  } finally {
    await closed.stop();
  }
});
