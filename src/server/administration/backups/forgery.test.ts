import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { backUp, type BackupFile, bring, restore } from '../../../../test/backups.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { hashOf, unkeyedHashOf } from '../../platform/audit-trail/chain.ts';

// An administrator of an organisation may restore any file. What somebody else answers for with their name is not made by that.

let server: TestServer;
let admin: TestSession;
let auditor: TestSession;
let name: string;
beforeAll(async () => {
  server = await startTestServer({ UPLOADS_PER_MINUTE: '60000' });
  admin = await server.signIn('admin');
  auditor = await server.signIn('auditor');
  name = (await admin.get('/session')).body.organisation.name;
});
afterAll(() => server.stop());

/** Appends an entry in another's name with the hash that anybody can compute. */
function forgeEntry(file: BackupFile, userId: string): void {
  const trail = file.collections['auditLogs']!;
  const last = trail.at(-1)!;
  const facts: Omit<AuditEntry, 'hash'> = {
    number: last.number + 1,
    at: new Date(Date.now() - 172_800_000).toISOString(),
    actorId: userId,
    actorName: 'auditor 2',
    action: 'accepted',
    subject: 'risks',
    subjectId: randomUUID(),
    title: 'FORGED acceptance',
    before: null,
    after: null,
    requestId: null,
    previousHash: last.hash,
  };
  trail.push({ ...last, ...facts, hash: unkeyedHashOf(file.trail.chainId, facts) });
  file.counts['auditLogs'] = trail.length;
}

test('an entry added to the trail of a backup is refused', async () => {
  await admin.post('/risks', RISK);
  const file = await backUp(admin);
  forgeEntry(file, auditor.userId);
  const { report } = await bring(server, admin, file);
  expect(report.problems).toMatchObject([{ fault: 'trail_broken', detail: 'content' }]);
});

test('an acceptance planted in another’s name is what the file says, and what this installation knew stays so', async () => {
  const { body: risk } = await admin.post('/risks', { ...RISK, title: 'Accepted by a file' });
  const file = await backUp(admin);
  const stateThen = {
    title: risk.title,
    inherent: null,
    residual: { likelihood: 2, impact: 2, rationale: '' },
    target: null,
    score: 4,
    band: 'low',
    bandLabel: 'Low',
    isAboveAppetite: false,
    methodNumber: 1,
    treatment: null,
    controls: [],
    openActions: 0,
  };
  file.collections['riskAcceptances']!.push({
    id: randomUUID(),
    riskId: risk.id,
    acceptedAt: new Date().toISOString(),
    acceptedBy: auditor.userId,
    acceptedByName: 'auditor 2',
    until: '2030-01-01',
    statement: 'I accept this.',
    stateThen,
    withdrawnAt: null,
    withdrawnByName: null,
    withdrawnReason: '',
    told: null,
    fromFile: null,
  });
  const { report, state } = await restore(server, admin, file, name);
  expect({ state, isSigned: report.isSigned }).toEqual({ state: 'done', isSigned: false });
  const { rows } = await server.owner.query('select from_file from risk_acceptances where risk_id = $1', [risk.id]);
  expect(rows).toEqual([{ from_file: 'backup.json' }]);
  // It stays what a file said, also when this installation writes and signs the next backup.
  await restore(server, admin, await backUp(admin), name);
  const again = await server.owner.query('select from_file from risk_acceptances where risk_id = $1', [risk.id]);
  expect(again.rows).toEqual(rows);
  const { rows: entries } = (await admin.get('/activity?subject=backups')).body as { rows: AuditEntry[] };
  expect(entries.map(({ action }) => action)).toContain('added');
  expect(entries.find(({ action }) => action === 'restored')?.after).toMatchObject({ isSigned: true });
});

/** The same trail as an installation with another key would have written it. */
function ofAnotherInstallation(file: BackupFile): void {
  let previousHash = '';
  for (const row of file.collections['auditLogs']!) {
    row.previousHash = previousHash;
    const { hash: _hash, ...facts } = row;
    const at = new Date(row.at).toISOString();
    row.hash = previousHash = hashOf(file.trail.chainId, { ...facts, at }, 'another key');
  }
}

test('a trail of another installation is kept beside, not taken over, also in a new organisation', async () => {
  const file = await backUp(admin);
  ofAnotherInstallation(file);
  const other = await server.secondOrganisation();
  const owner = await server.signIn('admin', other);
  const theirs = (await owner.get('/session')).body.organisation.name;
  const { report } = await restore(server, owner, file, theirs);
  expect(report).toMatchObject({ isSigned: false, trail: 'beside' });
  expect((await owner.get('/activity/verification')).body).toMatchObject({ broken: null });
  const { body } = await owner.get('/activity?isFromFiles=true');
  expect(body.total).toBe(file.collections['auditLogs']!.length);
});

const RISK = { title: 'Loss of a laptop', assessments: [] };
