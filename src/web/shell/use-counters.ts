import { useQueries, useQuery } from '@tanstack/react-query';
import { useSession } from '../people/session.ts';
import { loadContributions } from './contribution.ts';

/** What the subjects have given to the shell; empty until they are loaded. */
export function useContributions() {
  const { data } = useQuery({
    queryKey: ['shell', 'contributions'],
    queryFn: loadContributions,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

/** The numbers beside the entries of the navigation, by address. */
export function useCounters(): ReadonlyMap<string, number> {
  const session = useSession();
  const counters = useContributions().flatMap(({ counters: of }) => of?.(session) ?? []);
  const answers = useQueries({
    queries: counters.map(({ to, subject, count }) => ({ queryKey: [subject, 'counter', to], queryFn: count })),
  });
  return new Map(counters.map(({ to }, index) => [to, answers[index]?.data ?? 0]));
}
