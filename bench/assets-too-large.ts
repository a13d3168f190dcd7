import { setUp, startProduct } from '../test/product.ts';
import { MAPPING, spreadsheetOf } from './assets.ts';
import { clientOf, waitForJob } from './client.ts';
import { megabytesOf, processesOf } from './memory.ts';
import { type Benchmark, rowOf } from './row.ts';

const MEGABYTES = 200;
const ROUNDS = 3;

/** A spreadsheet of 200 MB: real rows, again and again. */
function largeFile(): Blob {
  const rows = spreadsheetOf(50_000);
  const pieces = Math.ceil((MEGABYTES * 1_000_000) / rows.length);
  return new Blob(
    Array.from({ length: pieces }, (_, at) => (at === 0 ? rows : rows.slice(rows.indexOf('\n')))),
    { type: 'text/csv' },
  );
}

interface Refusal {
  seconds: number;
  megabytes: number;
  said: string;
}

/** Uploads the file and, where it is taken in, starts its import. Answers how it was refused, and what that cost. */
async function refusal(env: Record<string, string>): Promise<Refusal> {
  const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000', ...env } });
  const client = clientOf(product, await setUp(product));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const memory = () => megabytesOf(processesOf(product.pid, product.dataDir));
  const idle = memory();
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 50);
  const form = new FormData();
  form.append('files', largeFile(), 'assets.csv');
  const start = performance.now();
  const { files } = (await (await client.upload(form)).json()) as {
    files: { id?: string; problem?: { detail: string } }[];
  };
  const [file] = files;
  let said = file?.problem?.detail ?? '';
  if (file?.id) {
    const plan = { fileId: file.id, mapping: MAPPING, replacements: [], dateOrder: 'day-first' };
    const started = await client.post('/asset-imports', plan);
    const { id, detail = '' } = (await started.json()) as { id: string; detail?: string };
    said = started.ok ? await whyItEnded(client, id) : detail;
  }
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  await product.remove();
  return { seconds, megabytes: peak - idle, said };
}

async function whyItEnded(client: ReturnType<typeof clientOf>, id: string): Promise<string> {
  try {
    await waitForJob(client, id);
    return '';
  } catch (error) {
    return String(error);
  }
}

/**
 * A spreadsheet of 200 MB is refused with the limit it is over: at the door of the upload as the product is delivered, or by the import where an
 * administrator lets larger files in. Time from the first byte to the refusal, and memory above idle.
 */
export const assetsTooLarge: Benchmark = {
  name: 'assets.too-large',
  async run() {
    const [doors, readers]: [Refusal[], Refusal[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      doors.push(await refusal({}));
      readers.push(await refusal({ UPLOAD_LIMIT_MB: '250' }));
    }
    for (const { said } of [...doors, ...readers])
      if (!/larger than \d+ MB/.test(said)) throw new Error(`The refusal names no limit: ${said}`);
    const seconds = (all: Refusal[]) => all.map((each) => each.seconds);
    const megabytes = (all: Refusal[]) => all.map((each) => each.megabytes);
    return [
      rowOf('assets.too-large-upload', 's', seconds(doors), null),
      rowOf('assets.too-large-upload-memory', 'MB above idle', megabytes(doors), { atMost: 150 }),
      rowOf('assets.too-large-import', 's', seconds(readers), null),
      rowOf('assets.too-large-import-memory', 'MB above idle', megabytes(readers), { atMost: 150 }),
    ];
  },
};
