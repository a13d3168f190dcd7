import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_TOPICS } from '#domain/administration/contact.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import type { MailServer } from '../../../test/mail-server.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { writeMail } from '../platform/mail/mail-text.ts';
import { contactTicket } from './contact.ts';

let server: TestServer;
let mail: MailServer;
let administrator: TestSession;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CLAUSEWISE_ADMIN_EMAILS: 'boss@example.com',
    TRUST_PROXY: 'true',
  });
  administrator = await server.signIn('viewer');
  await server.owner.query(`update auth."user" set email = 'boss@example.com', language = 'de' where id = $1`, [
    administrator.userId,
  ]);
  await server.owner.query(`update auth.session set administers_until = now() + interval '1 hour'`);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});
beforeEach(async () => {
  await server.owner.query('delete from contact_messages; delete from outbox');
  mail.received.length = 0;
});

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  organisation: 'Engines',
  topic: 'fault',
  message: 'The wheel\nturns <b>backwards</b>.',
};
let address = 0;
const send = (changes: Record<string, unknown> = {}, seconds = 60) => {
  const ticket = contactTicket(server.services, Date.now() - seconds * 1000);
  address += 1;
  const from = { 'x-forwarded-for': `198.51.100.${address}` };
  return server.anonymous.request('POST', '/contact-messages', { ...message, ticket, ...changes }, from);
};
const kept = async () => (await server.owner.query('select * from contact_messages')).rows;

test('a message is kept, mailed to the administrators in their language, and read and handled by them', async () => {
  expect((await send()).body).toEqual({ received: true });
  await vi.waitFor(() => expect(mail.received).toHaveLength(1));
  expect(mail.received[0]!.to).toEqual(['boss@example.com']);
  expect(mail.received[0]!.raw).toMatch(/^Reply-To: ada@example\.com$/m);
  expect(mail.received[0]!.raw).toContain('Ein Problem');
  const { body } = await administrator.get('/administration/contact-messages');
  expect(body).toMatchObject({ total: 1, open: 1, rows: [{ ...message, handledAt: null }] });
  const { id } = body.rows[0];
  const handled = await administrator.patch(`/administration/contact-messages/${id}`, { handled: true });
  expect(handled.body).toMatchObject({ handledByName: administrator.visitor.actor.name });
  expect((await administrator.get('/administration/contact-messages?handled=false')).body).toMatchObject({ total: 0 });
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nobody' }],
  ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
  ['topic', { topic: 'sale' }],
  ['message', { message: 'short' }],
])('what is wrong names its field: %s', async (field, changes) => {
  const { status, body } = await send(changes);
  expect([status, body.issues?.[0]?.path]).toEqual([422, field]);
});

test('a program which fills in what no person sees, or is too fast, hears that all is well; nothing is kept', async () => {
  expect((await send({ website: 'https://spam.example' })).body).toEqual({ received: true });
  expect((await send({}, 0)).body).toEqual({ received: true });
  expect(await kept()).toEqual([]);
});

test('a ticket that is not ours, or older than a day, is refused so that the page can fetch another', async () => {
  const forged = `${Date.now() - 60_000}.${'x'.repeat(43)}`;
  for (const answer of [await send({ ticket: forged }), await send({ ticket: '' }), await send({}, 25 * 3600)])
    expect([answer.status, answer.body.code]).toEqual([409, 'form_expired']);
  expect((await server.anonymous.get('/contact-form')).body.ticket).toMatch(/^\d+\.[\w-]+$/);
  expect(await kept()).toEqual([]);
});

test('one address writes three times a minute, another is not held up by it', async () => {
  const ticket = contactTicket(server.services, Date.now() - 60_000);
  const from = (ip: string) =>
    server.anonymous.request('POST', '/contact-messages', { ...message, ticket }, { 'x-forwarded-for': ip });
  const statuses = [];
  for (let number = 0; number < 4; number += 1) statuses.push((await from('203.0.113.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await from('203.0.113.2')).status).toBe(200);
});

test('a flood is kept but does not fill the administrators’ mailboxes', async () => {
  await server.owner.query(
    `insert into contact_messages (name, email, topic, message) select 'x', 'x@example.com', 'idea', 'xxxxxxxxxx' from generate_series(1, 30)`,
  );
  await send();
  expect(await kept()).toHaveLength(31);
  const { rows } = await server.owner.query('select count(*)::int as n from outbox');
  expect(rows[0].n).toBe(0);
});

test('the administrators read every topic in their language', () => {
  const values = { name: 'Ada', email: 'ada@example.com', organisation: '', message: 'Hello there' };
  for (const language of LANGUAGES) {
    const plain = writeMail({ kind: 'contact', language, values: { ...values, topic: '' }, link: null }, '').text;
    for (const topic of CONTACT_TOPICS) {
      const { text } = writeMail({ kind: 'contact', language, values: { ...values, topic }, link: null }, '');
      expect(text.split('\n').length, `${language} ${topic}`).toBe(plain.split('\n').length + 2);
    }
  }
});
