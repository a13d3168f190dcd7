import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { thingSubject } from '../../../test/example-subject.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { appOf, ownerOf, reachTestCluster } from '../../../test/test-cluster.ts';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { unkeyedHashOf } from '../platform/audit-trail/chain.ts';
import { checkInstallation } from '../administration/self-check.ts';
import { perform } from '../platform/context.ts';
import { openListener } from '../platform/database/listener.ts';
import { runDueTasks } from '../platform/background/scheduled-tasks.ts';
import { startAnchoring } from './anchors.ts';
import { verificationTask } from './verification-schedule.ts';
import { verifyAll } from './verify-all.ts';

let server: TestServer;
let databases: { owner: ReturnType<typeof ownerOf>; app: ReturnType<typeof appOf> };
beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.owner.query('select current_database() as name');
  const reach = await reachTestCluster(inject('clusterDir'));
  databases = { owner: ownerOf(reach, rows[0].name), app: appOf(reach, rows[0].name) };
});
afterAll(() => server.stop());

const write = (session: TestSession, names: readonly string[]) =>
  perform(server.services, session.visitor, false, async (context) =>
    context.recordAll(
      names.map((title) => ({ action: 'added' as const, subject: thingSubject, subjectId: title, title })),
    ),
  );

/** Does it while a server notes what is written; what it noted is in the files afterwards. */
async function anchored(work: () => Promise<unknown>): Promise<void> {
  const listener = await openListener(databases.app, server.services.log);
  const stop = startAnchoring(server.services, listener);
  const heard = new Promise<void>((done) => {
    listener.on((message) => message.event === 'appended' && done());
  });
  await work();
  await heard;
  await stop();
  await listener.close();
}

/** What the owner of the database does, whom no grant and no trigger binds. */
async function asOwner(...statements: [sql: string, values: unknown[]][]): Promise<void> {
  await server.owner.query('alter table audit_entries disable trigger user');
  for (const [sql, values] of statements) await server.owner.query(sql, values);
  await server.owner.query('alter table audit_entries enable trigger user');
}

const verify = async (session: TestSession) => (await session.get('/activity/verification')).body;

async function newcomer() {
  const organisationId = await server.secondOrganisation();
  return { organisationId, admin: await server.signIn('admin', organisationId) };
}

test('what was written is noted in a file outside of the database, and verification names the last of it', async () => {
  const { admin } = await newcomer();
  await anchored(() => write(admin, ['a', 'b', 'c']));
  const folder = join(server.services.settings.DATA_DIR, 'audit-anchors');
  const [name = ''] = await readdir(folder);
  const { rows } = (await admin.get('/activity')).body;
  expect(await readFile(join(folder, name), 'utf8')).toContain(rows[0].hash);
  expect(await verify(admin)).toMatchObject({
    entries: 3,
    keyedFrom: 1,
    anchor: { number: 3, hash: rows[0].hash },
    broken: null,
  });
});

test('entries cut off together with the head are missed, also with others in their place', async () => {
  const { organisationId, admin } = await newcomer();
  await anchored(() => write(admin, ['a', 'b', 'c', 'd']));
  await asOwner(
    ['delete from audit_entries where organisation_id = $1 and number > 2', [organisationId]],
    [
      `update audit_heads h set number = 2, hash = e.hash from audit_entries e
       where h.organisation_id = $1 and e.organisation_id = $1 and e.number = 2`,
      [organisationId],
    ],
  );
  expect(await verify(admin)).toMatchObject({ entries: 2, broken: { number: 3, reason: 'missing' } });
  await write(admin, ['x', 'y', 'z']);
  expect(await verify(admin)).toMatchObject({ entries: 3, broken: { number: 4, reason: 'anchor' } });
});

