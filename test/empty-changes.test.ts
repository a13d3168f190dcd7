import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFilledServer } from './filled-server.ts';
import { places } from './access-answers.ts';
import type { Place } from './access-answers.ts';
import type { TestServer, TestSession } from './server.ts';
import { MISSING, VALID } from './valid-bodies.ts';

// Whatever changes a thing, asked to change nothing of it, with every thing that an organisation has.

const changes = places.filter(
  ({ method, name }) => ['PATCH', 'PUT'].includes(method) && !name.startsWith('transfers.'),
);
const ISO = 'iso-27001-2022';
/** What stands in a path beside ids. */
const WORDS: Record<string, string> = { framework: ISO, requirementId: 'A.5.9', crosswalk: 'x', key: 'x', number: '1' };

let server: TestServer;
let admin: TestSession;
let made: number[];
/** One row of every table: its id, and the ids that it names. */
let rows: { id: string; names: string[] }[];
beforeAll(async () => {
  ({ server, admin } = await startFilledServer());
  const event = await admin.post('/schedule/events', { kind: 'audit', title: 'Stage 1', startsOn: '2026-12-01' });
  const task = await admin.post('/tasks', { tasks: [{ title: 'Ask the auditor' }] });
  const endpoint = await admin.post('/webhooks', { name: 'Chat', url: 'https://hooks.example.com/x', events: ['*'] });
  const rule = await admin.post('/automation/rules', VALID['/automation/rules']);
  made = [event, task, endpoint, rule].map(({ status }) => status);
  rows = [...(await findRows(server.organisationId)), { id: admin.userId, names: [] }];
});
afterAll(() => server.stop());

async function findRows(organisationId: string) {
  const { rows: columns } = await server.owner.query<{ table: string; columns: string[] }>(
    `select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid' group by table_name
     having 'id' = any(array_agg(column_name::text)) and 'organisation_id' = any(array_agg(column_name::text))`,
  );
  const found: { id: string; names: string[] }[] = [];
  for (const { table, columns: ids } of columns) {
    const { rows: some } = await server.owner.query<Record<string, string | null>>(
      `select ${ids.map((id) => `"${id}"`).join(', ')} from ${table} where organisation_id = $1 limit 1`,
      [organisationId],
    );
    for (const { id, organisation_id: _, ...names } of some)
      found.push({ id: id ?? '', names: Object.values(names).filter((name) => name !== null) });
  }
  return found;
}

/** Every address that the path may have here; of two ids the first is one that the row of the second names. */
function addressesOf({ path }: Place): string[] {
  const plain = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole);
  const ids = plain.match(/\{\w+\}/g) ?? [];
  if (ids.length === 0) return [plain];
  if (ids.length === 1) return rows.map(({ id }) => plain.replace(/\{\w+\}/, id));
  return rows.flatMap(({ id, names }) =>
    names.map((name) => plain.replace(/\{\w+\}/, name).replaceAll(/\{\w+\}/g, id)),
  );
}

test('there are things of which nothing is changed', () => {
  expect(made).toEqual([200, 200, 200, 200]);
  expect(rows.length).toBeGreaterThan(20);
  expect(changes.length).toBeGreaterThan(40);
});

test.each(changes)('$method $path with nothing in it', async (place) => {
  const faults: string[] = [];
  for (const address of addressesOf(place))
    for (const body of [{}, undefined]) {
      const { status } = await admin.request(place.method, address, body);
      if (status >= 500) faults.push(`${address} ${JSON.stringify(body)}: ${status}`);
    }
  expect(faults).toEqual([]);
});

test.each(places.filter(({ method, name }) => method === 'POST' && !name.startsWith('transfers.')))(
  'POST $path with nothing in it',
  async (place) => {
    const address = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => WORDS[name] ?? MISSING);
    for (const body of [{}, undefined]) expect((await admin.request('POST', address, body)).status).toBeLessThan(500);
  },
);
