import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../kit/api.ts';

/** Keys of the sources of a kind that have an open task, of the hundred that are due next. */
export function useOpenSources(kind: string): ReadonlySet<string> {
  const { data } = useQuery(orpc.tasks.list.queryOptions({ input: { kind, state: 'open', pageSize: 100 } }));
  return useMemo(() => new Set(data?.rows.flatMap(({ source }) => source?.key ?? [])), [data]);
}
