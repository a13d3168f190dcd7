import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, bring } from '../../../../test/backups.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example'])(
  'a link that leaves the product is refused in a restored task: %s',
  async (href) => {
    const source = { kind: 'plan', key: href, href: '/app/schedule' };
    await admin.post('/tasks', { tasks: [{ title: 'Review the policy', source }] });
    const file = await backUp(admin);
    const task = file.collections['tasks']!.find((each) => each['sourceKey'] === href)!;
    task['sourceHref'] = href;
    const { backup, report } = await bring(server, admin, file);
    expect({ state: backup?.state, problem: report?.problems[0] }).toMatchObject({
      state: 'refused',
      problem: { collection: 'tasks', field: 'sourceHref' },
    });
  },
);
