/** What stands in the address of a vendor: an earlier look of the monitoring. */
export interface RunSearch {
  run?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readRunSearch(raw: Record<string, unknown>): RunSearch {
  const { run } = raw;
  return typeof run === 'string' && UUID.test(run) ? { run } : {};
}
