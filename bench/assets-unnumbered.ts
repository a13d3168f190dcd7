import { setUp, startProduct } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { type Benchmark, median, rowOf } from './row.ts';

const ROWS = 30_000;
const ROUNDS = 3;

/** A spreadsheet of 30,000 new assets without serial numbers, which are known by name and type, against as many with them. */
export const assetsUnnumbered: Benchmark = {
  name: 'assets.unnumbered',
  async run() {
    const [unnumbered, numbered]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++)
      for (const [isNumbered, seconds] of [
        [false, unnumbered],
        [true, numbered],
      ] as const) {
        const product = await startProduct({ env: { REQUESTS_PER_MINUTE: '10000000' } });
        const client = clientOf(product, await setUp(product));
        seconds.push(await addAssets(product, client, ROWS, isNumbered));
        await product.remove();
      }
    const ratios = unnumbered.map((each, round) => each / (numbered[round] ?? each));
    return [
      rowOf('assets.unnumbered-seconds', 's', unnumbered, null, median(numbered)),
      rowOf('assets.unnumbered-ratio', 'of those with serial numbers', ratios, { atMost: 1.5 }, median(numbered)),
    ];
  },
};
