import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { SORTABLE_COLUMNS } from '#domain/assets/columns.ts';
import type { SortableColumn } from '#domain/assets/columns.ts';
import { dayAfter } from '#domain/assets/days.ts';
import { inTransaction } from '../platform/context.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { listAssets } from './asset-list.ts';

let server: TestServer;
let admin: TestSession;
const today = new Date().toISOString().slice(0, 10);

/** Seventy assets in which every column has equal, different and, where it may, unknown values. */
const ASSETS = Array.from({ length: 70 }, (_, i) => ({
  name: ['alpha', 'Beta', 'eta', 'zeta'][i % 4],
  type: ['Laptop', 'Server', 'Database'][i % 3],
  category: ['Hardware', 'Cloud'][i % 2],
  serialNumber: `S-${i % 9}`,
  owner: ['ana', 'Bo', 'cy'][i % 3],
  status: ['Active', 'Retired'][i % 2],
  location: ['Bern', '', 'Lyon'][i % 3],
  vendor: ['dell', 'Apple', ''][i % 3],
  purchaseDate: i % 3 ? dayAfter(today, -i) : null,
  warrantyExpiry: [null, dayAfter(today, -1), today, dayAfter(today, 1)][i % 4],
  cost: i % 4 ? i * 10 : null,
  complianceStatus: ['Compliant', 'Needs Review'][i % 2],
  dataClassification: ['Restricted', 'Confidential', 'Public'][i % 3],
  vulnerabilityCount: i % 13,
  encryptionEnabled: i % 2 === 0,
  riskLevelOverride: i % 11 === 0 ? ['Low', 'Medium', 'High'][i % 3] : null,
  riskLevelReason: i % 11 === 0 ? 'as seen' : '',
}));

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  for (const asset of ASSETS) await admin.post('/assets', asset);
});
afterAll(() => server.stop());

async function listed(query: string): Promise<Asset[]> {
  const rows: Asset[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await admin.get(`/assets?pageSize=7&page=${page}&${query}`);
    rows.push(...body.rows);
    if (rows.length >= body.total) return rows;
  }
}

const LEVELS = ['Low', 'Medium', 'High'];
const keyOf = (column: SortableColumn) => (asset: Asset) => {
  if (column === 'riskLevel') return LEVELS.indexOf(asset.riskLevel) * 1000 + asset.riskPoints;
  const value = asset[column];
  return ['name', 'owner', 'vendor'].includes(column) ? String(value).toLowerCase() : value;
};

describe.each(SORTABLE_COLUMNS)('sorted by %s', (column) => {
  test.each(['asc', 'desc'] as const)('%s: every asset once, in order, unknown ones last', async (direction) => {
    const rows = await listed(`sort=${column}&direction=${direction}`);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ASSETS.length);
    const keys = rows.map(keyOf(column));
    const known = keys.filter((key) => key !== null);
    expect(keys.slice(known.length).every((key) => key === null)).toBe(true);
    const inOrder = known.every((key, i) => {
      const before = known[i - 1];
      if (i === 0 || before === undefined) return true;
      const order = typeof key === 'number' ? Number(before) - key : String(before).localeCompare(key, 'en');
      return direction === 'asc' ? order <= 0 : order >= 0;
    });
    expect({ keys, inOrder }).toMatchObject({ inOrder: true });
  });

  test('reads its page from an index, not all rows', async () => {
    const plan = await planOf(column);
    expect(plan).toContain('assets_by_');
    expect(plan).not.toMatch(/Seq Scan on assets/);
  });
});

test('a filter narrows the list sorted by risk', async () => {
  const rows = await listed('sort=riskLevel&direction=desc&category=Cloud&riskLevel=High');
  const all = await listed('sort=name');
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    all.flatMap(({ id, category, riskLevel }) => (category === 'Cloud' && riskLevel === 'High' ? [id] : [])).toSorted(),
  );
});

/** How the database reads the first page where the table is too large to sort. */
async function planOf(sort: SortableColumn): Promise<string> {
  const found: string[] = [];
  const { organisationId } = server;
  const scope = { organisationId, userId: admin.userId, isReadOnly: true };
  await inTransaction(server.services.database, scope, async (db) => {
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const executor = db.getExecutor();
    const original = executor.executeQuery.bind(executor);
    executor.executeQuery = (compiled) => {
      asked.push(compiled);
      return original(compiled);
    };
    await listAssets(db, organisationId, { sort, direction: 'desc' }, new Date());
    executor.executeQuery = original;
    await server.owner.query('begin');
    try {
      await server.owner.query(
        'set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
      );
      const { rows } = await server.owner.query(`explain ${asked[0]?.sql}`, [...(asked[0]?.parameters ?? [])]);
      found.push(...rows.map((row) => String(row['QUERY PLAN'])));
    } finally {
      await server.owner.query('rollback');
    }
  });
  return found.join('\n');
}

test('the assets of one serial number are found by it, and not those of which it is a part', async () => {
  const rows = await listed('serialNumber=S-1');
  expect(rows.map(({ serialNumber }) => serialNumber)).toEqual(Array.from({ length: 8 }, () => 'S-1'));
  expect(await listed('serialNumber=S-')).toEqual([]);
});
