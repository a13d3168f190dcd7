import { useQuery } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';
import { usePermission } from '../people/use-permission.ts';

/** Every framework of the catalogue. */
export function useFrameworks() {
  return useQuery(orpc.frameworks.available.list.queryOptions({ staleTime: 60 * 60_000 }));
}

export type FrameworkSummary = NonNullable<ReturnType<typeof useFrameworks>['data']>[number];

/** The frameworks that the organisation works with, the base first. */
export function useInUse() {
  const enabled = usePermission('dashboard.view');
  return useQuery(orpc.frameworks.inUse.list.queryOptions({ enabled }));
}

/** The same with what each is called, where that is known already. */
export function useNamedInUse(): { frameworks: FrameworkSummary[]; isLoading: boolean } {
  const inUse = useInUse();
  const all = useFrameworks();
  const frameworks = (inUse.data ?? []).flatMap(({ framework }) => all.data?.find(({ id }) => id === framework) ?? []);
  return { frameworks, isLoading: inUse.isLoading || all.isLoading };
}

/** Whether there is another framework than the base, so that things must say which one they are of. */
export function useIsSeveral(): boolean {
  return (useInUse().data?.length ?? 0) > 1;
}
