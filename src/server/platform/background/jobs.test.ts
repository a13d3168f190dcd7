import { sql } from 'kysely';
import { thingSubject } from '../../../../test/example-subject.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { perform } from '../context.ts';
import { defineJob } from './jobs.ts';
import type { JobRun } from './jobs.ts';
import { Problem } from '../http/problems.ts';

type Work = (run: JobRun<{ number: number }>) => Promise<Record<string, unknown>>;

let server: TestServer;
let admin: TestSession;
let work: Work;
const count = defineJob<{ number: number }>('test.count', { atOnce: 2 }, (run) => work(run));

beforeAll(async () => {
  server = await startTestServer({}, [count]);
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const start = (session = admin) =>
  perform(server.services, session.visitor, false, (context) =>
    context.enqueue('test.count', { number: 1 }, { title: 'Counting', total: 3 }),
  );
const settled = (id: string, session = admin) =>
  vi.waitFor(
    async () => {
      const { body } = await session.get(`/jobs/${id}`);
      expect(['done', 'failed', 'cancelled']).toContain(body.state);
      return body;
    },
    { timeout: 8000, interval: 30 },
  );

test('a job runs for its person in their organisation, and keeps its outcome', async () => {
  work = async (run) => {
    run.progress(3, 3);
    await run.transact(async (context) =>
      context.record({
        action: 'counted',
        subject: thingSubject,
        subjectId: 't',
        title: 'T',
        after: { number: run.input.number },
      }),
    );
    return { counted: 3 };
  };
  const job = await settled(await start());
  expect(job).toMatchObject({ state: 'done', title: 'Counting', done: 3, total: 3, outcome: { counted: 3 } });
  const { body } = await admin.get('/activity?subject=things');
  expect(body.rows[0]).toMatchObject({ actorId: admin.userId, requestId: job.id });
});

test('what is queued by a transaction that fails never runs', async () => {
  work = async () => ({});
  const queued = perform(server.services, admin.visitor, false, async (context) => {
    await context.enqueue('test.count', { number: 1 });
    throw new Error('after all');
  });
  await expect(queued).rejects.toThrow('after all');
  const { rows } = await server.owner.query(
    `select 1 from pgboss.job where name = 'test.count' and state in ('created', 'active')`,
  );
  expect(rows).toEqual([]);
});

test('an error is tried again; a problem is told as it is', async () => {
  let tries = 0;
  work = async () => {
    tries += 1;
    if (tries < 2) throw new Error('a moment of bad luck');
    return { tries };
  };
  expect(await settled(await start())).toMatchObject({ state: 'done', outcome: { tries: 2 } });
  work = async () => {
    throw new Problem(422, 'no_rows', 'The file has no rows.');
  };
  expect(await settled(await start())).toMatchObject({
    state: 'failed',
    message: 'The file has no rows.',
    outcome: { code: 'no_rows' },
  });
});

test('a job that fails again and again is given up, and the queue keeps it among those that failed', async () => {
  let tries = 0;
  work = async () => {
    tries += 1;
    throw new Error('no luck at all');
  };
  const id = await start();
  expect(await settled(id)).toMatchObject({ state: 'failed', outcome: { code: 'internal' } });
  expect(tries).toBe(3);
  const inQueue = async () => (await server.owner.query('select state from pgboss.job where id = $1', [id])).rows[0];
  await expect.poll(inQueue).toEqual({ state: 'failed' });
});

test('the person who started a job may stop it, another member may not', async () => {
  work = async ({ signal }) => {
    await sleep(20_000, undefined, { signal });
    return {};
  };
  const id = await start();
  await vi.waitFor(async () => expect((await admin.get(`/jobs/${id}`)).body.state).toBe('running'));
  const other = await server.signIn('compliance_manager');
  expect((await other.post(`/jobs/${id}/cancellation`)).status).toBe(403);
  expect((await admin.post(`/jobs/${id}/cancellation`)).status).toBe(200);
  expect(await settled(id)).toMatchObject({ state: 'cancelled' });
});

test.each([
  ['of somebody who is no member any more', 'delete from memberships where user_id = $1'],
  ['of somebody who is suspended', 'update memberships set suspended_at = now() where user_id = $1'],
  [
    'of a suspended organisation',
    'update organisations set suspended_at = now() where id = (select organisation_id from memberships where user_id = $1)',
  ],
])('a job %s does not run', async (_whose, statement) => {
  const gone = await server.signIn('user', await server.secondOrganisation());
  let hasRun = false;
  work = async () => {
    hasRun = true;
    return {};
  };
  await server.owner.query(statement, [gone.userId]);
  const id = await start(gone);
  const state = async () => (await server.owner.query('select state from jobs where id = $1', [id])).rows[0].state;
  await expect.poll(state, { timeout: 8000 }).toBe('cancelled');
  expect(hasRun).toBe(false);
});

test('another organisation sees nothing of a job', async () => {
  work = async () => ({});
  const { id } = await settled(await start());
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(`/jobs/${id}`)).status).toBe(404);
  expect((await stranger.post(`/jobs/${id}/cancellation`)).status).toBe(404);
});

test('a job whose database goes away is done again when it is back, however often', async () => {
  let attempts = 0;
  work = async (run) => {
    attempts += 1;
    if (attempts <= 4) await run.transact(({ db }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
    return { attempts };
  };
  expect(await settled(await start())).toMatchObject({ state: 'done', outcome: { attempts: 5 } });
});

test('what is queued while nobody could hear of it is taken up when the connection is back', async () => {
  work = async () => ({});
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  expect(await settled(await start())).toMatchObject({ state: 'done' });
});
