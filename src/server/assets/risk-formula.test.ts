import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelOf, MOST_POINTS, riskOf } from '#domain/assets/risk.ts';
import { BACKUP_STATUSES, DATA_CLASSIFICATIONS, PATCH_LEVELS, RISK_LEVELS } from '#domain/assets/values.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ANSWERS = [true, false, null];
const combinations = [...DATA_CLASSIFICATIONS, null].flatMap((dataClassification) =>
  [...Array(13).keys(), 1_000_000_000].flatMap((vulnerabilityCount) =>
    ANSWERS.flatMap((encryptionEnabled) =>
      ANSWERS.flatMap((antivirusInstalled) =>
        [...PATCH_LEVELS, null].flatMap((patchLevel) =>
          [...BACKUP_STATUSES, null].map((backupStatus) => ({
            dataClassification,
            vulnerabilityCount,
            encryptionEnabled,
            antivirusInstalled,
            patchLevel,
            backupStatus,
            warrantyExpiry: null,
          })),
        ),
      ),
    ),
  ),
);

test('the points that the database keeps are those of the domain, for every combination of facts', async () => {
  const column = <Key extends keyof (typeof combinations)[number]>(key: Key) => combinations.map((facts) => facts[key]);
  const { rows: kept } = await server.owner.query<{ formula: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as formula from pg_attrdef d
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = 'assets'::regclass and a.attname = 'lasting_risk_points'`,
  );
  const { rows } = await server.owner.query<{ points: number }>(
    `select ${kept[0]?.formula} as points
     from unnest($1::text[], $2::int[], $3::bool[], $4::bool[], $5::text[], $6::text[]) with ordinality
       as facts (data_classification, vulnerability_count, encryption_enabled, antivirus_installed, patch_level, backup_status, place)
     order by place`,
    [
      column('dataClassification'),
      column('vulnerabilityCount'),
      column('encryptionEnabled'),
      column('antivirusInstalled'),
      column('patchLevel'),
      column('backupStatus'),
    ],
  );
  expect(rows).toHaveLength(5 * 14 * 3 * 3 * 4 * 4);
  const different = combinations.filter((facts, place) => riskOf(facts, '2026-01-01').points !== rows[place]?.points);
  expect(different).toEqual([]);
});

test('the level that the database finds by is that of the domain, for all points, warranties and levels that people set', async () => {
  const { rows } = await server.owner.query<{
    lasting: number;
    warranty: string | null;
    set: string | null;
    level: string;
    points: number;
  }>(
    `select lasting, warranty::text, set, asset_risk_level(set, lasting, warranty, '2026-01-02') as level,
       asset_risk_points(lasting, warranty, '2026-01-02') as points
     from generate_series(0, 110) as lasting,
       unnest(array['2026-01-01', '2026-01-02', '2026-01-03', null]::date[]) as warranty, unnest($1::text[]) as set`,
    [[...RISK_LEVELS, null]],
  );
  expect(rows).toHaveLength(111 * 4 * 4);
  const different = rows.filter(({ lasting, warranty, set, level, points }) => {
    const all = lasting + (warranty === '2026-01-01' ? MOST_POINTS.warranty : 0);
    return points !== all || level !== (set ?? levelOf(all));
  });
  expect(different).toEqual([]);
  const facts = { ...combinations[0], warrantyExpiry: '2026-01-01' } as Parameters<typeof riskOf>[0];
  const [ended, running] = [riskOf(facts, '2026-01-02').points, riskOf(facts, '2026-01-01').points];
  expect(ended - running).toBe(MOST_POINTS.warranty);
});
