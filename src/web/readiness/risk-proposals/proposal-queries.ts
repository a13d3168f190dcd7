import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Group } from '#domain/readiness/risk-proposals/facts.ts';
import type { AcceptedProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { useFormat } from '../../kit/format.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

const { list, acceptances, dismissals } = orpc.readiness.riskProposals;

/** As many as a group ever has: a scenario is proposed once for each. */
const MOST = 100;

export function useProposals(group?: Group) {
  const language = useLanguage();
  const input = { language, pageSize: MOST, ...(group && { group }) };
  return useQuery(list.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** How many risks are proposed; undefined until that is known, or where one may not see them. */
export function useProposalCount(isWanted = true): number | undefined {
  return useQuery(list.queryOptions({ input: { pageSize: 1 }, enabled: isWanted })).data?.total;
}

export function useDismissals() {
  return useQuery(dismissals.list.queryOptions({ input: { language: useLanguage() } }));
}

/** What can be decided of proposals. Each says what came of it, and takes it back. */
export function useDecisions() {
  const { t } = useTranslation('risk-proposals');
  const { list: listed } = useFormat();
  const language = useLanguage();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([orpc.readiness.key(), orpc.risks.key()].map((queryKey) => client.invalidateQueries({ queryKey })));
  const onError = (problem: unknown) => toast('error', messageOf(problem));
  const undo = useMutation(
    acceptances.undo.mutationOptions({
      onSuccess: ({ removed, kept }) => {
        toast(
          'success',
          [
            t('undone', { count: removed }),
            kept.length > 0 && t('kept', { count: kept.length, names: listed(kept.map(({ title }) => title)) }),
          ]
            .filter(Boolean)
            .join('. '),
        );
        return refresh();
      },
      onError,
    }),
  );
  const restore = useMutation(dismissals.remove.mutationOptions({ onSuccess: refresh, onError }));
  const accept = useMutation(
    acceptances.add.mutationOptions({
      onSuccess: ({ risks, gone }) => {
        const text = [t('accepted', { count: risks.length }), gone.length > 0 && t('gone', { count: gone.length })];
        toast(
          'success',
          text.filter(Boolean).join('. '),
          ...(risks.length > 0 ? [{ label: t('undo'), run: () => undo.mutate({ risks }) }] : []),
        );
        return refresh();
      },
    }),
  );
  const dismiss = useMutation(
    dismissals.add.mutationOptions({
      onSuccess: ({ dismissed }, { keys }) => {
        toast('success', t('dismissed', { count: dismissed }), {
          label: t('undo'),
          run: () => restore.mutate({ keys }),
        });
        return refresh();
      },
    }),
  );
  return {
    accept: (proposals: AcceptedProposal[]) => accept.mutateAsync({ proposals, language }),
    acceptOrSay: (keys: readonly string[]) =>
      accept.mutate({ proposals: keys.map((key) => ({ key })), language }, { onError }),
    dismiss,
    restore,
    isBusy: accept.isPending || undo.isPending,
  };
}
