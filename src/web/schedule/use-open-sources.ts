import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client, orpc } from '../kit/requests/api.ts';

const PAGE = 100;

/** Keys of the sources of a kind that have an open task. */
export function useOpenSources(kind: string): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: [...orpc.tasks.list.key(), 'sources', kind],
    queryFn: () => listSources(kind),
  });
  return useMemo(() => new Set(data), [data]);
}

async function listSources(kind: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 0; ; page++) {
    const { rows, total } = await client.tasks.list({ kind, state: 'open', page, pageSize: PAGE });
    keys.push(...rows.flatMap(({ source }) => source?.key ?? []));
    if ((page + 1) * PAGE >= total) return keys;
  }
}
