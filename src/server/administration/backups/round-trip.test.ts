import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../../../test/backups.ts';
import type { BackupFile } from '../../../../test/backups.ts';
import { startFilledServer } from '../../../../test/filled-server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

// What was exported is what is there after it was restored: in place, after everything was changed, and in another organisation.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  ({ server, admin } = await startFilledServer({ UPLOADS_PER_MINUTE: '60000' }));
  await admin.post('/roles', { name: 'Reader', permissions: ['dashboard.view', 'documents.view'] });
  const own = { fileName: 'code.csv', text: 'id,title,iso27001\nS-1,Suppliers,A.5.19\n', title: 'Code', edition: '1' };
  await admin.post('/organisation/custom-frameworks', { ...own, use: true });
  const pair = { from: 'own-code', fromRequirement: 'S-1', to: 'iso-27001-2022', toRequirement: 'A.5.19' };
  await admin.post('/crosswalk/overrules', { ...pair, relation: 'superset', reason: 'It asks for more.' });
});
afterAll(() => server.stop());

/** All collections but the trail, in which the restoration itself is told, and the imports' jobs that are over. */
function recordsOf({ collections }: BackupFile) {
  const { auditLogs: _trail, organizations: _identity, settings, ...records } = collections;
  return { ...records, settings: settings?.map(({ updatedAt: _at, ...rest }) => rest) };
}

const nameOf = async (session: TestSession) => (await session.get('/session')).body.organisation.name as string;

describe('restored in place', () => {
  test('after everything was changed and removed, every field is as it was, and the trail goes on', async () => {
    const before = await backUp(admin, true);
    expect(Object.keys(before.collections)).toEqual(
      expect.arrayContaining([
        'users',
        'assets',
        'documents',
        'suggestions',
        'evidence',
        'controls',
        'customFrameworks',
        'crosswalkOverrules',
        'files',
        'auditLogs',
        'fileContents',
      ]),
    );
    for (const asset of before.collections['assets']!.slice(0, 5)) await admin.remove(`/assets/${asset.id}`);
    const [left] = before.collections['assets']!.slice(5);
    await admin.patch(`/assets/${left.id}`, { name: 'Something else', notes: 'New' });
    await server.owner.query('delete from evidence where organisation_id = $1', [server.organisationId]);
    await server.owner.query(`update organisations set primary_color = '#000000' where id = $1`, [
      server.organisationId,
    ]);

    const { state, report } = await restore(server, admin, before, await nameOf(admin));
    expect({ state, trail: report.trail, missing: report.missingFiles }).toEqual({
      state: 'done',
      trail: 'continues',
      missing: 0,
    });

    const after = await backUp(admin, true);
    expect(recordsOf(after)).toEqual(recordsOf(before));
    const [old, young] = [before.collections['auditLogs']!, after.collections['auditLogs']!];
    expect(young.slice(0, old.length)).toEqual(old);
    expect(young.at(-1)).toMatchObject({ action: 'restored', subject: 'backups' });
    expect((await admin.get('/activity/verification')).body.broken).toBeNull();
  }, 60_000);
});

describe('restored in another organisation of the same server', () => {
  test('everything comes with new ids, the history verifies, and the first organisation keeps its own', async () => {
    const file = await backUp(admin, true);
    const other = await server.secondOrganisation();
    const owner = await server.signIn('admin', other);
    const { state, report } = await restore(server, owner, file, await nameOf(owner));
    expect({ state, trail: report.trail }).toEqual({ state: 'done', trail: 'adopted' });

    const copy = await backUp(owner, true);
    expect(copy.collections['assets']!.map(({ id }) => id)).not.toContain(file.collections['assets']![0].id);
    expect(normalised(copy)).toEqual(normalised(file));
    const [old, young] = [file.collections['auditLogs']!, copy.collections['auditLogs']!];
    expect(young.slice(0, old.length)).toEqual(old);
    expect(copy.trail.chainId).toBe(server.organisationId);
    expect((await owner.get('/activity/verification')).body.broken).toBeNull();
    expect(recordsOf(await backUp(admin, true))).toEqual(recordsOf(file));
  }, 60_000);
});

/** Ids as the order in which they first stand in the file, and rows in an order that does not come from ids. */
function normalised(file: BackupFile) {
  const records = recordsOf(file);
  const { users: _users, ...rest } = records as Record<string, unknown[]>;
  const withoutIds = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '"id"')
      .replace(/"(uploadedBy|createdBy)":(null|"id")/g, '"$1":"?"');
  return Object.fromEntries(Object.entries(rest).map(([name, rows]) => [name, rows.map(withoutIds).toSorted()]));
}

describe('the audit trail of a file', () => {
  test('is kept beside the organization’s own where that was set back behind it', async () => {
    const file = await backUp(admin);
    await server.owner.query(`select set_config('clausewise.forgets_trail_of', $1, false)`, [server.organisationId]);
    await server.owner.query('delete from audit_entries where organisation_id = $1 and number > 150', [
      server.organisationId,
    ]);
    await server.owner.query(`select set_config('clausewise.forgets_trail_of', '', false)`);
    await server.owner.query(
      `update audit_heads h set number = 150, hash = e.hash from audit_entries e
       where h.organisation_id = $1 and e.organisation_id = $1 and e.number = 150`,
      [server.organisationId],
    );
    const { report } = await restore(server, admin, file, await nameOf(admin));
    // Bringing the file here is an entry of its own.
    expect(report.trail).toBe('beside');
    const old = file.collections['auditLogs']!;
    const { auditLogs: young, fileAuditEntries: beside } = (await backUp(admin)).collections;
    expect(young!.slice(0, 150)).toEqual(old.slice(0, 150));
    expect(young![150]).toMatchObject({ action: 'added', subject: 'backups' });
    expect(beside!.map(({ hash }) => hash)).toEqual(old.slice(150).map(({ hash }) => hash));
    const { body } = await admin.get('/activity?isFromFiles=true&pageSize=1');
    expect(body).toMatchObject({ total: old.length - 150, hasFileEntries: true, rows: [{ number: old.length }] });
    expect((await admin.get('/activity/verification')).body.broken).toBeNull();
  }, 30_000);

  test('is kept beside where the organization has another one, and its own stays', async () => {
    const file = await backUp(admin);
    const other = await server.secondOrganisation();
    const owner = await server.signIn('admin', other);
    const asset = { name: 'One', type: 'Laptop', category: 'Hardware', serialNumber: '1', owner: 'A' };
    await owner.post('/assets', { ...asset, dataClassification: 'Public' });
    const { report } = await restore(server, owner, file, await nameOf(owner));
    expect(report.trail).toBe('beside');
    const { auditLogs } = (await backUp(owner)).collections;
    expect(auditLogs!.map(({ action }) => action)).toEqual(['added', 'added', 'restored']);
    expect((await owner.get('/activity/verification')).body).toMatchObject({ broken: null });
  }, 30_000);
});
