import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setUp, startProduct } from '../test/product.ts';
import { clientOf, waitForJob } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

const ROUNDS = 5;

/** Seconds from the first byte sent until the suggestions of the last document can be read. */
async function drop(folder: string): Promise<number> {
  const product = await startProduct();
  const client = clientOf(product, await setUp(product));
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
  const start = performance.now();
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const { files: uploaded } = (await (await client.upload(form)).json()) as { files: { id: string }[] };
  const added = await client.post('/documents', { files: uploaded.map(({ id }) => ({ fileId: id })) });
  const { job } = (await added.json()) as { job: { id: string } };
  await waitForJob(client, job.id);
  const { total } = (await (await client.get('/suggestions?atLeast=0&pageSize=1')).json()) as { total: number };
  const seconds = (performance.now() - start) / 1000;
  await product.remove();
  if (total === 0) throw new Error('No suggestion was made: nothing was measured.');
  return seconds;
}

/** The folder of policies is the measurer's own: POLICIES_DIR. */
export const documents: Benchmark = {
  name: 'main-job.documents',
  async run() {
    const folder = process.env['POLICIES_DIR'];
    if (!folder) {
      console.log('  left out: set POLICIES_DIR to a folder of policies (pdf, docx, txt)');
      return [];
    }
    const tasks = [];
    for (let round = 0; round < ROUNDS; round++) tasks.push(await drop(folder));
    return [rowOf('main-job.documents', 's', tasks, { atMost: 15 })];
  },
};
