import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asksShown, type ShownAsk } from '#domain/controls/asks-shown.ts';
import { type Evidence, isCurrent } from '#domain/evidence/evidence.ts';
import { todayIs } from '#web/controls/control-queries.ts';
import { useCurrentFramework } from '#web/frameworks/current-framework.ts';
import { orpc } from '#web/kit/requests/api.ts';

/** What today's accepted evidence shows of each thing that a requirement asks for, and which piece decides it. */
export function useShown(requirementId: string): ReadonlyMap<string, ShownAsk<Evidence>> {
  const framework = useCurrentFramework();
  const { data } = useQuery(orpc.evidence.list.queryOptions({ input: { framework, requirementId, pageSize: 100 } }));
  return useMemo(() => asksShown((data?.rows ?? []).filter((piece) => isCurrent(piece, todayIs()))), [data]);
}
