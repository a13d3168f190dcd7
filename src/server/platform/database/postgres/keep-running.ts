import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { Cluster } from './cluster.ts';

/** Milliseconds between two looks at it, and at most between two attempts to start what does not start: on a full disk, say. */
const [LOOK, LONGEST] = [150, 4000];

/** Starts the embedded PostgreSQL again whenever it has ended. @returns a function that ends this, and waits for what is under way */
export function keepRunning(cluster: Pick<Cluster, 'isAlive' | 'startAgain'>, log: Log): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const watch = async () => {
    for (let pause = LOOK; !signal.aborted; await sleep(pause, undefined, { ref: false, signal }).catch(() => {})) {
      if (await cluster.isAlive()) continue;
      log.error(
        'The embedded PostgreSQL has ended and is started again. Its own log, postgres.log in DATA_DIR, says why.',
      );
      try {
        await cluster.startAgain();
        log.warn('The embedded PostgreSQL runs again.');
        pause = LOOK;
      } catch (error) {
        log.error({ err: error }, 'The embedded PostgreSQL did not start.');
        pause = Math.min(pause * 2, LONGEST);
      }
    }
  };
  const watching = watch();
  return async () => {
    closing.abort();
    await watching;
  };
}
