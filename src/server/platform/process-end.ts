import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Whoever asks again after so many milliseconds does not want to wait; sooner it is the same wish, by a service manager and by our own wrapper. */
const IMPATIENCE = 1000;
/** Milliseconds after which what does not end is left behind: the next start recovers. */
const LONGEST = 50_000;

/** Lets the process end in order when it is asked to, and never without a line that says why. */
export function endInOrder(log: Log, close: () => Promise<void>): void {
  let asked: number | undefined;
  const end = async (code: number) => {
    asked = Date.now();
    const late = sleep(LONGEST).then(() => {
      throw new Error(`It took longer than ${LONGEST / 1000} s.`);
    });
    try {
      await Promise.race([close(), late]);
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'ended out of order');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (asked === undefined) return void end(0);
      if (Date.now() - asked < IMPATIENCE) return;
      log.fatal({ signal }, 'ended at once: asked twice');
      process.exit(1);
    });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this: the server ends');
    if (asked === undefined) void end(1);
  });
}
