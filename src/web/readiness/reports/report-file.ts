import { currentOrganisation } from '../../kit/current-organisation.ts';
import { ProblemError, problemOf } from '../../kit/problem.ts';

const NAME = /filename\*=UTF-8''([^;]+)/;

function addressOf(path: string, query: Record<string, string>): string {
  const organisation = currentOrganisation();
  return `/api/v1${path}?${new URLSearchParams({ ...query, ...(organisation && { organisation }) })}`;
}

/** Has the server make a file and hands it to the browser to keep. @throws ProblemError where the server refuses. */
export async function saveReport(path: string, query: Record<string, string>): Promise<void> {
  const response = await fetch(addressOf(path, query), { credentials: 'same-origin' });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    throw new ProblemError(problemOf({ data, status: response.status }));
  }
  const [, name = 'report'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = decodeURIComponent(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A pack is streamed by the browser itself: it may be larger than memory. */
export const hrefOfPack = (id: string) => addressOf(`/audit-packs/${id}/file`, {});
