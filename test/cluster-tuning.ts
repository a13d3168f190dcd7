/**
 * For a PostgreSQL that many servers of the tests share: more connections, and since nothing of it outlives the run, nothing waits for the disk.
 */
export const NOT_DURABLE = {
  max_connections: '90',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};
