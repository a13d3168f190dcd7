import { thingSubject } from '../../../test/example-subject.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Listener } from './listener.ts';
import { goRound, PRODUCT, type Round, startRounds } from './rounds.ts';

let server: TestServer;
let done: string[] = [];
const round: Round = {
  name: 'test.note',
  everyMinutes: 60,
  work: async (act) => {
    done.push(act.organisationId);
    act.record({ action: 'noted', subject: thingSubject, subjectId: act.organisationId, title: 'A round' });
  },
};
const AT = new Date('2026-05-04T10:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a round is done for every organisation, once in its time, however many servers look', async () => {
  const other = await server.secondOrganisation();
  await Promise.all([goRound(server.services, [round], AT), goRound(server.services, [round], AT)]);
  expect(done.toSorted()).toEqual([...new Set(done)].toSorted());
  expect(done).toContain(other);
  const count = done.length;
  await goRound(server.services, [round], later(59));
  expect(done).toHaveLength(count);
  await goRound(server.services, [round], later(60));
  expect(done).toHaveLength(2 * count);
});

test('what it does is on record in the name of the product', async () => {
  const { rows } = await server.owner.query(
    `select distinct actor_id, actor_name from audit_entries where subject = 'things'`,
  );
  expect(rows).toEqual([{ actor_id: PRODUCT.id, actor_name: 'Clausewise' }]);
});

test('one that fails is undone, does not stop the others, and is tried again', async () => {
  done = [];
  let isBroken = true;
  const broken: Round = {
    name: 'test.broken',
    everyMinutes: 60,
    work: async (act) => {
      act.record({
        action: 'noted',
        subject: { ...thingSubject, name: 'broken' },
        subjectId: act.organisationId,
        title: 'Broken',
      });
      if (isBroken) throw new Error('broken');
    },
  };
  await goRound(server.services, [broken, round], later(180));
  expect(done).not.toEqual([]);
  const entries = () => server.owner.query(`select 1 from audit_entries where subject = 'broken'`);
  expect((await entries()).rowCount).toBe(0);
  isBroken = false;
  await goRound(server.services, [broken], later(181));
  expect((await entries()).rowCount).toBeGreaterThan(0);
});

test('a suspended organisation is left alone', async () => {
  done = [];
  const other = await server.secondOrganisation();
  await server.owner.query('update organisations set suspended_at = now() where id = $1', [other]);
  await goRound(server.services, [round], later(400));
  expect(done).not.toContain(other);
});

test('one that a change woke and that failed goes once more, not only at the next look', async () => {
  const { organisationId } = server;
  let tell: Parameters<Listener['on']>[0] = () => undefined;
  const listener = { on: (hear: typeof tell) => ((tell = hear), () => undefined) } as unknown as Listener;
  const runs: ('failed' | 'done')[] = [];
  const woken: Round = {
    name: 'test.woken',
    everyMinutes: 60,
    wakesOn: (subject) => subject === 'assets',
    work: async (act) => {
      if (act.organisationId !== organisationId) return;
      runs.push(runs.length === 1 ? 'failed' : 'done');
      if (runs.at(-1) === 'failed') throw new Error('held by another');
    },
  };
  const stop = startRounds(server.services, [woken], listener);
  await vi.waitFor(() => expect(runs).toEqual(['done']), { timeout: 20_000 });
  tell({ event: 'change', organisationId, subject: 'assets', id: null } as never);
  await vi.waitFor(() => expect(runs).toEqual(['done', 'failed', 'done']), { timeout: 20_000 });
  await stop();
});
