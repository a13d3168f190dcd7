import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, bring, restore } from '../../../../test/backups.ts';
import type { BackupFile } from '../../../../test/backups.ts';
import { startFilledServer } from '../../../../test/filled-server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

// Whatever is wrong with a file is said in the specification's words, and nothing changes.

let server: TestServer;
let admin: TestSession;
let file: BackupFile;
let withBytes: BackupFile;
beforeAll(async () => {
  ({ server, admin } = await startFilledServer({ RESTORE_LIMIT_MB: '16', UPLOADS_PER_MINUTE: '60000' }));
  file = await backUp(admin);
  withBytes = await backUp(admin, true);
});
afterAll(() => server.stop());

type Change = (copy: BackupFile) => void;

function changed(change: Change, of = file): BackupFile {
  const copy = structuredClone(of);
  change(copy);
  return copy;
}

const first = (copy: BackupFile, name: string) => copy.collections[name]![0];

async function refusalOf(content: object | string) {
  const { job, report, backup } = await bring(server, admin, content);
  const [problem] = report?.problems ?? [];
  return { state: job?.state, message: job?.message, kept: backup?.state, problem };
}

describe('a file that is no backup', () => {
  const text = () => JSON.stringify(file);
  test.each<[what: string, content: () => object | string, message: string, fault: string]>([
    ['a PDF', () => '%PDF-1.7 and so on', 'Invalid file format', 'not_json'],
    ['a backup cut off in the middle', () => text().slice(0, text().length / 2), 'Invalid file format', 'truncated'],
    ['a backup cut off before its last bracket', () => text().slice(0, -1), 'Invalid file format', 'truncated'],
    ['other JSON', () => ({ name: 'clausewise', version: '1.0.0' }), 'Invalid file format', 'not_a_backup'],
    ['another version', () => ({ ...file, version: '2.0.0' }), 'Failed to import data', 'other_version'],
    ['brackets without end', () => `{"a":${'['.repeat(100_000)}`, 'Failed to import data', 'too_large'],
  ])('%s', async (_what, content, message, problem) => {
    expect(await refusalOf(content())).toMatchObject({
      state: 'failed',
      kept: 'refused',
      message,
      problem: { fault: problem },
    });
  });

  test('one that is larger than may be', async () => {
    const { status, answer } = await bring(server, admin, `{"a":"${'a'.repeat(17 * 1024 * 1024)}"}`);
    expect({ status, answer }).toMatchObject({
      status: 413,
      answer: { code: 'too_large', detail: expect.stringContaining('16 MB') },
    });
  });
  test('an empty one', async () => {
    expect((await bring(server, admin, '')).answer).toMatchObject({ code: 'empty_file' });
  });
});

