import { thingSubject } from '../../../../test/example-subject.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import type { Listener } from '../database/listener.ts';
import { PRODUCT } from './product-actor.ts';
import { type InstallationTask, runDueTasks, type ScheduledTask, startScheduledTasks } from './scheduled-tasks.ts';

let server: TestServer;
let done: string[] = [];
const task: ScheduledTask = {
  name: 'test.note',
  everyMinutes: 60,
  work: async (context) => {
    done.push(context.organisationId);
    context.record({
      action: 'noted',
      subject: { ...thingSubject, name: 'tasks-of-tests' },
      subjectId: context.organisationId,
      title: 'A task',
    });
  },
};
const AT = new Date('2026-05-04T10:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a task is done for every organisation, once in its time, however many servers look', async () => {
  const other = await server.secondOrganisation();
  await Promise.all([runDueTasks(server.services, [task], AT), runDueTasks(server.services, [task], AT)]);
  expect(done.toSorted()).toEqual([...new Set(done)].toSorted());
  expect(done).toContain(other);
  const count = done.length;
  await runDueTasks(server.services, [task], later(59));
  expect(done).toHaveLength(count);
  await runDueTasks(server.services, [task], later(60));
  expect(done).toHaveLength(2 * count);
});

test('what it does is on record in the name of the product', async () => {
  const { rows } = await server.owner.query(
    `select distinct actor_id, actor_name from audit_entries where subject = 'tasks-of-tests'`,
  );
  expect(rows).toEqual([{ actor_id: PRODUCT.id, actor_name: 'Clausewise' }]);
});

test('one that fails is undone and noted, does not stop the others, and is tried again after longer and longer pauses', async () => {
  done = [];
  let isBroken = true;
  let tries = 0;
  const broken: ScheduledTask = {
    name: 'test.broken',
    everyMinutes: 60,
    work: async (context) => {
      if (context.organisationId === server.organisationId) tries += 1;
      context.record({
        action: 'noted',
        subject: { ...thingSubject, name: 'broken' },
        subjectId: context.organisationId,
        title: 'Broken',
      });
      if (isBroken) throw new Error('broken');
    },
  };
  const look = (minutes: number, ...more: ScheduledTask[]) =>
    runDueTasks(server.services, [broken, ...more], later(minutes));
  await look(180, task);
  expect(done).not.toEqual([]);
  const entries = () => server.owner.query(`select 1 from audit_entries where subject = 'broken'`);
  expect((await entries()).rowCount).toBe(0);
  const row = async () => {
    const { rows } = await server.owner.query(
      `select failures, last_error, due_at from scheduled_tasks where name = 'test.broken' and organisation_id = $1`,
      [server.organisationId],
    );
    return rows[0];
  };
  expect(await row()).toMatchObject({ failures: 1, last_error: expect.stringMatching(/broken/), due_at: later(181) });
  for (const minutes of [181, 182, 183]) await look(minutes);
  expect(tries).toBe(3);
  expect(await row()).toMatchObject({ failures: 3, due_at: later(187) });
  isBroken = false;
  await look(187);
  expect((await entries()).rowCount).toBeGreaterThan(0);
  expect(await row()).toMatchObject({ failures: 0, last_error: null, due_at: later(247) });
});

test('one that knows when it has something to do is done then, before its interval is over', async () => {
  const times: Date[] = [];
  const eager: ScheduledTask = {
    name: 'test.eager',
    everyMinutes: 60,
    work: async (context) => {
      if (context.organisationId === server.organisationId) times.push(context.now);
      return times.length === 1 ? later(205) : undefined;
    },
  };
  for (const minutes of [200, 204, 205, 206, 265]) await runDueTasks(server.services, [eager], later(minutes));
  expect(times).toEqual([later(200), later(205), later(265)]);
});

test('a task of the installation is done once in its time, and its failure is noted', async () => {
  let times = 0;
  const whole: InstallationTask = {
    name: 'test.installation',
    everyMinutes: 60,
    workOn: async () => {
      times += 1;
      if (times === 2) throw new Error('no room');
    },
  };
  const look = (minutes: number) => runDueTasks(server.services, [whole], later(minutes));
  await Promise.all([look(0), look(0)]);
  expect(times).toBe(1);
  await look(60);
  const { rows } = await server.owner.query(
    `select organisation_id, failures, last_error from scheduled_tasks where name = 'test.installation'`,
  );
  expect(rows).toEqual([{ organisation_id: null, failures: 1, last_error: expect.stringMatching(/no room/) }]);
  await look(61);
  expect(times).toBe(3);
});

test('nothing but one query is asked while nothing is due', async () => {
  const names = Array.from({ length: 13 }, (_, number) => `test.idle-${number}`);
  const idle = names.map((name): ScheduledTask => ({ name, everyMinutes: 60, work: async () => {} }));
  await runDueTasks(server.services, idle, later(300));
  const begin = vi.spyOn(server.services.database, 'begin');
  await runDueTasks(server.services, idle, later(301));
  expect(begin).toHaveBeenCalledTimes(1);
  begin.mockRestore();
});

test('a suspended organisation is left alone', async () => {
  done = [];
  const other = await server.secondOrganisation();
  await server.owner.query('update organisations set suspended_at = now() where id = $1', [other]);
  await runDueTasks(server.services, [task], later(400));
  expect(done).not.toContain(other);
});

test('one that a change woke and that failed goes once more, not only at the next look', async () => {
  const { organisationId } = server;
  let tell: Parameters<Listener['on']>[0] = () => undefined;
  const listener = { on: (hear: typeof tell) => ((tell = hear), () => undefined) } as unknown as Listener;
  const runs: ('failed' | 'done')[] = [];
  const woken: ScheduledTask = {
    name: 'test.woken',
    everyMinutes: 60,
    wakesOn: (subject) => subject === 'assets',
    work: async (context) => {
      if (context.organisationId !== organisationId) return;
      runs.push(runs.length === 1 ? 'failed' : 'done');
      if (runs.at(-1) === 'failed') throw new Error('held by another');
    },
  };
  const stop = startScheduledTasks(server.services, [woken], listener);
  await vi.waitFor(() => expect(runs).toEqual(['done']), { timeout: 20_000 });
  tell({ event: 'change', organisationId, subject: 'assets', id: null } as never);
  await vi.waitFor(() => expect(runs).toEqual(['done', 'failed', 'done']), { timeout: 20_000 });
  await stop();
});

test('what a change may have woken while nobody listened is done at the start and when the connection is back', async () => {
  let tell: Parameters<Listener['on']>[0] = () => undefined;
  const ears: (typeof tell)[] = [];
  tell = (message) => ears.forEach((hear) => hear(message));
  const listener = { on: (hear: typeof tell) => (ears.push(hear), () => undefined) } as unknown as Listener;
  let runs = 0;
  const waking: ScheduledTask = {
    name: 'test.waking',
    everyMinutes: 600,
    wakesOn: (subject) => subject === 'assets',
    work: async (context) => {
      if (context.organisationId === server.organisationId) runs += 1;
    },
  };
  await runDueTasks(server.services, [waking], new Date());
  expect(runs).toBe(1);
  const stop = startScheduledTasks(server.services, [waking], listener);
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 20_000 });
  tell({ event: 'reconnected' });
  await vi.waitFor(() => expect(runs).toBe(3), { timeout: 20_000 });
  await stop();
});
