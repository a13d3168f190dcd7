import { type Failure, hasFailed } from '#engine/bounded/bounds.ts';
import { threadRunner } from '#engine/bounded/thread.ts';
import { Problem } from '../../platform/http/problems.ts';

type Grids = { name: string; rows: string[][] }[];

/** The largest workbook of ours is read in a tenth of a second. */
const readInThread = threadRunner<Uint8Array, Grids>(new URL('./sheet-thread.ts', import.meta.url), {
  time: 20_000,
  memory: 256,
  atOnce: 2,
});

const WHY_NOT: Partial<Record<Failure, string>> = {
  time: 'Reading it took longer than any real workbook does.',
  memory: 'Reading it took more memory than any real workbook needs.',
};

/** The sheets of a workbook as texts, read in a thread that is bounded in time and memory. @throws Problem 422 with one sentence that says why not. */
export function readGrids(bytes: Uint8Array): Promise<Grids> {
  return readInThread(bytes).catch((error: unknown) => {
    const why = hasFailed(error) && (WHY_NOT[error.failure] ?? error.message);
    throw new Problem(422, 'unreadable_file', why || 'The workbook is damaged and cannot be read.');
  });
}
