import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Context } from '#server/platform/context.ts';
import { listVendors } from '#server/vendors/vendor-list.ts';
import type { Tables } from '#server/tables.ts';
import { type Benchmark, median, rowOf } from './row.ts';
import { openVendorsGround } from './vendors-ground.ts';

const VENDORS = 5000;
const RECORDS = 4;
const ROUNDS = 5;
const A_ROUND = 40;
/** A page must feel immediate, with the way through the browser still to come. */
const GOAL = 60;
/** A request is the list's own statements, and besides them its session, its transaction and the check of its answer: not more than as much again, twice. */
const TIMES = 3;

/** A page of 25 of 5,000 vendors with 20,000 records, against the list's own statements on a bare connection, turn by turn. */
export const vendorsList: Benchmark = {
  name: 'vendors.list',
  async run() {
    const { url, client, owner, close } = await openVendorsGround();
    const { rows } = await owner.query<{ id: string }>('select id from organisations');
    const organisationId = rows[0]?.id ?? '';
    await fill(owner);
    const options = `-c role=clausewise_app -c clausewise.organisation_id=${organisationId}`;
    const pool = new pg.Pool({ connectionString: url, options, max: 1 });
    const bare = await statementsOf(pool, organisationId);
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const ours = async () => {
      const answer = await client.get('/vendors?pageSize=25&sort=name');
      const { total } = (await answer.json()) as { total: number };
      if (total !== VENDORS) throw new Error(`${answer.status} ${total}`);
    };
    await ours();
    const [pages, baselines, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [page, baseline]: [number[], number[]] = [[], []];
      for (let at = 0; at < A_ROUND; at++) {
        page.push(await timed(ours));
        baseline.push(await timed(bare));
      }
      pages.push(median(page));
      baselines.push(median(baseline));
      ratios.push(median(page) / median(baseline));
    }
    await pool.end();
    await close();
    return [
      rowOf('vendors.list-page', 'ms', pages, { atMost: GOAL }, median(baselines)),
      rowOf('vendors.list-ratio', 'x bare', ratios, { atMost: TIMES }, median(baselines)),
    ];
  },
};

/** What the list asks the database for this page, asked again without the rest of a request. */
async function statementsOf(pool: pg.Pool, organisationId: string): Promise<() => Promise<void>> {
  const statements: { text: string; values: unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  await listVendors({ db, organisationId, now: new Date() } as unknown as Context, { pageSize: 25, sort: 'name' });
  return async () => {
    for (const statement of statements) await pool.query(statement);
  };
}

async function fill(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into vendors (id, organisation_id, name, tier, industry, compliance, description, website, domains, review_months,
        review_due_on, notes, score, created_at, created_by_name, changed_at)
      select gen_random_uuid(), organisations.id, 'Vendor ' || n, (array['Critical', 'High', 'Medium', 'Low'])[1 + n % 4], 'Hosting',
        'SOC 2', '', '', '{}', 12, current_date + n % 300, '', 50 + n % 50, now(), 'Ana Ruiz', now()
      from organisations, generate_series(1, ${VENDORS}) n`);
  await owner.query(`
    insert into vendor_records (id, organisation_id, vendor_id, facts, created_at, created_by_name, changed_at)
      select gen_random_uuid(), organisation_id, id,
        case n % 4
          when 0 then jsonb_build_object('kind', 'contact', 'name', 'Ada Berg')
          when 1 then jsonb_build_object('kind', 'certificate', 'standard', 'SOC 2', 'expiresOn', '2099-01-01')
          when 2 then jsonb_build_object('kind', 'incident', 'title', 'Outage', 'happenedOn', '2026-01-01', 'severity', 'low')
          else jsonb_build_object('kind', 'contract', 'title', 'Services', 'endOn', '2099-01-01')
        end, now(), 'Ana Ruiz', now()
      from vendors, generate_series(1, ${RECORDS}) n`);
  await owner.query(`
    insert into vendor_scores (id, organisation_id, vendor_id, score, basis, scored_at, scored_by_name)
      select gen_random_uuid(), organisation_id, id, score,
        '{"tier": "High", "industry": "Hosting", "compliance": "SOC 2", "incidents": 1}', now() - n * interval '1 day', 'Ana Ruiz'
      from vendors, generate_series(1, 3) n`);
  await owner.query('analyze');
}
