import { useQuery } from '@tanstack/react-query';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { usePermission } from '../../people/use-permission.ts';

const TREND_DAYS = 180;

/** The way from nothing to an audit, as the acting person can go it. */
export function usePath() {
  const framework = useCurrentFramework();
  const enabled = usePermission('dashboard.view');
  return useQuery(orpc.readiness.path.get.queryOptions({ input: { framework }, enabled }));
}

/** The figures of the days that were kept, today's last; so many as a chart of the dashboard shows. */
export function useTrend() {
  const framework = useCurrentFramework();
  const enabled = usePermission('dashboard.view');
  return useQuery(orpc.readiness.trend.list.queryOptions({ input: { framework, days: TREND_DAYS }, enabled })).data;
}
