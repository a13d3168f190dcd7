import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import type { MappingSearch } from './mapping-search.ts';

export const USUAL_SIZE = 25;

interface Ends {
  from: string;
  to: string;
}

export function useCrosswalk(ends: Ends, { q, relation, stands, page = 1, size = USUAL_SIZE }: MappingSearch) {
  const language = useLanguage();
  const input = { ...ends, search: q, relation, stands, page: page - 1, pageSize: size, language };
  return useQuery(
    orpc.evidence.crosswalk.list.queryOptions({
      input,
      enabled: ends.from !== ends.to,
      placeholderData: keepPreviousData,
    }),
  );
}

export const pairOfRow = ({ from, to }: CrosswalkRow) => ({
  from: from.framework,
  fromRequirement: from.requirementId,
  to: to.framework,
  toRequirement: to.requirementId,
});

export type Judgement = 'equal' | 'superset' | 'subset' | 'intersects' | 'none';

/** What judging so would do; undefined while nothing is chosen. */
export function useEffectOf(row: CrosswalkRow, relation: Judgement | 'shipped' | null) {
  const language = useLanguage();
  const input = { ...pairOfRow(row), relation: relation ?? 'shipped', language };
  return useQuery(orpc.evidence.crosswalk.effect.get.queryOptions({ input, enabled: relation !== null }));
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.evidence.key() });
}

export function useJudge(row: CrosswalkRow, onDone: () => void) {
  const { t } = useTranslation('mapping');
  const language = useLanguage();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (said: { relation: Judgement; reason: string }) =>
      client.evidence.crosswalk.overrules.add({ ...pairOfRow(row), ...said, language }),
    onSuccess: () => {
      toast('success', t('judge.saved'));
      refresh();
      onDone();
    },
  });
}

export function useTakeBack(onDone: () => void) {
  const { t } = useTranslation('mapping');
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => client.evidence.crosswalk.overrules.remove({ id }),
    onSuccess: () => {
      toast('success', t('judge.takenBack'));
      refresh();
      onDone();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
}
