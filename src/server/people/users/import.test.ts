import { randomUUID } from 'node:crypto';
import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { tableOf } from '#domain/tables/table.ts';
import { USER_IMPORT_LIMITS, userLinesOf } from '#domain/people/user-import.ts';
import type { UserRowOutcome, UserLine } from '#domain/people/user-import.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const line = (row: number, email: string, role = 'viewer', name = 'Somebody New'): UserLine => ({
  row,
  email,
  name,
  role,
});
const outcomesOf = (outcomes: UserRowOutcome[]) => outcomes.map(({ fate }) => fate);

test('a preview changes nothing; the import does what it said, in one transaction, and hands the passwords out once', async () => {
  const auditor = await server.signIn('auditor');
  const lines = [
    line(2, 'Mia@import.example', 'Compliance Manager', '<b>Mia</b>'),
    line(3, auditor.visitor.actor.email, 'viewer', ''),
    line(4, 'no address'),
    line(5, admin.visitor.actor.email, '', ''),
  ];
  const input = { way: 'account', lines };
  const before = (await admin.get('/users')).body.total;
  const preview = await admin.post('/users/imports/preview', input);
  expect(outcomesOf(preview.body)).toEqual(['new', 'update', 'error', 'unchanged']);
  expect((await admin.get('/users')).body.total).toBe(before);
  expect((await auditor.get('/session')).status).toBe(200);

  const done = await admin.post('/users/imports', input);
  expect(done.status).toBe(200);
  expect(done.body.fates).toEqual(preview.body);
  expect(done.body.handed).toMatchObject([{ name: '<b>Mia</b>', email: 'mia@import.example' }]);
  const { password } = done.body.handed[0];
  const signedIn = await server.anonymous.post('/session', { email: 'mia@import.example', password });
  expect(signedIn.body.session).toMatchObject({ role: 'compliance_manager', demands: ['password'] });
  expect((await auditor.get('/session')).status).toBe(401);
  const again = await admin.post('/users/imports', input);
  expect(outcomesOf(again.body.fates)).toEqual(['unchanged', 'unchanged', 'error', 'unchanged']);
  const trail = (await admin.get('/activity?pageSize=20')).body.rows;
  expect(trail.some((entry: { action: string }) => entry.action === 'imported')).toBe(true);
  expect(JSON.stringify(trail)).not.toContain(password);
});

test('an import by invitation invites, whoever has an account elsewhere too', async () => {
  const elsewhere = await server.signIn('user', await server.secondOrganisation());
  const lines = [line(2, 'inv@import.example', 'auditor', ''), line(3, elsewhere.visitor.actor.email, '', '')];
  const { body } = await admin.post('/users/imports', { way: 'invitation', lines });
  expect([outcomesOf(body.fates), body.handed]).toEqual([['new', 'new'], []]);
  const invited = await admin.get('/users?status=invited&sort=email');
  expect(invited.body.rows.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual(
    expect.arrayContaining([
      ['inv@import.example', 'auditor'],
      [elsewhere.visitor.actor.email, 'user'],
    ]),
  );
  const changed = await admin.post('/users/imports', {
    way: 'invitation',
    lines: [line(2, 'inv@import.example', 'viewer', '')],
  });
  expect(outcomesOf(changed.body.fates)).toEqual(['update']);
  const [row] = (await admin.get('/users?search=inv@import.example')).body.rows;
  expect([row.role, row.status]).toEqual(['viewer', 'invited']);
});

test('what is exported is imported without a change, formulas and commas included', async () => {
  await admin.post('/roles', { name: '=Keeper, "first"', role: 'user', permissions: ['assets.view'] });
  const [role] = (await admin.get('/roles')).body;
  const name = '=HYPERLINK("http://x.example")';
  const added = await admin.post('/users', {
    name,
    email: `f.${randomUUID()}@import.example`,
    role: 'user',
    customRoleId: role.id,
  });
  expect(added.status).toBe(200);
  const csv = await admin.get('/users/export');
  expect(csv.headers.get('content-disposition')).toMatch(/attachment; filename="users_\d{4}-\d\d-\d\d\.csv"/);
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  const table = tableOf(papa.parse<string[]>(csv.body).data, USER_IMPORT_LIMITS);
  if ('refusal' in table) throw new Error(table.refusal);
  const lines = userLinesOf(table)!;
  expect(lines.length).toBeGreaterThan(3);
  for (const way of ['invitation', 'account']) {
    const { body } = await admin.post('/users/imports/preview', { way, lines });
    expect(body.filter(({ fate, keepsName }: UserRowOutcome) => fate !== 'unchanged' || keepsName)).toEqual([]);
  }
});

test('more than a thousand rows, or none, are refused whole', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => line(index + 2, `m${index}@import.example`));
  expect((await admin.post('/users/imports', { way: 'invitation', lines: many })).status).toBe(422);
  expect((await admin.post('/users/imports', { way: 'invitation', lines: [] })).status).toBe(422);
});
