import { afterEach, expect, inject, test, vi } from 'vitest';
import { startMailServer } from '../../../../test/mail-server.ts';
import type { MailServer } from '../../../../test/mail-server.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { inTransaction } from '../context.ts';
import { openListener } from '../database/listener.ts';
import { sendMail } from './mail.ts';
import type { Mail } from './mail.ts';
import { startMailDispatcher } from './mail-dispatcher.ts';
import { appOf, reachTestCluster } from '../../../../test/test-cluster.ts';

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

async function start(mail: MailServer | undefined, more: Record<string, string> = {}): Promise<TestServer> {
  if (mail) open.push(mail);
  const environment: Record<string, string> = mail
    ? { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, SMTP_FROM: 'product@example.com' }
    : {};
  const server = await startTestServer({ ...environment, ...more });
  open.push(server);
  return server;
}

const reset: Mail<'reset'> = {
  to: 'ada@example.com',
  kind: 'reset',
  values: { name: 'Ada', minutes: 30 },
  language: 'en',
  link: '/reset-password?token=abc',
};
const put = (server: TestServer, mail: Mail<'reset'> | Mail<'invitation'>) =>
  inTransaction(server.services.database, {}, (db) => sendMail(db, mail as Mail<'reset'>));
const outbox = async (server: TestServer) =>
  (await server.owner.query('select * from outbox order by created_at')).rows;
const settled = (server: TestServer, state: string) =>
  vi.waitFor(async () => expect((await outbox(server))[0]).toMatchObject({ state }), { timeout: 10_000 });

test('a mail leaves after the commit, from the configured sender, and its link is forgotten', async () => {
  const mail = await startMailServer();
  const server = await start(mail);
  await put(server, reset);
  await settled(server, 'sent');
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toMatchObject({ from: 'product@example.com', to: ['ada@example.com'] });
  expect(decode(mail.received[0]!.raw)).toContain(`${server.origin}/reset-password?token=abc`);
  expect((await outbox(server))[0]).toMatchObject({ link: null, attempts: 1, last_error: null });
});

test('a mail of a transaction that fails is never sent', async () => {
  const mail = await startMailServer();
  const server = await start(mail);
  const failing = inTransaction(server.services.database, {}, async (db) => {
    await sendMail(db, reset);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await put(server, { ...reset, to: 'second@example.com' });
  await settled(server, 'sent');
  expect(mail.received.map(({ to }) => to)).toEqual([['second@example.com']]);
});

test('without a mail server it is kept, with its link, and is not sent later by itself', async () => {
  const server = await start(undefined);
  await put(server, reset);
  await settled(server, 'kept');
  expect((await outbox(server))[0]).toMatchObject({ link: reset.link, attempts: 0 });
});

test('signs in where the address names a user, and tells a wrong password without repeating it', async () => {
  const mail = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right secret' ? done(null, { user: username }) : done(new Error(`Wrong: ${password}`)),
  });
  const server = await start(mail, { SMTP_URL: `smtp://post:right%20secret@127.0.0.1:${mail.port}` });
  await put(server, reset);
  await settled(server, 'sent');
  expect(mail.received[0]?.user).toBe('post');

  const other = await startTestServer({ SMTP_URL: `smtp://post:wrong%20secret@127.0.0.1:${mail.port}` });
  open.push(other);
  await put(other, reset);
  await vi.waitFor(async () => expect((await outbox(other))[0].last_error).toBeTruthy());
  expect((await outbox(other))[0].state).toBe('waiting');
  expect((await outbox(other))[0].last_error).not.toContain('wrong secret');
});

test('a refused recipient is given up at once, with the reason; the next mail is not held up', async () => {
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('ada') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  });
  const server = await start(mail);
  await put(server, reset);
  await put(server, { ...reset, to: 'grace@example.com' });
  await settled(server, 'failed');
  expect((await outbox(server))[0].last_error).toContain('No such mailbox');
  expect((await outbox(server))[0].link).toBe(reset.link);
  await vi.waitFor(() => expect(mail.received.map(({ to }) => to)).toEqual([['grace@example.com']]));
});

