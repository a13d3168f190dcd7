import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, bring, endOf, restore } from '../../../../test/backups.ts';
import type { BackupFile } from '../../../../test/backups.ts';
import { startFilledServer } from '../../../../test/filled-server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
let file: BackupFile;
beforeAll(async () => {
  ({ server, admin } = await startFilledServer({ UPLOADS_PER_MINUTE: '60000' }));
  file = await backUp(admin);
});
afterAll(() => server.stop());

const nameOf = async (session: TestSession) => (await session.get('/session')).body.organisation.name as string;

describe('who may restore', () => {
  test('nobody without the name typed exactly, and nobody twice', async () => {
    const { backup } = await bring(server, admin, file);
    const wrong = await admin.post(`/data/backups/${backup.id}/restorations`, { confirmation: 'organisation' });
    expect(wrong).toMatchObject({ status: 422, body: { issues: [{ path: 'confirmation' }] } });
    const refused = await bring(server, admin, '{}');
    const answer = await admin.post(`/data/backups/${refused.backup.id}/restorations`, {
      confirmation: await nameOf(admin),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_ready' } });
  });

  test('no role that lacks a permission, even if it may manage the organisation', async () => {
    const role = await server.owner.query(
      `insert into roles (id, organisation_id, name, permissions) values (gen_random_uuid(), $1, 'Keeper', '["dashboard.view","organization.manage"]') returning id`,
      [server.organisationId],
    );
    const keeper = await server.signIn('viewer');
    await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [
      role.rows[0].id,
      keeper.userId,
    ]);
    expect((await keeper.get('/data/collections')).status).toBe(200);
    const brought = await bring(server, keeper, file);
    expect({ status: brought.status, code: (brought.answer as unknown as { code: string }).code }).toEqual({
      status: 403,
      code: 'needs_every_permission',
    });
    const { backup } = await bring(server, admin, file);
    const name = await nameOf(admin);
    expect((await keeper.post(`/data/backups/${backup.id}/restorations`, { confirmation: name })).status).toBe(403);
    expect((await keeper.post('/data/erasure', { confirmation: name })).status).toBe(403);
  });

  test('no other organisation sees, fetches, restores or removes a backup', async () => {
    const { backup } = await bring(server, admin, file);
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    expect((await stranger.get('/data/backups')).body).toEqual([]);
    const name = await nameOf(stranger);
    for (const answer of [
      await stranger.get(`/data/backups/${backup.id}/file`),
      await stranger.post(`/data/backups/${backup.id}/restorations`, { confirmation: name }),
      await stranger.remove(`/data/backups/${backup.id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Item not found' } });
  });
});

test('a backup that is removed leaves no bytes', async () => {
  const { backup } = await bring(server, admin, { ...file, more: 'only here' });
  const folder = join(server.services.settings.DATA_DIR, 'files', server.organisationId);
  const before = (await readdir(folder, { recursive: true })).length;
  expect((await admin.remove(`/data/backups/${backup.id}`)).status).toBe(200);
  expect((await readdir(folder, { recursive: true })).length).toBeLessThan(before);
});

test('a restoration that was cancelled before the change changes nothing', async () => {
  const [first, ...others] = file.collections['assets']!;
  const { backup } = await bring(server, admin, {
    ...file,
    collections: { ...file.collections, assets: [{ ...first, name: 'Never' }, ...others] },
  });
  const { body: job } = await admin.post(`/data/backups/${backup.id}/restorations`, {
    confirmation: await nameOf(admin),
  });
  await admin.post(`/jobs/${job.id}/cancellation`, {});
  const { state } = await endOf(admin, job.id);
  const { body } = await admin.get(`/assets/${first.id}`);
  expect(['cancelled', 'done']).toContain(state);
  expect(body.name === 'Never').toBe(state === 'done');
});

test('rules come back switched off, as a file could name anybody as their maker', async () => {
  const rule = {
    name: 'Tell me',
    isOn: true,
    trigger: { kind: 'event', subject: 'assets', actions: [], conditions: [] },
    actions: [{ kind: 'notification', text: 'Look', to: { kind: 'maker' } }],
    mostPerHour: 1,
  };
  const { body: made } = await admin.post('/automation/rules', rule);
  expect(made.isOn).toBe(true);
  const { state } = await restore(server, admin, await backUp(admin), await nameOf(admin));
  expect(state).toBe('done');
  expect((await admin.get('/automation/rules')).body).toEqual([
    expect.objectContaining({ name: 'Tell me', isOn: false }),
  ]);
});
