import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/organisations/policy.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { useProved } from './security/use-proved.tsx';
import { sessionQuery } from './session.ts';
import type { PolicyAnswer } from './settings/policy-fields.ts';

interface Way {
  onKept: (kept: PolicyAnswer) => void;
  onRefused: (error: unknown) => void;
}

/** Changes the policy; a change that lowers it asks for a proof first. */
export function useChangePolicy({ onKept, onRefused }: Way): {
  change: (policy: Partial<Policy>) => Promise<void>;
  isBusy: boolean;
  /** To be drawn where the change is made. */
  proofDialog: ReactNode;
} {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: (input: Partial<Policy> & { proof?: string }) => client.organisations.policy.change(input),
    onSuccess: async (kept) => {
      queryClient.setQueryData(orpc.organisations.policy.get.queryKey(), kept);
      onKept(kept);
      // Whoever tightens a rule may be the first whom it binds.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const { run, proofDialog } = useProved<Partial<Policy>>({
    send: changing.mutateAsync,
    onRefused,
    words: { title: t('lowering.title'), text: t('lowering.text'), confirmLabel: t('lowering.confirm') },
  });
  return { change: run, isBusy: changing.isPending, proofDialog };
}
