import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AskStatus } from '#domain/frameworks/requirement.ts';
import { asksCovered, isCurrent } from '#domain/evidence/evidence.ts';
import { todayIs } from '#web/controls/control-queries.ts';
import { useCurrentFramework } from '#web/frameworks/current-framework.ts';
import { orpc } from '#web/kit/api.ts';

/** What today's accepted evidence shows of each thing that a requirement asks for. */
export function useShown(requirementId: string): ReadonlyMap<string, AskStatus> {
  const framework = useCurrentFramework();
  const { data } = useQuery(orpc.evidence.list.queryOptions({ input: { framework, requirementId, pageSize: 100 } }));
  return useMemo(() => asksCovered((data?.rows ?? []).filter((piece) => isCurrent(piece, todayIs()))), [data]);
}
