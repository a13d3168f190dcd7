import { setUp, startProduct } from '../test/product.ts';
import { spreadsheetOf } from './assets.ts';
import { clientOf } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const ROWS = 20_000;
const KILLS = 10;

/** An import killed with -9 at ten moments drawn by lot: every row that was counted is there afterwards, and none twice. */
export const assetsKilled: Benchmark = {
  name: 'assets.killed',
  async run() {
    let product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
    const cookie = await setUp(product);
    const client = () => clientOf(product, cookie);
    const form = new FormData();
    form.append('files', new Blob([spreadsheetOf(ROWS)], { type: 'text/csv' }), 'assets.csv');
    const { files } = (await (await client().upload(form)).json()) as { files: { id: string }[] };
    const mapping = ['name', 'type', 'category', 'serialNumber', 'owner', 'status', 'location', 'dataClassification'];
    const asked = { fileId: files[0]?.id, mapping, replacements: [], dateOrder: 'day-first' };
    const { id } = (await (await client().post('/asset-imports', asked)).json()) as { id: string };
    const read = async <T>(path: string) => (await (await client().get(path)).json()) as T;
    const written = async () => (await read<{ total: number }>('/assets?pageSize=1')).total;
    const counted = async () => (await read<{ outcome: { created: number } }>(`/asset-imports/${id}`)).outcome.created;
    let wrong = 0;
    let kills = 0;
    for (; kills < KILLS; kills++) {
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1500));
      const acknowledged = await counted();
      if ((await read<{ state: string }>(`/jobs/${id}`)).state === 'done') break;
      await product.stop('SIGKILL');
      product = await startProduct({ dataDir: product.dataDir, env: { REQUESTS_PER_MINUTE: '10000000' } });
      const [now, there] = [await counted(), await written()];
      if (now < acknowledged || there < now) wrong += 1;
    }
    for (;;) {
      const { state } = await read<{ state: string }>(`/jobs/${id}`);
      if (state === 'failed') throw new Error('The import failed.');
      if (state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const total = await written();
    const serials = new Set<string>();
    for (let page = 0; page * 100 < total; page++) {
      const { rows } = await read<{ rows: { serialNumber: string }[] }>(`/assets?pageSize=100&page=${page}`);
      for (const { serialNumber } of rows) serials.add(serialNumber);
    }
    await product.remove();
    return [
      rowOf('assets.killed-times', 'kills', [kills], null),
      rowOf('assets.killed-lost', 'rows lost or twice', [wrong + Math.abs(total - ROWS) + (ROWS - serials.size)], {
        atMost: 0,
      }),
    ];
  },
};
