/** Does the work for every one of them, so many at a time. The first that fails ends it; those under way are waited for. */
export async function inTurns<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  let hasFailed = false;
  const lane = async () => {
    for (const one of waiting) {
      if (hasFailed) return;
      await work(one).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}