describe('a backup in which something is wrong', () => {
  test.each<[what: string, change: Change, message: string, problem: object]>([
    [
      'an unknown collection',
      (copy) => (copy.collections['secrets'] = [{}]),
      'Collection not found',
      { fault: 'unknown_collection', collection: 'secrets' },
    ],
    [
      'an unknown field',
      (copy) => (first(copy, 'assets').evil = 1),
      'Failed to import data',
      { fault: 'unknown_field', collection: 'assets', row: 1, field: 'evil' },
    ],
    [
      'the id of another organisation in a row',
      (copy) => (first(copy, 'assets').organisationId = crypto.randomUUID()),
      'Failed to import data',
      { fault: 'unknown_field', field: 'organisationId' },
    ],
    [
      'a password among the users',
      (copy) => (first(copy, 'users').password = 'x'),
      'Failed to import data',
      { fault: 'unknown_field', collection: 'users', field: 'password' },
    ],
    [
      'a missing field',
      (copy) => delete first(copy, 'assets').name,
      'Failed to import data',
      { fault: 'missing_field', collection: 'assets', field: 'name' },
    ],
    [
      'a number where a text belongs',
      (copy) => (first(copy, 'assets').name = 5),
      'Failed to import data',
      { fault: 'wrong_type', field: 'name' },
    ],
    [
      'a row that is none',
      (copy) => (copy.collections['assets']![2] = [1]),
      'Failed to import data',
      { fault: 'wrong_type', collection: 'assets', row: 3 },
    ],
    [
      'a category nobody knows',
      (copy) => (copy.collections['assets']![3].category = 'Furniture'),
      'Failed to import data',
      { fault: 'not_allowed', collection: 'assets', row: 4, field: 'category' },
    ],
    [
      '30 February',
      (copy) => (first(copy, 'assets').purchaseDate = '2026-02-30'),
      'Failed to import data',
      { fault: 'not_allowed', row: 1 },
    ],
    [
      'a NUL',
      (copy) => (first(copy, 'assets').notes = 'a\0b'),
      'Failed to import data',
      { fault: 'wrong_type', field: 'notes' },
    ],
    [
      'half a character within JSON',
      (copy) => (first(copy, 'evidence').quote = { start: 0, end: 1, text: '\ud800' }),
      'Failed to import data',
      { fault: 'wrong_type', field: 'quote' },
    ],
    [
      'JSON of another shape',
      (copy) => (first(copy, 'suggestions').quotes = 'all'),
      'Failed to import data',
      { fault: 'wrong_type', field: 'quotes' },
    ],
    [
      'a path in the place of a hash',
      (copy) => (first(copy, 'documents').sha256 = '../../../../etc/passwd'),
      'Failed to import data',
      { fault: 'wrong_type', field: 'sha256' },
    ],
    [
      'a header in a media type',
      (copy) => (first(copy, 'files').mediaType = 'text/html\r\nset-cookie: a'),
      'Failed to import data',
      { fault: 'wrong_type', field: 'mediaType' },
    ],
    [
      'a permission nobody has',
      (copy) => (copy.collections['roles'] = [{ ...ROLE, permissions: ['everything'] }]),
      'Failed to import data',
      { fault: 'wrong_type', collection: 'roles', field: 'permissions' },
    ],
    [
      'a proposed risk about nothing',
      (copy) =>
        (copy.collections['riskProposalDismissals'] = [
          {
            proposal: 'unencrypted-storage',
            reason: 'All are',
            dismissedAt: new Date().toISOString(),
            dismissedBy: first(copy, 'users').id,
            dismissedByName: 'Ana Ruiz',
          },
        ]),
      'Failed to import data',
      { fault: 'wrong_type', collection: 'riskProposalDismissals', field: 'proposal' },
    ],
    [
      'a policy nobody may set',
      (copy) => (first(copy, 'settings').policy = { sessionHours: -1 }),
      'Failed to import data',
      { fault: 'wrong_type', collection: 'settings', field: 'policy' },
    ],
    [
      'two rows of settings',
      (copy) => copy.collections['settings']!.push(first(copy, 'settings')),
      'Failed to import data',
      { fault: 'duplicate', collection: 'settings' },
    ],
    [
      'an asset twice',
      (copy) => copy.collections['assets']!.push(first(copy, 'assets')),
      'Failed to import data',
      { fault: 'duplicate', collection: 'assets' },
    ],
    [
      'an address twice',
      (copy) => copy.collections['users']!.push({ ...first(copy, 'users'), id: crypto.randomUUID() }),
      'Failed to import data',
      { fault: 'duplicate', collection: 'users', field: 'email' },
    ],
    [
      'evidence of a document that is not there',
      (copy) => (first(copy, 'evidence').documentId = crypto.randomUUID()),
      'Item not found',
      { fault: 'missing_reference', collection: 'evidence', row: 1, field: 'documentId' },
    ],
    [
      'a role that is not there',
      (copy) => (first(copy, 'users').customRoleId = crypto.randomUUID()),
      'Item not found',
      { fault: 'missing_reference', collection: 'users', field: 'customRoleId' },
    ],
    [
      'an entry of the trail rewritten',
      (copy) => (copy.collections['auditLogs']![7].title = 'Something else'),
      'Failed to import data',
      { fault: 'trail_broken', row: 8, detail: 'content' },
    ],
    [
      'an entry of the trail cut out',
      (copy) => copy.collections['auditLogs']!.splice(7, 1),
      'Failed to import data',
      { fault: 'trail_broken', row: 8, detail: 'missing' },
    ],
  ])('%s', async (_what, change, message, problem) => {
    const refusal = await refusalOf(changed(change));
    expect(refusal).toMatchObject({ state: 'failed', kept: 'refused', message, problem });
  });

  test.each<[what: string, change: Change, message: string, problem: object]>([
    [
      'other bytes in a file',
      (copy) => (first(copy, 'fileContents').base64 = 'QUJD'),
      'Failed to import data',
      { fault: 'wrong_content' },
    ],
    [
      'bytes no row names',
      (copy) => copy.collections['fileContents']!.push({ sha256: SHA_OF_ABC, part: 0, base64: 'YWJj' }),
      'Item not found',
      { fault: 'missing_reference', collection: 'fileContents' },
    ],
  ])('%s', async (_what, change, message, problem) => {
    expect(await refusalOf(changed(change, withBytes))).toMatchObject({ state: 'failed', message, problem });
  });

  test('nothing changed by any of them', async () => {
    const { auditLogs: _then, ...before } = file.collections;
    const { auditLogs: _now, ...after } = (await backUp(admin)).collections;
    expect(after).toEqual(before);
  });

  test('a file of an older version, without a column that has a default and a collection that came later', async () => {
    const older = changed((copy) => {
      for (const document of copy.collections['documents']!) delete document.blocks;
      delete copy.collections['folders'];
    });
    expect((await bring(server, admin, older)).job).toMatchObject({ state: 'done' });
  });

  test('texts that only look dangerous are texts', async () => {
    const hostile = changed((copy) => {
      first(copy, 'documents').title = '<img src=x onerror=alert(1)>';
      first(copy, 'files').name = '../../x<script>.pdf';
    });
    const { state } = await restore(server, admin, hostile, await nameOf(admin));
    expect(state).toBe('done');
    const { body } = await admin.get(`/documents/${first(file, 'documents').id}`);
    expect(body.title).toBe('<img src=x onerror=alert(1)>');
  }, 20_000);
});

const ROLE = {
  id: '0f4bb2ee-0000-4000-8000-000000000000',
  name: 'x',
  role: 'viewer',
  createdAt: '2026-01-01T00:00:00Z',
};
const SHA_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const nameOf = async (session: TestSession) => (await session.get('/session')).body.organisation.name as string;
