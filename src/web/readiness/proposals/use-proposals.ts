import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Control } from '#domain/controls/control.ts';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { decisionIn, type Holders, undoingDecision } from './decisions.ts';

export function useProposals(isWanted = true) {
  const framework = useCurrentFramework();
  const language = useLanguage();
  return useQuery(
    orpc.readiness.proposals.get.queryOptions({ input: { framework, language }, enabled: isWanted, staleTime: 0 }),
  );
}

/** Accepts drafts as they are shown; a toast takes it back. */
export function useAcceptProposals() {
  const { t } = useTranslation('proposals');
  const framework = useCurrentFramework();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [orpc.controls.key(), orpc.readiness.key(), orpc.activity.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const decide = useMutation(
    orpc.controls.decisions.add.mutationOptions({
      onError: (problem) => toast('error', messageOf(problem)),
      onSettled: refresh,
    }),
  );
  const undo = (accepted: readonly ControlProposal[], kept: readonly Control[]) => {
    const versions = new Map(kept.map(({ requirementId, version }) => [requirementId, version]));
    decide.mutate(
      {
        framework,
        decisions: accepted.map((each) => undoingDecision(each, versions.get(each.requirementId) ?? each.version)),
      },
      { onSuccess: () => toast('success', t('undone', { count: accepted.length })) },
    );
  };
  const accept = (accepted: readonly ControlProposal[], holders: Holders, onDone?: () => void) =>
    decide.mutate(
      { framework, decisions: accepted.map((each) => decisionIn(each, holders)) },
      {
        onSuccess: (kept) => {
          toast('success', t('accepted', { count: accepted.length }), {
            label: t('undo'),
            run: () => undo(accepted, kept),
          });
          onDone?.();
        },
      },
    );
  return { accept, isPending: decide.isPending };
}
