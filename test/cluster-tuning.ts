import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For a PostgreSQL that many servers of the tests share: more connections, and since nothing of it outlives the run, nothing waits for the disk
 * and nothing is tidied up.
 */
export const NOT_DURABLE = {
  max_connections: '90',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** A new folder for such a PostgreSQL, in memory where there is room: a database has two thousand files, and a disk's are ten times as dear. */
export async function makeClusterDir(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const hasRoom = memory !== undefined && memory.bavail * memory.bsize >= ROOM;
  return mkdtemp(join(hasRoom ? MEMORY : tmpdir(), 'clausewise-test-'));
}
