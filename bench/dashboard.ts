import { setUp, startProduct } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { type Benchmark, type Row, rowOf } from './row.ts';

const INVENTORIES = [10_000, 100_000];
const VENDORS = 200;
const ROUNDS = 15;

/** What the dashboard asks for the next step, the pace and what expires, over large inventories with answered questions and 200 vendors. */
export const dashboard: Benchmark = {
  name: 'dashboard.path',
  async run() {
    const rows: Row[] = [];
    for (const count of INVENTORIES) {
      const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
      const client = clientOf(product, await setUp(product));
      await addAssets(product, client, count);
      await addVendors(client);
      await client.patch('/organisation/profile', {
        industry: 'technology',
        size: 'small',
        frameworks: ['ISO 27001'],
        timeline: 'standard',
        situations: ['remote-work'],
      });
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const start = performance.now();
        const answer = await client.get('/readiness/iso-27001-2022/path');
        if (!answer.ok) throw new Error(`path: ${answer.status}`);
        await answer.json();
        // The first one compiles and reads the catalogue.
        if (round > 0) times.push(performance.now() - start);
      }
      await product.remove();
      rows.push(rowOf(`dashboard.path-${count}`, 'ms', times, null));
    }
    return rows;
  },
};

async function addVendors(client: ReturnType<typeof clientOf>): Promise<void> {
  for (let n = 0; n < VENDORS; n++) {
    const made = await client.post('/vendors', {
      name: `Vendor ${n}`,
      tier: n % 4 === 0 ? 'High' : 'Low',
      industry: 'Mail',
    });
    const { id } = (await made.json()) as { id: string };
    const add = (facts: object) => client.post(`/vendors/${id}/records`, { facts });
    await add({ kind: 'contract', title: 'Main contract', endOn: `2031-0${(n % 9) + 1}-01`, noticeDays: 30 });
    await add({ kind: 'certificate', standard: 'ISO 27001', expiresOn: `2031-0${(n % 9) + 1}-15` });
    await add({ kind: 'data', name: 'Customers', classification: 'Internal', isPersonal: n % 2 === 0 });
  }
}