test('a server that is down is tried again until it is up, and given up after the last attempt', async () => {
  const gone = await startMailServer();
  const server = await start(gone);
  await gone.stop();
  await put(server, reset);
  await vi.waitFor(async () => expect((await outbox(server))[0].last_error).toContain('ECONNREFUSED'));
  expect((await outbox(server))[0]).toMatchObject({ state: 'waiting', attempts: 1 });

  // A second office with shorter pauses, so that the test need not wait for a minute.
  await server.owner.query('update outbox set next_attempt_at = now()');
  const { rows } = await server.owner.query('select current_database() as name');
  const reach = await reachTestCluster(inject('clusterDir'));
  const listener = await openListener(appOf(reach, rows[0].name), server.services.log);
  const close = startMailDispatcher(server.services, listener, [100, 100, 30_000]);
  try {
    await vi.waitFor(async () => expect((await outbox(server))[0].attempts).toBe(3), { timeout: 10_000 });
    const back = await startMailServer({}, gone.port);
    open.push(back);
    await server.owner.query('update outbox set next_attempt_at = now()');
    await settled(server, 'sent');
    expect(back.received).toHaveLength(1);

    await back.stop();
    await put(server, { ...reset, to: 'late@example.com' });
    await server.owner.query(`update outbox set attempts = 9, next_attempt_at = now() where state = 'waiting'`);
    await vi.waitFor(async () => expect((await outbox(server))[1].state).toBe('failed'), { timeout: 10_000 });
  } finally {
    await close();
    await listener.close();
  }
});

test('nothing leaves this machine unencrypted, unless the address says so', async () => {
  const plain = await startMailServer();
  const server = await start(plain, { SMTP_URL: `smtp://0.0.0.0:${plain.port}` });
  await put(server, reset);
  await vi.waitFor(async () => expect((await outbox(server))[0].last_error).toMatch(/STARTTLS|TLS/));
  expect(plain.received).toEqual([]);

  const secure = await startMailServer({ disabledCommands: [] });
  open.push(secure);
  // The certificate of this one is nobody's: encrypted, but to whom?
  const doubting = await startTestServer({ SMTP_URL: `smtp://0.0.0.0:${secure.port}` });
  open.push(doubting);
  await put(doubting, reset);
  await vi.waitFor(async () => expect((await outbox(doubting))[0].last_error).toMatch(/certificate|altnames/i));

  const trusting = await startTestServer({ SMTP_URL: `smtp://0.0.0.0:${secure.port}?tls=optional` });
  open.push(trusting);
  await put(trusting, reset);
  await settled(trusting, 'sent');
  expect(secure.received[0]?.isSecure).toBe(true);
});

test('a name cannot add a header, a line, markup or a link of its own', async () => {
  const mail = await startMailServer();
  const server = await start(mail);
  const inviter = 'Eve\r\nBcc: all@example.com\r\n\r\n<b>https://evil.example</b>';
  await put(server, {
    to: 'ada@example.com',
    kind: 'invitation',
    values: { inviter, organisation: '<script>alert(1)</script>', days: 7 },
    language: 'en',
    link: '/join?token=x',
  });
  await settled(server, 'sent');
  const { raw, to } = mail.received[0]!;
  expect(to).toEqual(['ada@example.com']);
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(raw.slice(raw.indexOf('text/html'))).not.toContain('<script>');
  expect(decode(raw)).not.toContain('https://evil');
  expect(decode(raw)).toContain('&lt;b&gt;evil.example&lt;/b&gt;');
});

test('nobody but the administration of the installation sees the outbox', async () => {
  const server = await start(undefined);
  await put(server, reset);
  await settled(server, 'kept');
  const { organisationId } = server;
  const seen = await inTransaction(server.services.database, { organisationId }, (db) =>
    db.selectFrom('outbox').selectAll().execute(),
  );
  expect(seen).toEqual([]);
});

/** Quoted-printable and soft line breaks undone. */
function decode(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
