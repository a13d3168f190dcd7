import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, bring, restore } from '../../../../test/backups.ts';
import type { BackupFile } from '../../../../test/backups.ts';
import { startFilledServer } from '../../../../test/filled-server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
let colleague: TestSession;
let name: string;
beforeAll(async () => {
  ({ server, admin } = await startFilledServer({ UPLOADS_PER_MINUTE: '60000' }));
  colleague = await server.signIn('compliance_manager');
  ({ name } = (await admin.get('/session')).body.organisation);
});
afterAll(() => server.stop());

const userOf = (file: BackupFile, { userId }: TestSession) =>
  file.collections['users']!.find(({ id }) => id === userId);
const roleOf = async ({ userId }: TestSession) => {
  const { rows } = await server.owner.query(
    `select m.role, r.name from memberships m left join roles r on r.id = m.custom_role_id where user_id = $1`,
    [userId],
  );
  return rows[0];
};

test('a member with another id in the file is found by the address, wherever the file names them', async () => {
  const file = await backUp(admin);
  const stranger = crypto.randomUUID();
  const { auditLogs, ...rest } = file.collections;
  const moved = JSON.parse(JSON.stringify(rest).replaceAll(admin.userId, stranger));
  const { report } = await restore(server, admin, { ...file, collections: { ...moved, auditLogs } }, name);
  expect(report.people).toMatchObject({ matched: 8, unknownTotal: 0 });
  const after = await backUp(admin);
  expect(after.collections['controls']).toEqual(file.collections['controls']);
  expect(after.collections['documents']).toEqual(file.collections['documents']);
  expect(after.collections['users']).toEqual(file.collections['users']);
}, 30_000);

test('roles come back as the backup has them, but not that of the person who restores; changed rights end sessions', async () => {
  const role = { id: crypto.randomUUID(), name: 'Reader', role: 'viewer', permissions: ['dashboard.view'] };
  const file = await backUp(admin);
  file.collections['roles'] = [{ ...role, createdAt: '2026-01-01T00:00:00Z' }];
  Object.assign(userOf(file, colleague), { role: 'viewer', customRoleId: role.id });
  Object.assign(userOf(file, admin), { role: 'viewer' });
  expect((await colleague.get('/session')).status).toBe(200);
  await restore(server, admin, file, name);
  expect(await roleOf(admin)).toEqual({ role: 'admin', name: null });
  expect(await roleOf(colleague)).toEqual({ role: 'viewer', name: 'Reader' });
  expect((await colleague.get('/session')).status).toBe(401);
}, 30_000);

test('who joined since stays, with the role they have; who is gone is a name without an account', async () => {
  const file = await backUp(admin);
  const newcomer = await server.signIn('auditor');
  await server.owner.query('delete from memberships where user_id = $1', [colleague.userId]);
  const { report } = await restore(server, admin, file, name);
  expect(await roleOf(newcomer)).toEqual({ role: 'auditor', name: null });
  expect((await newcomer.get('/assets')).status).toBe(200);
  expect(report.people).toMatchObject({ matched: 7, unknownTotal: 1 });
  expect(await roleOf(colleague)).toBeUndefined();
  const { rows } = await server.owner.query('select name from former_members where organisation_id = $1', [
    server.organisationId,
  ]);
  expect(rows).toEqual([{ name: userOf(file, colleague).name }]);
}, 30_000);

test('an address of somebody who is no member here brings nobody in, and nothing of theirs is told', async () => {
  const elsewhere = await server.signIn('admin', await server.secondOrganisation());
  const { email } = elsewhere.visitor.actor;
  const file = await backUp(admin);
  file.collections['users']!.push({
    ...userOf(file, admin),
    id: elsewhere.userId,
    email,
    name: 'As the file calls them',
  });
  const [control] = file.collections['controls']!;
  control.ownerId = elsewhere.userId;
  await restore(server, admin, file, name);
  expect((await elsewhere.get('/session')).body.organisations).toHaveLength(1);
  const { body } = await admin.get('/controls/iso-27001-2022');
  const { ownerName, ownerId } = body.find(
    ({ requirementId }: { requirementId: string }) => requirementId === control.requirementId,
  );
  expect(ownerName).toBe('As the file calls them');
  expect(ownerId).not.toBe(elsewhere.userId);
}, 30_000);

test('a request to join that waits is in no backup, and a file that makes one up is refused: approving it would let somebody in', async () => {
  const elsewhere = await server.signIn('admin', await server.secondOrganisation());
  const made = {
    id: crypto.randomUUID(),
    userId: null,
    name: 'Made up',
    email: elsewhere.visitor.actor.email,
    companyName: '',
    language: 'en',
    requestedAt: '2026-01-01T00:00:00Z',
    status: 'pending',
    processedBy: null,
    processedAt: null,
    reason: null,
  };
  await server.owner.query(
    `insert into user_requests (id, organisation_id, name, email, company_name, status) values
      (gen_random_uuid(), $1, 'Waits', 'waits@example.com', '', 'pending'), (gen_random_uuid(), $1, 'Came', 'came@example.com', '', 'approved')`,
    [server.organisationId],
  );
  const file = await backUp(admin);
  expect(file.collections['userRequests']!.map((request) => request.name)).toEqual(['Came']);
  const forged = { ...file, counts: { ...file.counts, userRequests: 2 } };
  forged.collections = { ...file.collections, userRequests: [...file.collections['userRequests']!, made] };
  const { backup, report } = await bring(server, admin, forged);
  expect([backup.state, report.problems[0]]).toMatchObject([
    'refused',
    { collection: 'userRequests', field: 'status' },
  ]);
  await restore(server, admin, file, name);
  const { body } = await admin.get('/requests');
  expect(body.map((request: { name: string }) => request.name).toSorted()).toEqual(['Came', 'Waits']);
}, 30_000);

test('ways of signing in stay those of this installation: a backup of another one locks nobody out', async () => {
  const file = await backUp(admin);
  const [settings] = file.collections['settings']!;
  settings.policy = { ...settings.policy, signInMethods: ['google'], sessionHours: 7 };
  await restore(server, admin, file, name);
  expect((await admin.get('/organisation/policy')).body.policy).toMatchObject({
    signInMethods: expect.arrayContaining(['email']),
    sessionHours: 7,
  });
  expect((await admin.get('/assets')).status).toBe(200);
}, 30_000);