test('an older copy of the database that an operator brought back goes on with the reason in it', async () => {
  const { organisationId, admin } = await newcomer();
  await anchored(() => write(admin, ['a', 'b', 'c']));
  await asOwner(
    ['delete from audit_entries where organisation_id = $1 and number > 1', [organisationId]],
    [
      `update audit_heads h set number = 1, hash = e.hash from audit_entries e
       where h.organisation_id = $1 and e.organisation_id = $1 and e.number = 1`,
      [organisationId],
    ],
  );
  const { settings, secrets, log } = server.services;
  const verifier = { secrets, dataDir: settings.DATA_DIR, log, wanted: organisationId };
  expect(await verifyAll(databases, verifier)).toMatchObject([{ broken: { number: 2, reason: 'missing' } }]);
  const accepted = await verifyAll(databases, { ...verifier, acceptOlderCopy: 'The disk was lost on Monday.' });
  expect(accepted).toMatchObject([{ entries: 2, broken: null }]);
  const { rows } = (await admin.get('/activity')).body;
  expect(rows[0]).toMatchObject({
    action: 'restored',
    subject: 'audit-trails',
    after: { reason: 'The disk was lost on Monday.', entries: 3 },
  });
  await anchored(() => write(admin, ['d']));
  expect(await verify(admin)).toMatchObject({ entries: 3, broken: null });
});

test('who computes hashes without the key adds nothing, and a trail rewritten whole is missed', async () => {
  const { organisationId, admin } = await newcomer();
  await anchored(() => write(admin, ['a', 'b']));
  const { rows } = (await admin.get('/activity')).body as { rows: AuditEntry[] };
  const [last, first] = rows as [AuditEntry, AuditEntry];
  const { hash: _hash, ...facts } = { ...last, number: 3, actorName: 'Somebody else', previousHash: last.hash };
  const hash = unkeyedHashOf(organisationId, facts);
  const plant = (entry: Omit<AuditEntry, 'hash'>, its: string): [string, unknown[]] => [
    `insert into audit_entries (organisation_id, number, at, actor_name, action, subject, subject_id, title, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      organisationId,
      entry.number,
      entry.at,
      entry.actorName,
      entry.action,
      entry.subject,
      entry.subjectId,
      entry.title,
      entry.previousHash,
      its,
    ],
  ];
  const head = (number: number, its: string): [string, unknown[]] => [
    'update audit_heads set number = $2, hash = $3 where organisation_id = $1',
    [organisationId, number, its],
  ];
  await asOwner(plant(facts, hash), head(3, hash));
  expect(await verify(admin)).toMatchObject({ entries: 2, broken: { number: 3, reason: 'content' } });
  // The whole trail anew, as a version without a key would have written it.
  const alone = { ...first, actorId: null, requestId: null, before: null, after: null, actorName: 'Somebody else' };
  const { hash: _former, ...rewritten } = alone;
  const its = unkeyedHashOf(organisationId, rewritten);
  await asOwner(
    ['delete from audit_entries where organisation_id = $1', [organisationId]],
    plant(rewritten, its),
    head(1, its),
  );
  expect(await verify(admin)).toMatchObject({ keyedFrom: null, broken: { number: 2, reason: 'missing' } });
});

test('an entry is never earlier than the one before it, whatever the clock says', async () => {
  const { organisationId, admin } = await newcomer();
  await write(admin, ['a']);
  await server.owner.query(`update audit_heads set at = now() + interval '1 hour' where organisation_id = $1`, [
    organisationId,
  ]);
  await write(admin, ['b']);
  const { rows } = (await admin.get('/activity')).body as { rows: AuditEntry[] };
  expect(Date.parse(rows[0]!.at) - Date.now()).toBeGreaterThan(3_500_000);
  expect(await verify(admin)).toMatchObject({ entries: 2, broken: null });
});

test('once a day every trail is walked, and the self-check says that one does not stand', async () => {
  const { organisationId } = await newcomer();
  await anchored(async () => write(await server.signIn('admin', organisationId), ['a', 'b']));
  await asOwner(['delete from audit_entries where organisation_id = $1 and number = 2', [organisationId]]);
  // One failure may be a moment's; one that lasts is shown.
  for (let hours = 0; hours < 4; hours += 1)
    await runDueTasks(server.services, [verificationTask], new Date(Date.now() + hours * 3_600_000));
  const { rows } = await server.owner.query(
    `select last_error from scheduled_tasks where name = 'activity.verification'`,
  );
  expect(rows[0].last_error).toMatch(/Audit trails that do not stand: [1-9]/);
  const { checks } = await checkInstallation(server.services);
  expect(checks.find(({ name }) => name === 'tasks')).toMatchObject({
    state: 'error',
    found: 'failing',
    facts: { task: 'activity.verification' },
  });
});
