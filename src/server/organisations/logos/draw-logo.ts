import { buffer } from 'node:stream/consumers';
import { type ProcessBounds, startProcess } from '#engine/bounded/process.ts';
import { semaphore } from '#engine/bounded/semaphore.ts';

/** Wall clock for one picture, in milliseconds. */
const TIME = 15_000;
const BOUNDS: ProcessBounds = { heap: 128, data: 1200, cpu: 10 };
/** One after the other: logos are rare, and a hostile one takes a processor for seconds. */
const inTurn = semaphore(1);

/**
 * Draws an uploaded picture anew as PNG, in a bounded process: what takes gigabytes or loops ends that process, never the server.
 * @returns undefined when it is no picture of the four kinds, is damaged, or is larger than any logo.
 */
export function drawLogo(bytes: Buffer): Promise<Buffer | undefined> {
  return inTurn(async () => {
    const env = { VIPS_NOVECTOR: '1' };
    const child = startProcess(new URL('./child.ts', import.meta.url), BOUNDS, { env, allows: ['--allow-addons'] });
    child.limit(TIME);
    child.input.end(bytes);
    const answer = await buffer(child.answers).catch(() => Buffer.alloc(0));
    child.end();
    return answer[0] === 1 ? answer.subarray(1) : undefined;
  });
}
