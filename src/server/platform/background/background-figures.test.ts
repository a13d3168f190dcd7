import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInstallation } from '../../administration/self-check.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { readBackground } from './background-figures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const figures = async () =>
  Object.fromEntries((await readBackground(server.services.database)).map(({ kind, ...counts }) => [kind, counts]));
const found = async (name: string) =>
  (await checkInstallation(server.services)).checks.find((check) => check.name === name);

test('a quiet installation has nothing that waits, is late or was given up', async () => {
  const nothing = { waiting: 0, late: 0, failed: 0 };
  expect(await figures()).toEqual({ jobs: nothing, tasks: nothing, mails: nothing, webhooks: nothing });
  expect(await found('tasks')).toMatchObject({ state: 'ok', found: 'running' });
  expect(await found('webhooks')).toMatchObject({ state: 'ok', found: 'sending' });
});

test('a task that fails again and again, a late one and a message that was given up are seen', async () => {
  const { owner, organisationId } = server;
  await owner.query(
    `insert into scheduled_tasks (organisation_id, name, due_at, failures, last_error, failed_at) values
      ($1, 'test.late', now() - interval '20 minutes', 1, 'Error: once', now() - interval '1 hour'),
      ($1, 'test.failing', now() + interval '20 minutes', 3, 'Error: no', now()),
      (null, 'test.fine', now() + interval '20 minutes', 0, null, null)`,
    [organisationId],
  );
  const endpoint = '00000000-0000-4000-8000-000000000001';
  await owner.query(
    `insert into webhook_endpoints (id, organisation_id, name, url, events, created_at, created_by, created_by_name)
     values ($1, $2, 'Sink', 'https://example.com/hook', '[]', now(), $1, 'Ana')`,
    [endpoint, organisationId],
  );
  await owner.query(
    `insert into webhook_deliveries (id, organisation_id, endpoint_id, cause, event, title, body, state, created_at, finished_at)
     values (gen_random_uuid(), $1, $2, 'entry:1', 'tasks.added', 'T', '{}', 'dead', now(), now())`,
    [organisationId, endpoint],
  );
  expect(await figures()).toMatchObject({
    tasks: { waiting: 1, late: 1, failed: 1 },
    webhooks: { waiting: 0, late: 0, failed: 1 },
  });
  expect(await found('tasks')).toMatchObject({ state: 'error', found: 'failing', facts: { task: 'test.failing' } });
  expect(await found('webhooks')).toMatchObject({ state: 'warning', found: 'dead', facts: { count: 1 } });
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  expect(text).toContain('clausewise_background{kind="tasks",state="failed"} 1');
  expect(text).toContain('clausewise_background{kind="jobs",state="waiting"} 0');
});
