import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sessionQuery } from '../../people/session.ts';
import { checkRoute, type Outcome } from './check-route.ts';
import { routesOf } from './routes.ts';

const KEY = 'route-check';

/** All routes, and what was found of each so far; `again` asks for the session anew and checks all of them. */
export function useChecks() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const routes = useMemo(() => routesOf(router.routesByPath as unknown as Record<string, AnyRoute>), [router]);
  const { data: session = null, isFetched } = useQuery(sessionQuery);
  const outcomes = useQueries({
    queries: routes.map((entry) => ({
      queryKey: [KEY, entry.path, session?.user.id, session?.organisation?.id],
      queryFn: () => checkRoute(router, entry, session).catch(failed),
      enabled: isFetched,
      retry: false,
      gcTime: 0,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data, isFetching }, place) => (data && !isFetching ? [[routes[place]?.path, data]] : [])),
      ),
  });
  const again = async () => {
    await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    await queryClient.refetchQueries({ queryKey: [KEY] });
  };
  return { routes, outcomes, session, again };
}

function failed(error: unknown): Outcome {
  return { is: 'failed', status: error instanceof Error ? error.message : '–' };
}
