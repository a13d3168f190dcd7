import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../../../../test/backups.ts';
import type { BackupFile } from '../../../../test/backups.ts';
import { startFilledServer } from '../../../../test/filled-server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let other: string;
let admin: TestSession;
let colleague: TestSession;
let elsewhere: TestSession;
let file: BackupFile;

beforeAll(async () => {
  ({ server, admin } = await startFilledServer());
  other = await server.secondOrganisation();
  colleague = await server.signIn('auditor');
  elsewhere = await server.signIn('user');
  await server.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'user')`, [
    other,
    elsewhere.userId,
  ]);
  file = await backUp(admin, true);
});
afterAll(() => server.stop());

const nameOf = async (session: TestSession) => (await session.get('/session')).body.organisation.name as string;
const rowsOf = async (organisationId: string) => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await server.owner.query(
      `select count(*)::int as count from ${name} where organisation_id = $1`,
      [organisationId],
    );
    if (counted[0].count > 0) counts[name] = counted[0].count;
  }
  return counts;
};

test('the trail can be deleted by nobody who serves, nor in passing by the owner', async () => {
  const { database } = server.services;
  const opened = await database.begin({ organisationId: server.organisationId });
  await expect(opened.db.deleteFrom('audit_entries').execute()).rejects.toThrow(/permission denied/);
  await opened.rollback();
  await expect(server.owner.query('delete from audit_entries')).rejects.toThrow(/only appended/);
  const again = await database.begin({ organisationId: server.organisationId });
  const room = database.everywhere.fn('clausewise.make_room_for_trail');
  await expect(again.db.selectNoFrom(room.as('made')).execute()).rejects.toThrow(/history of its own/);
  await again.rollback();
});

test('a name that is not quite right erases nothing', async () => {
  const name = await nameOf(admin);
  for (const confirmation of ['', name.toUpperCase(), name.slice(1)])
    expect(await admin.post('/data/erasure', { confirmation })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'confirmation' }] },
    });
  expect((await rowsOf(server.organisationId))['assets']).toBeGreaterThan(0);
});

test('the right name erases rows, trail, files and accounts that belong nowhere else', async () => {
  const folder = join(server.services.settings.DATA_DIR, 'files', server.organisationId);
  expect(existsSync(folder)).toBe(true);
  const answer = await admin.post('/data/erasure', { confirmation: await nameOf(admin) });
  expect(answer).toMatchObject({ status: 200, body: { accountsErased: 8, isSignedOut: true } });
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await rowsOf(server.organisationId)).toEqual({});
  expect(existsSync(folder)).toBe(false);
  expect((await admin.get('/session')).status).toBe(401);
  expect((await colleague.get('/assets')).status).toBe(401);
  expect((await elsewhere.get('/session')).body.organisations).toHaveLength(1);
});

test('restored in a new organisation it is as it was, with its ids, its trail and its people as names', async () => {
  const fresh = await server.secondOrganisation();
  const owner = await server.signIn('admin', fresh);
  const { state, report } = await restore(server, owner, file, await nameOf(owner));
  expect({ state, trail: report.trail, matched: report.people.matched }).toEqual({
    state: 'done',
    trail: 'adopted',
    matched: 0,
  });
  const back = await backUp(owner, true);
  for (const name of ['assets', 'documents', 'suggestions', 'evidence', 'controls', 'roles', 'fileContents'])
    expect([name, back.collections[name]]).toEqual([name, file.collections[name]]);
  // Who has an account of their own here is somebody else to this organisation, as nobody may look whose it is.
  const known = file.collections['users']!.filter(({ id }) => id !== elsewhere.userId);
  expect(back.collections['users']).toEqual(expect.arrayContaining(known));
  expect(back.collections['users']!.map(({ id }) => id)).not.toContain(elsewhere.userId);
  expect((await owner.get('/activity/verification')).body.broken).toBeNull();
  const { body } = await owner.get('/controls/iso-27001-2022');
  const owned = file.collections['controls']!.find(({ ownerId }) => ownerId);
  const person = file.collections['users']!.find(({ id }) => id === owned.ownerId);
  expect(
    body.find(({ requirementId }: { requirementId: string }) => requirementId === owned.requirementId).ownerName,
  ).toBe(person.name);
}, 30_000);

test('an administrator of the installation keeps the account', async () => {
  const place = await server.secondOrganisation();
  const keeper = await server.signIn('admin', place);
  await server.owner.query('update installation set administrator_email = $1', [keeper.visitor.actor.email]);
  const answer = await keeper.post('/data/erasure', { confirmation: await nameOf(keeper) });
  expect(answer).toMatchObject({ status: 200, body: { accountsErased: 0, isSignedOut: false } });
  expect((await keeper.get('/session')).body.organisations).toEqual([]);
});
