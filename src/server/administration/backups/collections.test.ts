import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../../test/backups.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { inTransaction } from '../../platform/context.ts';
import { messagesOf } from '../../platform/messages.ts';
import { LEFT_OUT, readCollections, readSettingColumns } from './collections.ts';
import type { Collection } from './collections.ts';
import { TYPES } from './rows.ts';

// A table that is added by any subject is in the backup, or somebody said why not.

let server: TestServer;
let admin: TestSession;
let collections: Collection[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const { organisationId } = server;
  collections = await inTransaction(server.services.database, { organisationId }, async (db) => [
    ...(await readCollections(db)),
    {
      name: 'settings',
      table: 'organisations',
      key: [],
      columns: await readSettingColumns(db),
      references: [],
      only: 'true',
    },
  ]);
});
afterAll(() => server.stop());

async function tables(): Promise<string[]> {
  const { rows } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('every table of an organisation is in the backup or left out for a reason', async () => {
  const written = new Set(collections.map(({ table }) => table));
  const all = await tables();
  expect(all.filter((name) => !written.has(name) && !LEFT_OUT[name])).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => !all.includes(name))).toEqual([]);
  const { collections: inFile } = await backUp(admin);
  expect(Object.keys(inFile)).toEqual(expect.arrayContaining(collections.map(({ name }) => name)));
});

test('nothing that opens a door is in it: such a table is left out', () => {
  const secret = /secret|password|token|credential|recovery|private_key|sealed|(?<!sha256_)_hash$/;
  const found = collections
    .filter(({ table }) => !['audit_entries', 'file_audit_entries'].includes(table))
    .flatMap(({ table, columns }) => columns.map(({ name }) => `${table}.${name}`));
  expect(found.filter((name) => secret.test(name) && !name.endsWith('catalogue_hash'))).toEqual([]);
});

test('every column has a type that a backup can hold, and every one of JSON a shape', () => {
  const columns = collections.flatMap(({ table, columns: all }) =>
    all.map(({ name, type }) => ({ name: `${table}.${name}`, type })),
  );
  expect(columns.filter(({ type }) => !TYPES.includes(type))).toEqual([]);
  expect(columns.filter(({ name, type }) => type === 'jsonb' && !server.services.shapes[name])).toEqual([]);
});

test('a row that refers to another is written behind it', () => {
  for (const [place, { references }] of collections.entries())
    for (const { target } of references) {
      const at = collections.findIndex(({ table }) => table === target);
      expect(at).toBeLessThanOrEqual(place);
    }
});

test('counts, the last change and bytes are told of every collection, and an unknown one is not found', async () => {
  const { body } = await admin.get('/data/collections');
  const names = body.collections.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'users',
      'organizations',
      'documents',
      'auditLogs',
      'settings',
      'assets',
      'assetActivities',
    ]),
  );
  await admin.post('/assets', {
    name: 'One',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: '1',
    owner: 'A',
    dataClassification: 'Public',
  });
  const { body: assets } = await admin.get('/data/collections/assets');
  expect(assets).toMatchObject({ count: 1, lastUpdated: expect.stringMatching(/^\d{4}-/) });
  expect(assets.bytes).toBeGreaterThan(50);
  expect(await admin.get('/data/collections/nonsense')).toMatchObject({
    status: 404,
    body: { detail: 'Collection not found' },
  });
});

test('every collection has a name that people read', () => {
  const t = messagesOf('data', 'en');
  const nameless = collections
    .map(({ name }) => name)
    .filter((name) => t(`collection.${name}`).endsWith(`collection.${name}`));
  expect(nameless).toEqual([]);
});
