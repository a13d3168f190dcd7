import { thingSubject } from '../../../../test/example-subject.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { perform } from '../context.ts';
import { MOST_STREAMS } from './live.ts';
import type { Change } from '../audit-trail/record.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Opens the stream and collects what arrives. */
async function listen(session: TestSession) {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}/api/v1/live`, {
    headers: { cookie: session.cookie },
    signal: abort.signal,
  });
  const heard = { text: '', close: () => abort.abort() };
  void (async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      heard.text += Buffer.from(chunk).toString();
  })().catch(() => {});
  await vi.waitFor(() => expect(heard.text).toContain('event: ready'));
  return heard;
}

const change = (subjectId: string): Change<typeof thingSubject> => ({
  action: 'added',
  subject: thingSubject,
  subjectId,
  title: 'T',
  after: { secretPlan: '1', name: 'n' },
});
const record = (session: TestSession, changes: Change<typeof thingSubject>[]) =>
  perform(server.services, session.visitor, false, async (context) => context.recordAll(changes));

test('everybody of the organisation hears what changed, nobody else does, and only ids travel', async () => {
  const [writer, reader] = [await server.signIn('user'), await server.signIn('viewer')];
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const [near, far] = [await listen(reader), await listen(stranger)];
  await record(writer, [change('t1')]);
  await vi.waitFor(() => expect(near.text).toContain('event: change\ndata: {"subject":"things","id":"t1"}'));
  await record(stranger, [change('t2')]);
  await vi.waitFor(() => expect(far.text).toContain('"id":"t2"'));
  expect(far.text).not.toContain('t1');
  expect(near.text).not.toContain('t2');
  expect(near.text).not.toContain('name');
  near.close();
  far.close();
});

test('a change that is rolled back is never heard', async () => {
  const user = await server.signIn('user');
  const heard = await listen(user);
  const failing = perform(server.services, user.visitor, false, async (context) => {
    context.publish(thingSubject, 'never');
    context.record(change('never'));
    await context.db
      .insertInto('memberships')
      .values({ organisation_id: server.organisationId, user_id: user.userId, role: 'admin' })
      .execute();
  });
  await expect(failing).rejects.toThrow(/duplicate/);
  await record(user, [change('after')]);
  await vi.waitFor(() => expect(heard.text).toContain('after'));
  expect(heard.text).not.toContain('never');
  heard.close();
});

test('a bulk change is one event', async () => {
  const user = await server.signIn('user');
  const heard = await listen(user);
  await record(
    user,
    Array.from({ length: 500 }, (_, number) => change(`b${number}`)),
  );
  await vi.waitFor(() => expect(heard.text).toContain('{"subject":"things","id":null}'));
  expect(heard.text.match(/event: change/g)).toHaveLength(1);
  heard.close();
});

test('of a hundred streams that a session opens at once, the last few stay', async () => {
  const user = await server.signIn('viewer');
  const abort = new AbortController();
  let ended = 0;
  const open = async () => {
    const { cookie } = user;
    const { body } = await fetch(`${server.origin}/api/v1/live`, { headers: { cookie }, signal: abort.signal });
    void (async () => {
      for await (const _ of body as unknown as AsyncIterable<Uint8Array>);
      ended += 1;
    })().catch(() => {});
  };
  await Promise.all(Array.from({ length: 100 }, open));
  await vi.waitFor(() => expect(ended).toBe(100 - MOST_STREAMS));
  abort.abort();
});
