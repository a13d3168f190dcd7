import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { download } from '../../kit/requests/download.ts';

function addressOf(path: string, query: Record<string, string>): string {
  const organisation = currentOrganisation();
  return `/api/v1${path}?${new URLSearchParams({ ...query, ...(organisation && { organisation }) })}`;
}

/** Has the server make a file and hands it to the browser to keep. @throws ProblemError where the server refuses. */
export async function saveReport(path: string, query: Record<string, string>): Promise<void> {
  await download(addressOf(path, query));
}

/** A pack is streamed by the browser itself: it may be larger than memory. */
export const hrefOfPack = (id: string) => addressOf(`/audit-packs/${id}/file`, {});
