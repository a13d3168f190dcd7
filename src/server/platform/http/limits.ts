import { tooMany } from './problems.ts';

export interface Limits {
  /** Counts one request of that key. @throws Problem 429 when it had more than its share within a minute, or so many minutes. */
  count(key: string, most: number, minutes?: number): void;
}

const MOST_KEYS = 50_000;

/** A bucket a key, refilled steadily. In memory: a limit protects this process, and a lock-out is kept in the database. */
export function openLimits(now: () => number = Date.now): Limits {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    count(key, most, minutes = 1) {
      const at = now();
      const bucket = buckets.get(key) ?? { left: most, at };
      const left = Math.min(most, bucket.left + ((at - bucket.at) / (minutes * 60_000)) * most) - 1;
      // Taken out and put back, so that the map's order is by last use and the first are the idlest.
      buckets.delete(key);
      buckets.set(key, { left: Math.max(left, -1), at });
      if (buckets.size > MOST_KEYS)
        for (const idle of [...buckets.keys()].slice(0, MOST_KEYS / 2)) buckets.delete(idle);
      if (left < 0) throw tooMany(Math.max(1, Math.ceil((60 * minutes) / most)));
    },
  };
}
